import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { languageServerFiles } from './language-server-files.ts';

const MODULE_ID = 'virtual:language-server';
/** Hashes of this many characters are in the names of all built assets. */
const HASH_LENGTH = 8;

/** A file that browsers load. */
interface ServedFile {
  extension: 'js' | 'json';
  type: string;
  source: string;
}

async function servedFiles(): Promise<ServedFile[]> {
  const { server, stubs } = await languageServerFiles();
  return [
    { extension: 'js', type: 'text/javascript', source: server },
    { extension: 'json', type: 'application/json', source: JSON.stringify(stubs) },
  ];
}

/**
 * Provides the addresses of the editor's language server as the module `virtual:language-server`. Its files are
 * assets of their own: nothing imports them, so that they load only when the editor asks for them.
 */
export function languageServer(): Plugin {
  let isBuild = false;
  return {
    name: 'packetsmith:language-server',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      if (!isBuild) return addresses('/assets/language-server.js', '/assets/language-server.json');
      const names = (await servedFiles()).map(({ extension, source }) => {
        const hash = createHash('sha256').update(source).digest('base64url');
        const fileName = `assets/language-server-${hash.slice(0, HASH_LENGTH)}.${extension}`;
        this.emitFile({ type: 'asset', fileName, source });
        return `/${fileName}`;
      });
      return addresses(...names);
    },
    configureServer({ middlewares }) {
      let files: Promise<ServedFile[]> | null = null;
      middlewares.use((request, response, next) => {
        const [, extension] =
          /^\/assets\/language-server\.(js|json)$/.exec(request.url ?? '') ?? [];
        if (extension === undefined) {
          next();
          return;
        }
        files ??= servedFiles();
        files.then((all) => {
          const file = all.find((one) => one.extension === extension);
          // A page in its own agent cluster only starts workers that send the same header.
          response.setHeader('cross-origin-embedder-policy', 'credentialless');
          response.setHeader('content-type', file?.type ?? 'text/plain');
          response.end(file?.source);
        }, next);
      });
    },
  };
}

function addresses(server?: string, stubs?: string): string {
  return [
    `export const SERVER_URL = ${JSON.stringify(server)};`,
    `export const STUBS_URL = ${JSON.stringify(stubs)};`,
  ].join('\n');
}
