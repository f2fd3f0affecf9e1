import type { HighlightedToken } from 'virtual:landing-demos';
import type { Plugin } from 'vite';
import { DEMOS, HERO_DEMO } from './demos.ts';

const MODULE_ID = 'virtual:landing-demos';

/**
 * Provides the programs of the landing page as the module `virtual:landing-demos`. They are highlighted at build
 * time, so that browsers needn't load a highlighter.
 *
 * @param highlight splits source into lines of tokens
 */
export function landingDemos(highlight: (code: string) => HighlightedToken[][]): Plugin {
  return {
    name: 'packetsmith:landing-demos',
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      const demos = DEMOS.map(({ file, code, output }) => ({
        file,
        lines: highlight(code),
        output,
      }));
      return [
        `export const demos = ${JSON.stringify(demos)};`,
        `export const heroDemo = demos[${DEMOS.indexOf(HERO_DEMO)}];`,
      ].join('\n');
    },
  };
}
