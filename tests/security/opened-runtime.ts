import { copyFile, link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MODULE_PREFIX, RUNTIME_FILES } from '../../sandbox/python/runtime-files.ts';
import { readManifest, sha256 } from '../../sandbox/python/runtime-manifest.ts';

/** What stands between a program and JavaScript in the built bundle, and what replaces it. */
const OPENINGS: readonly [find: string, replace: string][] = [
  [
    'harness("seal")();',
    `globalThis.opened = { python, host };
    python.registerJsModule("js", globalThis);
    python.runPython(\`
import sys, packetsmith_harness.case
def keep_bridge():
    for name, module in [*sys.modules.items()]:
        if type(module) is not type(sys): del sys.modules[name]
packetsmith_harness.case.remove_bridge = keep_bridge\`);
    harness("seal")();`,
  ],
  [
    'const shell = createShell(host, files);',
    'const shell = globalThis.shell = createShell(host, files);',
  ],
];

/**
 * Removes the first layer of a bundle. A program in it can import the bridge. The module `js` is the realm's real
 * global object, which also holds Pyodide's object, the glue's globals and the host functions. The program can call
 * the given JavaScript, as if it had found a way to turn text into code.
 */
function openBundle(bundle: string, javaScript: string): string {
  let opened = bundle;
  for (const [find, replace] of OPENINGS) {
    const changed = opened.replace(find, () => replace);
    if (changed === opened) throw new Error(`The bundle doesn't contain ${find}.`);
    opened = changed;
  }
  const expression = opened.slice(MODULE_PREFIX.length);
  return `${MODULE_PREFIX}(() => {\n${javaScript}\nreturn ${expression.trim()};\n})()\n`;
}

/** A runtime without its first layer. */
export interface OpenedRuntime {
  directory: string;
  remove: () => Promise<void>;
}

/**
 * Copies the built runtime and opens the copy for attacks on the layers behind the import hook.
 *
 * @param javaScript statements that run in the interpreter's realm before it boots
 */
export async function openRuntime(runtimeDir: string, javaScript: string): Promise<OpenedRuntime> {
  const directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-opened-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  for (const name of await readdir(runtimeDir)) {
    const [from, to] = [path.join(runtimeDir, name), path.join(directory, name)];
    await link(from, to).catch(() => copyFile(from, to));
  }
  const manifest = await readManifest(directory);
  if (manifest === null) throw new Error(`There is no runtime in ${runtimeDir}.`);
  const source = await readFile(path.join(directory, RUNTIME_FILES.bundle), 'utf8');
  const bundle = openBundle(source, javaScript);
  manifest.files[RUNTIME_FILES.bundle] = { bytes: bundle.length, sha256: sha256(bundle) };
  for (const [name, content] of [
    [RUNTIME_FILES.bundle, bundle],
    [RUNTIME_FILES.manifest, JSON.stringify(manifest)],
  ] as const) {
    // The original has the same inode.
    await rm(path.join(directory, name));
    await writeFile(path.join(directory, name), content);
  }
  return { directory, remove };
}
