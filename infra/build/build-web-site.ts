import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { buildWeb } from '../../web/build.ts';
import { addApiReference } from './api-reference/add-api-reference.ts';
import { compressForBrowsers } from './brotli.ts';
import { PROJECT, replaceDirectory } from './build-step.ts';

/** The file in which the web build lists its packages' licenses; web/vite.config.ts sets the name. */
const NOTICES = 'licences.txt';

/** Parts that are served next to the bundle, or that contain third-party code in separate files. */
const PARTS: readonly { name: string; files: readonly string[] }[] = [
  {
    name: 'Code within monaco-editor',
    files: ['node_modules/monaco-editor/ThirdPartyNotices.txt'],
  },
  {
    name: 'basedpyright, the language server of the editor',
    files: [
      'node_modules/browser-basedpyright/LICENSE.txt',
      'node_modules/browser-basedpyright/dist/pyright.worker.js.LICENSE.txt',
    ],
  },
  { name: 'JetBrains Mono, the font', files: ['web/ui/fonts/jetbrains-mono.LICENSE'] },
  {
    name: 'Atkinson Hyperlegible Next, the font',
    files: ['web/ui/fonts/atkinson-hyperlegible-next.LICENSE'],
  },
];

/** The stubs that the language server reads come with their license text. */
const TYPESHED = `## typeshed, in the files of the language server

The stubs of Python's standard library are from https://github.com/python/typeshed, under the Apache License 2.0
(https://www.apache.org/licenses/LICENSE-2.0), with parts under the MIT license. Their docstrings are from Python, under
the Python Software Foundation License Version 2 (https://docs.python.org/3/license.html).
`;

/** The package of the interpreter doesn't include a license text. */
const PYTHON = `## Pyodide and Python, at /runtime/python

Pyodide is under the Mozilla Public License 2.0 (https://www.mozilla.org/MPL/2.0/); its source is at
https://github.com/pyodide/pyodide. It is served with modifications, which sandbox/python/build in
Packetsmith's source code makes. Python and its standard library are under the Python Software Foundation License
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
  await appendFile(path.join(web, NOTICES), ['', ...sections, TYPESHED, PYTHON].join('\n\n'));
}

const COMPRESSIBLE = /\.(css|data|html|js|json|mjs|py|svg|tar|txt|wasm)$|(^|\/)snapshot[^/]*\.bin$/;
const SMALLEST_BYTES = 1_024;
const AT_ONCE = 4;

const gzip = promisify(zlib.gzip);

/** Adds a brotli and a gzip copy of every file in a directory that compression makes smaller. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compress(file);
  });
  await Promise.all(workers);
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const copies = [
    { extension: '.br', bytes: await compressForBrowsers(content) },
    { extension: '.gz', bytes: await gzip(content, { level: 9 }) },
  ];
  for (const { extension, bytes } of copies) {
    if (bytes.length < content.length) await writeFile(file + extension, bytes);
  }
}

/** Builds everything a web server serves: the web client and the API reference, compressed. */
export async function buildWebSite(output: string, report: (line: string) => void): Promise<void> {
  await replaceDirectory(output, async (draft) => {
    await buildWeb(draft, report);
    await addApiReference(draft);
    await addLicenseNotices(draft);
    report('Compressing');
    await precompress(draft);
  });
}
