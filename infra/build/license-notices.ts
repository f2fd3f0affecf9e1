import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT } from './build-step.ts';

/** The file in which the web build lists its packages' licenses; web/vite.config.ts sets the name. */
const NOTICES = 'licences.txt';

/** Parts that are served next to the bundle, or that contain third-party code in separate files. */
const PARTS: readonly { name: string; files: readonly string[] }[] = [
  {
    name: 'Code within monaco-editor',
    files: ['node_modules/monaco-editor/ThirdPartyNotices.txt'],
  },
  {
    name: 'swagger-ui-dist, at /api/docs',
    files: ['NOTICE', 'LICENSE', 'swagger-ui-bundle.js.LICENSE.txt'].map(
      (file) => `node_modules/swagger-ui-dist/${file}`,
    ),
  },
  { name: 'JetBrains Mono, the font', files: ['web/ui/fonts/LICENSE'] },
];

/** The package of the interpreter doesn't include a license text. */
const PYTHON = `## Pyodide and Python, at /runtime/python

Pyodide is under the Mozilla Public License 2.0 (https://www.mozilla.org/MPL/2.0/); its source is at
https://github.com/pyodide/pyodide. It is served with changes, which the programs in sandbox/python/build of
Packetsmith's source make. Python and its standard library are under the Python Software Foundation License
Version 2 (https://docs.python.org/3/license.html), Copyright © 2001 Python Software Foundation; All Rights
Reserved. They were compiled with Emscripten, under the MIT license (https://emscripten.org).
`;

/**
 * Completes the license notices for everything the web client distributes.
 *
 * @param web the built web client, with the licenses of what is bundled into it
 * @throws if one of the licenses is missing
 */
export async function addLicenseNotices(web: string): Promise<void> {
  const sections = await Promise.all(
    PARTS.map(async ({ name, files }) => {
      const texts = await Promise.all(
        files.map((file) => readFile(path.join(PROJECT, file), 'utf8')),
      );
      return `## ${name}\n\n${texts.join('\n\n')}`;
    }),
  );
  await appendFile(path.join(web, NOTICES), ['', ...sections, PYTHON].join('\n\n'));
}
