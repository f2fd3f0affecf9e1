import { withoutText } from './code-before-cursor.ts';
import type { LibraryReference } from './library-reference.ts';
import { lookUp, type Meaning, type Place } from './look-up.ts';

/** A call that is being written. */
export interface OpenCall {
  meaning: Meaning;
  /** The index of the parameter that the cursor is at. */
  parameter: number;
}

/** Returns the innermost call around the end of a text; null if there is none, or its function is unknown. */
export function openCallAt(reference: LibraryReference, { before, code }: Place): OpenCall | null {
  const bare = withoutText(before);
  const start = openBracketOf(bare);
  if (start === null || bare[start] !== '(') return null;
  const meaning = lookUp(reference, { before: before.slice(0, start), code });
  if (meaning?.entry.s === undefined) return null;
  const given = argumentsOf(bare.slice(start + 1));
  const last = before.slice(before.length - (given.at(-1) ?? '').length);
  return { meaning, parameter: parameterAt(meaning.entry.s, { index: given.length - 1, last }) };
}

/** Returns the name of the function in the innermost call around the end of a text: `socket.create_connection`. */
export function calleeAt(before: string): string | null {
  const bare = withoutText(before);
  let start = openBracketOf(bare);
  // A list or a dictionary may be one of the arguments.
  while (start !== null && bare[start] !== '(') start = openBracketOf(bare.slice(0, start));
  if (start === null) return null;
  return /([A-Za-z_][\w.]*)\s*$/.exec(bare.slice(0, start))?.[1] ?? null;
}

/** An argument that is being written: its index, and its text. */
interface Argument {
  index: number;
  last: string;
}

function parameterAt(signature: string, { index, last }: Argument): number {
  const names = parametersOf(signature).map(nameOfParameter);
  const [, keyword] = /^\s*(\w+)\s*=(?!=)/.exec(last) ?? [];
  const named = keyword === undefined ? -1 : names.indexOf(keyword);
  return named === -1 ? positionIn(names, index) : named;
}

/** All further arguments belong to a parameter like `*values`. */
function positionIn(names: readonly string[], index: number): number {
  const rest = names.findIndex((name) => name.startsWith('*') && !name.startsWith('**'));
  return rest !== -1 && rest < index ? rest : index;
}

function nameOfParameter(parameter: string): string {
  return /^\**\w*/.exec(parameter)?.[0] ?? '';
}

/** Returns the index of the last bracket that isn't closed; null if there is none. */
function openBracketOf(bare: string): number | null {
  let depth = 0;
  for (let at = bare.length - 1; at >= 0; at -= 1) {
    const character = bare[at] ?? '';
    if (')]}'.includes(character)) depth += 1;
    else if ('([{'.includes(character) && depth-- === 0) return at;
  }
  return null;
}

/** Splits a list at the commas that aren't inside brackets. */
function argumentsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts;
}

/** Returns the parameters of a signature: `*values`, `sep=' '`. */
export function parametersOf(signature: string): string[] {
  const end = signature.lastIndexOf(')');
  const list = withoutText(signature.slice(1, end));
  let at = 1;
  return argumentsOf(list)
    .map((part) => {
      const text = signature.slice(at, at + part.length);
      at += part.length + 1;
      return text.trim();
    })
    .filter((text) => text !== '');
}
