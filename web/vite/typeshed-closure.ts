/** Files by path. */
export type Files = Readonly<Record<string, string>>;

const STANDARD_LIBRARY = '/typeshed/stdlib/';
/** Which modules exist in which version of Python. */
const VERSIONS = `${STANDARD_LIBRARY}VERSIONS`;
/** What the server itself looks for, whether or not a program imports it. */
const ALWAYS = ['builtins', 'typing', 'typing_extensions', '_typeshed', 'types', 'collections.abc'];

/** `from x import a, b`, with its names on one line or in parentheses, or `import x, y`. */
const IMPORT = /^[ \t]*(?:from (\.*)([\w.]*) import (?:\(([^)]*)\)|([^\n]*))|import ([\w., ]+))/gm;

/**
 * Returns the stubs of modules and of everything that these import.
 *
 * @param typeshed all stubs, by path
 * @param modules full names, such as `os.path`
 * @throws {Error} if there is no stub for one of the modules
 */
export function typeshedClosure(typeshed: Files, modules: readonly string[]): Files {
  const found: Record<string, string> = { [VERSIONS]: textOf(typeshed, VERSIONS) };
  const waiting = new Set([...ALWAYS, ...modules]);
  // Iterating over a set also visits elements that are added during the iteration.
  for (const module of waiting) {
    const file = fileOf(typeshed, module);
    if (file === null) {
      if (modules.includes(module)) throw new Error(`Typeshed has no stub for ${module}.`);
      continue;
    }
    const text = textOf(typeshed, file);
    found[file] = text;
    const isPackage = file.endsWith('/__init__.pyi');
    waiting.add(parentOf(module));
    for (const name of importsOf(text, isPackage ? module : parentOf(module))) waiting.add(name);
  }
  return found;
}

function textOf(files: Files, file: string): string {
  const text = files[file];
  if (text === undefined) throw new Error(`Typeshed has no file ${file}.`);
  return text;
}

function fileOf(typeshed: Files, module: string): string | null {
  const path = `${STANDARD_LIBRARY}${module.replaceAll('.', '/')}`;
  const files = [`${path}.pyi`, `${path}/__init__.pyi`];
  return files.find((file) => Object.hasOwn(typeshed, file)) ?? null;
}

function parentOf(module: string): string {
  return module.slice(0, Math.max(0, module.lastIndexOf('.')));
}

/** Returns the full names that a stub imports. What it imports from a module may be a module, too. */
function importsOf(stub: string, package_: string): string[] {
  return [...stub.matchAll(IMPORT)].flatMap(
    ([, dots = '', from = '', inParentheses, onLine = '', modules]) => {
      if (modules !== undefined) return namesIn(modules);
      const base = [...levelsUp(package_, dots.length), from].filter((part) => part !== '');
      const names = namesIn(inParentheses ?? onLine);
      return [base.join('.'), ...names.map((name) => [...base, name].join('.'))];
    },
  );
}

/** One dot is the package itself, two are its parent. No dot starts at the top. */
function levelsUp(package_: string, dots: number): string[] {
  if (dots === 0) return [];
  const parts = package_.split('.');
  return parts.slice(0, parts.length - dots + 1);
}

function namesIn(list: string): string[] {
  return list
    .replaceAll(/#.*$/gm, '')
    .split(',')
    .flatMap((name) => /^\s*([\w.]+)/.exec(name)?.[1] ?? []);
}
