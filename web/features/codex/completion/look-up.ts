import {
  importedModules,
  lastExpression,
  placeAtEnd,
  typeOfExpression,
  typeOfName,
  withoutText,
} from './code-before-cursor.ts';
import type { LibraryReference, ReferenceEntry } from './library-reference.ts';
import type { ValueType } from './python-words.ts';

/** What a name in a program stands for. */
export interface Meaning {
  /** Its name with the module or type that it belongs to: `socket.create_connection`. */
  title: string;
  entry: ReferenceEntry;
}

/** The classes of values whose type the editor recognizes. */
const CLASS_OF_TYPE: Readonly<Partial<Record<ValueType, readonly [module: string, name: string]>>> =
  {
    str: ['builtins', 'str'],
    bytes: ['builtins', 'bytes'],
    int: ['builtins', 'int'],
    list: ['builtins', 'list'],
    dict: ['builtins', 'dict'],
    set: ['builtins', 'set'],
    tuple: ['builtins', 'tuple'],
    file: ['io', 'TextIOWrapper'],
    socket: ['socket', 'socket'],
    HTTPConnection: ['http.client', 'HTTPConnection'],
    HTTPResponse: ['http.client', 'HTTPResponse'],
    match: ['re', 'Match'],
    Path: ['pathlib', 'Path'],
    Counter: ['collections', 'Counter'],
    deque: ['collections', 'deque'],
    network: ['ipaddress', 'IPv4Network'],
    address: ['ipaddress', 'IPv4Address'],
  };

/** Reads a property that the object itself has: a program may use names like `constructor`. */
function own<Value>(object: Readonly<Record<string, Value>> | undefined, key: string) {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Returns the member of a type; null if it is unknown. */
export function memberOfType(
  reference: LibraryReference,
  type: ValueType,
  member: string,
): Meaning | null {
  const [module, name] = CLASS_OF_TYPE[type] ?? [];
  if (module === undefined || name === undefined) return null;
  const entry = own(own(own(reference, module), name)?.m, member);
  return entry === undefined ? null : { title: `${name}.${member}`, entry };
}

/** Returns the name that every program knows, like `print`. */
export function builtIn(reference: LibraryReference, name: string): Meaning | null {
  const entry = own(own(reference, 'builtins'), name);
  return entry === undefined ? null : { title: name, entry };
}

/** Returns what a full name stands for: `os.path.join`, `collections.Counter.most_common`. */
export function memberOfModule(reference: LibraryReference, full: string): Meaning | null {
  const parts = full.split('.');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const module = own(reference, parts.slice(0, length).join('.'));
    if (module === undefined) continue;
    const [first = '', ...rest] = parts.slice(length);
    const entry = rest.reduce(
      (found: ReferenceEntry | undefined, name) => own(found?.m, name),
      own(module, first),
    );
    return entry === undefined ? null : { title: full, entry };
  }
  return null;
}

/** Returns the function or class that a program defines. Its documentation is the docstring's first paragraph. */
function ownDefinition(name: string, code: string): Meaning | null {
  const found = new RegExp(
    String.raw`^[ \t]*(?:async[ \t]+)?(def|class)[ \t]+${name}[ \t]*(\([^:]*?\))?[^:\n]*:[ \t]*(?:\n[ \t]*(?:"""|''')([\s\S]*?)(?:"""|'''))?`,
    'm',
  ).exec(code);
  if (found === null) return null;
  const [, word, parameters = '()', text = ''] = found;
  const [paragraph = ''] = text.trim().split(/\n\s*\n/);
  const d = paragraph.replaceAll(/\s+/g, ' ');
  const s = parameters.replaceAll(/\s+/g, ' ');
  const entry: ReferenceEntry = word === 'def' ? { k: 'f', s, d } : { k: 'c', d };
  return { title: name, entry };
}

/** A place in a program. */
export interface Place {
  /** Everything up to the end of the name, including it. */
  before: string;
  /** The whole program. */
  code: string;
}

/** Returns what the name at the end of the text before a place stands for; null if that is unknown. */
export function lookUp(reference: LibraryReference, { before, code }: Place): Meaning | null {
  if (placeAtEnd(before) !== 'code') return null;
  const [path] = /(?:[A-Za-z_]\w*\.)*[A-Za-z_]\w*$/.exec(before) ?? [];
  if (path === undefined) return null;
  const rest = before.slice(0, -path.length);
  if (rest.endsWith('.')) return memberOfValue(reference, rest.slice(0, -1), path);
  return importedName(reference, rest, path) ?? lookUpPath(reference, path, code);
}

/** A name that the line of an import lists. */
function importedName(reference: LibraryReference, rest: string, name: string): Meaning | null {
  const [, parent] =
    /^[ \t]*from[ \t]+([\w.]+)[ \t]+import[ \t]+[\w ,()]*$/.exec(lastLine(rest)) ?? [];
  return parent === undefined ? null : memberOfModule(reference, `${parent}.${name}`);
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

/** A member of a call, a list or a string. */
function memberOfValue(
  reference: LibraryReference,
  before: string,
  member: string,
): Meaning | null {
  const type = typeOfExpression(lastExpression(before));
  return type === null ? null : memberOfType(reference, type, member);
}

function lookUpPath(reference: LibraryReference, path: string, code: string): Meaning | null {
  const [head = '', ...rest] = path.split('.');
  const member = rest.at(-1);
  if (member === undefined) {
    const defined = ownDefinition(head, code);
    if (defined !== null) return defined;
  }
  const module = importedModules(code).get(head);
  if (module !== undefined) return memberOfModule(reference, [module, ...rest].join('.'));
  if (member !== undefined) {
    const type = typeOfName(path.slice(0, -member.length - 1), code);
    return type === null ? null : memberOfType(reference, type, member);
  }
  const isGiven = new RegExp(`^[ \\t]*${head}[ \\t]*=(?!=)`, 'm').test(withoutText(code));
  return isGiven ? null : builtIn(reference, head);
}
