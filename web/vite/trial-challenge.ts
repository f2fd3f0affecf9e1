import type { Plugin } from 'vite';
import type { Trial } from 'virtual:trial';

const MODULE_ID = 'virtual:trial';

/**
 * Provides the challenge on the landing page as the module `virtual:trial`, so that visitors needn't wait for it.
 *
 * @param loadTrial reads it from the content
 */
export function trialChallenge(loadTrial: () => Promise<Trial>): Plugin {
  return {
    name: 'packetsmith:trial-challenge',
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      return `export const trial = ${JSON.stringify(await loadTrial())};`;
    },
  };
}
