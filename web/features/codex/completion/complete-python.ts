import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';
import { isInScope } from '../lab-scope.ts';
import {
  importedModules,
  lastExpression,
  placeAtEnd,
  typeOfExpression,
  typeOfName,
  withoutText,
} from './code-before-cursor.ts';
import type { LibraryReference } from './library-reference.ts';
import {
  EXCEPTIONS,
  FUNCTIONS,
  KEYWORDS,
  MEMBERS,
  SPECIAL_NAMES,
  type ValueType,
} from './python-words.ts';
import { LAB_MODULE, MODULES } from './python-modules.ts';

/** One suggestion. */
export interface Suggestion {
  label: string;
  kind: 'keyword' | 'function' | 'class' | 'name' | 'module' | 'member' | 'host';
  /** A short description next to it: the module or types of a member. */
  detail: string;
  /** Whether it comes after the names that programs commonly use. */
  isRare?: true;
}

/** The place to complete at. */
export interface CompletionPlace {
  /** Everything before the cursor. */
  before: string;
  /** Everything after it. */
  after: string;
  lab: LabScenario | null;
  /** Everything in the library; null until it has loaded. */
  reference: LibraryReference | null;
}

/** Returns suggestions for a place in a Python program: names of the language, the program, modules and the lab. */
export function completePython(place: CompletionPlace): Suggestion[] {
  const { before, lab } = place;
  switch (placeAtEnd(before)) {
    case 'comment':
      return [];
    case 'text':
      return hostsOf(lab);
    case 'code':
      return completeCode(place);
  }
}

function completeCode(place: CompletionPlace): Suggestion[] {
  const { before, lab } = place;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const [, parent] = /^\s*from\s+([\w.]+)\s+import\s+[\w\s,()]*$/.exec(line) ?? [];
  if (parent !== undefined) return membersOfModule(parent, place);
  if (/^\s*(?:from\s+[\w.]*|import\s+[\w.,\s]*)$/.test(line)) return moduleNames(line, lab);
  const [, subject] = /([\w.]+|\)|\]|["'])\.\w*$/.exec(line) ?? [];
  if (subject !== undefined) return /^\d/.test(subject) ? [] : membersOf(subject, place);
  // A name that is being defined has no suggestions.
  if (/^\s*(?:def|class)\s+\w*$|(?:^|[^\w.])\d\w*$/.test(line)) return [];
  return namesIn(place);
}

function hostsOf(lab: LabScenario | null): Suggestion[] {
  if (lab === null) return [];
  return lab.hosts.flatMap(({ ip, names = [] }) => {
    const place = isInScope(ip, lab) ? '' : ', out of scope';
    const known = { label: ip, kind: 'host' as const, detail: `${names[0] ?? 'a host'}${place}` };
    return [known, ...names.map((name) => ({ ...known, label: name, detail: `${ip}${place}` }))];
  });
}

function hasLog(lab: LabScenario | null): boolean {
  return lab?.log !== undefined;
}

function moduleNames(line: string, lab: LabScenario | null): Suggestion[] {
  const [, package_ = ''] = /([\w.]+\.)\w*$/.exec(line) ?? [];
  const names = [...MODULES.keys(), ...(hasLog(lab) ? [LAB_MODULE.name] : [])];
  return names
    .filter((name) => name.startsWith(package_))
    .map((name) => ({ label: name.slice(package_.length), kind: 'module', detail: 'module' }));
}

/** What is known about modules. */
type Knowledge = Pick<CompletionPlace, 'lab' | 'reference'>;

/** Returns the names of a module: those that programs commonly use, and then the others. */
function membersOfModule(name: string, { lab, reference }: Knowledge): Suggestion[] {
  const own = name === LAB_MODULE.name && hasLog(lab) ? LAB_MODULE.members : MODULES.get(name);
  const members = own === undefined ? [] : own.split(' ');
  const inner = [...MODULES.keys()].filter(
    (module) => module.startsWith(`${name}.`) && !module.slice(name.length + 1).includes('.'),
  );
  return [
    ...inner.map((module): Suggestion => {
      return { label: module.slice(name.length + 1), kind: 'module', detail: 'module' };
    }),
    ...members.map((label): Suggestion => ({ label, kind: kindOfMember(label), detail: name })),
    ...rareMembers(name, members, own === undefined ? null : reference),
  ];
}

