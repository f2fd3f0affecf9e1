import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The symbols of achievements in the sprite: their name, their viewBox and other attributes, and their shapes. */
const SYMBOL = /<symbol id="(a-[a-z-]+)"([^>]*)>(.*?)<\/symbol>/g;

/** Returns each achievement icon of a sprite as an SVG file, by its path in the site. */
export function iconFiles(sprite: string): Map<string, string> {
  return new Map(
    [...sprite.matchAll(SYMBOL)].map(([, name = '', attributes = '', shapes = '']) => [
      `icons/${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${shapes}</svg>\n`,
    ]),
  );
}

/**
 * Serves every achievement icon as a file with a permanent name, which the APIs refer to.
 *
 * @param spritePath the file with all icons
 */
export function achievementIcons(spritePath: string): Plugin {
  const read = async () => iconFiles(await readFile(spritePath, 'utf8'));
  let isForBrowsers = true;
  return {
    name: 'packetsmith:achievement-icons',
    configResolved({ build }) {
      isForBrowsers = build.ssr === false;
    },
    async generateBundle() {
      if (!isForBrowsers) return;
      for (const [fileName, source] of await read()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer(server) {
      server.middlewares.use('/icons', (request, response, next) => {
        void read().then((files) => {
          const file = files.get(`icons${request.url ?? ''}`);
          if (file === undefined) next();
          else response.setHeader('content-type', 'image/svg+xml').end(file);
        }, next);
      });
    },
  };
}
