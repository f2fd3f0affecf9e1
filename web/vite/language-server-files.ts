import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { type Files, typeshedClosure } from './typeshed-closure.ts';

/** The language server of the editor: basedpyright, in the parts that browsers load. */
export interface LanguageServerFiles {
  /** The script of its worker. */
  server: string;
  /** What it may read: stubs of the modules that learners can import, and the sandbox's own modules. */
  stubs: Files;
}

const SANDBOX = path.join(import.meta.dirname, '../../sandbox');
const PACKAGE_FILE = 'pyright.worker.js';

/** The module of the bundle whose value is an object with every file of typeshed, up to its first key. */
const TYPESHED_START = /\b\d+\(e\)\{e\.exports=(?=\{"\/typeshed\/)/;
/** The end of that module and the start of the next one. */
const TYPESHED_END = /\}(?=\},\d+\(e,n,t\)\{)/;
/** Starts a second copy of the whole server, which would analyze in the background. */
const BACKGROUND_ANALYSIS = 'createBackgroundAnalysis(e,n){const t=new ';
const NO_BACKGROUND_ANALYSIS = 'createBackgroundAnalysis(e,n){return;const t=new ';
/** Comes with the stubs, which it covers. */
const LICENSE = '/typeshed/LICENSE';
const SOURCE_MAP = /\n\/\/# sourceMappingURL=\S+\s*$/;

/**
 * Splits basedpyright's build for browsers, which is one file with the stubs of the whole standard library and of 200
 * other packages, into its code and the stubs that learners need.
 *
 * @throws {Error} if another version of the package no longer has the expected parts
 */
export async function languageServerFiles(): Promise<LanguageServerFiles> {
  const whole = await readFile(
    fileURLToPath(import.meta.resolve('browser-basedpyright/dist/pyright.worker.js')),
    'utf8',
  );
  const [beforeTypeshed, typeshed, afterTypeshed] = splitAtTypeshed(whole);
  const server = withoutBackgroundAnalysis(`${beforeTypeshed}{}${afterTypeshed}`);
  const modules = await learnersModules();
  const files = runInNewContext(`(${typeshed})`) as Files;
  const standard = modules.filter((module) => module !== LAB_MODULE);
  return {
    server: server.replace(SOURCE_MAP, '\n'),
    stubs: {
      [LICENSE]: files[LICENSE] ?? '',
      ...typeshedClosure(files, standard),
      ...(await sandboxModules()),
    },
  };
}

function splitAtTypeshed(whole: string): [before: string, typeshed: string, after: string] {
  const head = TYPESHED_START.exec(whole);
  if (head === null) throw new Error(`${PACKAGE_FILE} contains no typeshed.`);
  const start = head.index + head[0].length;
  const tail = TYPESHED_END.exec(whole.slice(start));
  if (tail === null) throw new Error(`The end of typeshed in ${PACKAGE_FILE} wasn't found.`);
  const end = start + tail.index + 1;
  return [whole.slice(0, start), whole.slice(start, end), whole.slice(end)];
}

function withoutBackgroundAnalysis(server: string): string {
  const [before, after, ...more] = server.split(BACKGROUND_ANALYSIS);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${PACKAGE_FILE} doesn't start its background analysis in the known way.`);
  }
  return `${before}${NO_BACKGROUND_ANALYSIS}${after}`;
}

const LAB_MODULE = 'lab';

/** Returns the modules that the sealed Python describes for learners. */
async function learnersModules(): Promise<string[]> {
  const program = await readFile(path.join(SANDBOX, 'python/build/describe_library.py'), 'utf8');
  const [, list] = /^MODULES = """([^"]*)"""\.split\(\)/m.exec(program) ?? [];
  if (list === undefined) throw new Error('describe_library.py lists no modules.');
  return list.trim().split(/\s+/);
}

/** The sandbox's own packages that learners import, as folders of the sandbox. */
const PACKAGES = ['cryptography', 'toyvm'];

async function packageFiles(name: string): Promise<Files> {
  const folder = path.join(SANDBOX, name);
  const sources = await readdir(folder, { recursive: true });
  const python = sources.filter((file) => file.endsWith('.py')).toSorted();
  const files = await Promise.all(
    python.map(async (file): Promise<[string, string]> => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return [`/src/${name}/${file.split(path.sep).join('/')}`, text];
    }),
  );
  return Object.fromEntries(files);
}

/** Returns the stub of the lab's log and the source of the sandbox's packages, below the learner's program. */
async function sandboxModules(): Promise<Files> {
  const journal = await readFile(path.join(SANDBOX, 'lab/journal.py'), 'utf8');
  const packages = await Promise.all(PACKAGES.map(packageFiles));
  const files = Object.fromEntries(packages.flatMap((each) => Object.entries(each)));
  return { '/src/lab.pyi': labStub(journal), ...files };
}

/** What the functions of the lab return: the journal builds it from records, which have no types. */
const LAB_TYPES = new Map([
  ['connections', 'list[dict[str, Any]]'],
  ['packets', 'list[dict[str, Any]]'],
  ['requests', 'list[dict[str, Any]]'],
  ['dns', 'list[dict[str, Any]]'],
  ['statements', 'list[dict[str, Any]]'],
  ['visits', 'list[dict[str, Any]]'],
]);

/**
 * Returns a stub with the functions of the lab's log and their docstrings.
 *
 * @param journal the source of the module that implements them
 * @throws {Error} if the log has a function whose type isn't known
 */
export function labStub(journal: string): string {
  const names = /module\.([\w, .]+?) = /.exec(journal)?.[1]?.split(', module.') ?? [];
  const functions = names.map((name) => {
    const [definition] =
      new RegExp(String.raw`^def ${name}\(.*\):\n +""".*"""$`, 'm').exec(journal) ?? [];
    const type = LAB_TYPES.get(name);
    if (definition === undefined || type === undefined) {
      throw new Error(`The function lab.${name} has no docstring or no known type.`);
    }
    return definition.replace('):\n', `) -> ${type}:\n`);
  });
  if (functions.length === 0) throw new Error('The log of the lab has no functions.');
  return `from typing import Any\n\n${functions.join('\n\n')}\n`;
}