function rareMembers(
  name: string,
  common: readonly string[],
  reference: LibraryReference | null,
): Suggestion[] {
  return Object.keys(reference?.[name] ?? {})
    .filter((label) => !common.includes(label))
    .map((label) => ({ label, kind: kindOfMember(label), detail: name, isRare: true }));
}

/** Classes start with an uppercase letter, and constants are all uppercase. */
function kindOfMember(name: string): Suggestion['kind'] {
  if (/^[A-Z][A-Z\d_]*$/.test(name)) return 'name';
  return /^[A-Z]/.test(name) ? 'class' : 'function';
}

/** Types whose members are suggested if the type of a value is unknown. */
const LIKELY_TYPES: readonly ValueType[] = ['str', 'list', 'dict'];

function membersOf(subject: string, place: CompletionPlace): Suggestion[] {
  const { before } = place;
  const module = moduleCalled(subject, before);
  if (module !== null) return membersOfModule(module, place);
  const expression = before.replace(/\.\w*$/, '');
  const type = isName(subject)
    ? typeOfName(subject, before)
    : typeOfExpression(lastExpression(expression));
  return type === null ? membersOfTypes(LIKELY_TYPES) : membersOfTypes([type]);
}

function isName(subject: string): boolean {
  return /^[A-Za-z_]/.test(subject);
}

function moduleCalled(name: string, code: string): string | null {
  const modules = importedModules(code);
  const [head = '', ...rest] = name.split('.');
  const full = modules.get(name) ?? [modules.get(head), ...rest].join('.');
  const isKnown = MODULES.has(full) || full === LAB_MODULE.name || isPackage(full);
  return modules.has(head) && isKnown ? full : null;
}

function isPackage(name: string): boolean {
  return [...MODULES.keys()].some((module) => module.startsWith(`${name}.`));
}

function membersOfTypes(types: readonly ValueType[]): Suggestion[] {
  const typesOf = new Map<string, ValueType[]>();
  for (const type of types) {
    for (const member of MEMBERS[type].split(' ')) {
      typesOf.set(member, [...(typesOf.get(member) ?? []), type]);
    }
  }
  return [...typesOf].map(([label, of]) => ({ label, kind: 'member', detail: of.join(', ') }));
}

function namesIn(place: CompletionPlace): Suggestion[] {
  return [
    ...ownNames(place),
    ...Object.entries(FUNCTIONS).map(([label, detail]): Suggestion => {
      return { label, kind: 'function', detail };
    }),
    ...KEYWORDS.map((label): Suggestion => ({ label, kind: 'keyword', detail: 'keyword' })),
    ...EXCEPTIONS.map((label): Suggestion => ({ label, kind: 'class', detail: 'error' })),
    ...SPECIAL_NAMES.map((label): Suggestion => ({ label, kind: 'name', detail: 'module' })),
  ];
}

/** Returns every standalone name in the program, except the word that is being typed. */
function ownNames({ before, after }: CompletionPlace): Suggestion[] {
  const code = withoutText(`${before.replace(/\w*$/, '')} ${after.replace(/^\w*/, '')}`);
  const names = [...code.matchAll(/(?<![\w.])[A-Za-z_]\w*/g)].map(([name]) => name);
  const modules = importedModules(code);
  return [...new Set(names)].filter(isOwn).map((label) => {
    if (MODULES.has(modules.get(label) ?? '')) return { label, kind: 'module', detail: 'module' };
    const [, word] = new RegExp(`\\b(def|class)\\s+${label}\\b`).exec(code) ?? [];
    if (word === 'def') return { label, kind: 'function', detail: 'your function' };
    if (word === 'class') return { label, kind: 'class', detail: 'your class' };
    return { label, kind: 'name', detail: 'your name' };
  });
}

const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...KEYWORDS,
  ...Object.keys(FUNCTIONS),
  ...EXCEPTIONS,
  ...SPECIAL_NAMES,
]);

function isOwn(name: string): boolean {
  return !KNOWN_WORDS.has(name);
}
