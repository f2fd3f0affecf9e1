import type { LspDiagnostic, LspRange } from './protocol.ts';

/** Something in the code that fails when it runs, in plain words. */
export interface Problem {
  range: LspRange;
  /** A warning is about what the server worked out from types, which a program can change while it runs. */
  severity: 'error' | 'warning';
  message: string;
}

interface Wording {
  rule: string;
  /** Of the server's message. */
  pattern: RegExp;
  /** Says what is wrong and what to do, as a run does. Receives what the pattern's groups matched. */
  words: (first: string, second: string) => string;
}

/**
 * A type of the language, or a value of one. Objects of other classes can receive attributes anywhere, so that the
 * server can't be sure of them.
 */
const BUILT_IN_TYPE =
  '(?:str|bytes|bytearray|int|float|bool|list|dict|set|tuple)\\b|Literal\\[(?:b?["\']|\\d|True|False)';

/** The server writes `Literal['a']` for a string that it knows. */
function typeNamed(written: string): string {
  const [, value] = /^Literal\[(.*)$/.exec(written) ?? [];
  if (value === undefined) return written;
  if (value.startsWith('b')) return 'bytes';
  if (/^["']/.test(value)) return 'str';
  return /^\d/.test(value) ? 'int' : 'bool';
}

/** What learners see of the server's findings. Everything else is for programs with type annotations. */
const WORDINGS: readonly Wording[] = [
  {
    rule: 'reportUndefinedVariable',
    pattern: /^"(\w+)" is not defined/,
    words: (name) =>
      `${name} isn't defined here. Check the spelling, or put quotes around it if it is text.`,
  },
  {
    rule: 'reportAttributeAccessIssue',
    pattern: /^"(\w+)" is not a known attribute of module "([\w.]+)"/,
    words: (name, module) => `The module ${module} has no attribute ${name}. Check the spelling.`,
  },
  {
    rule: 'reportAttributeAccessIssue',
    pattern: /^"(\w+)" is unknown import symbol/,
    words: (name) => `The module has no name ${name}. Check the spelling.`,
  },
  {
    rule: 'reportAttributeAccessIssue',
    pattern: new RegExp(`^Cannot access attribute "(\\w+)" for class "(${BUILT_IN_TYPE})`),
    words: (name, type) =>
      `A value of type ${typeNamed(type)} has no attribute ${name}. Either the name is misspelled, or the value is not what you expect.`,
  },
  {
    rule: 'reportCallIssue',
    pattern: /^Arguments? missing for parameters? (.+)$/,
    words: (names) => `The call has too few arguments: ${names.replaceAll('"', '')} is missing.`,
  },
  {
    rule: 'reportCallIssue',
    pattern: /^Expected (\d+) more positional argument/,
    words: (count) => `The call has too few arguments: ${count} more needed.`,
  },
  {
    rule: 'reportCallIssue',
    pattern: /^Expected (\d+) positional argument/,
    words: (count) => `The call has too many arguments: at most ${count} can be given this way.`,
  },
  {
    rule: 'reportCallIssue',
    pattern: /^No parameter named "(\w+)"/,
    words: (name) =>
      `There is no parameter called ${name}. Compare the call with the function's definition.`,
  },
  {
    rule: 'reportMissingImports',
    pattern: /^Import "([\w.]+)" could not be resolved/,
    words: (module) =>
      `The sandbox has no module called ${module}. Either the name is misspelled, or the module is not part of Python.`,
  },
];

/**
 * Returns what learners should know about the server's findings. While the code has a syntax error, that is nothing:
 * the interpreter explains the error, and what the server makes of the rest would be misleading.
 */
export function problemsIn(diagnostics: readonly LspDiagnostic[]): Problem[] {
  const hasSyntaxError = diagnostics.some(
    ({ code, severity }) => code === undefined && severity === 1,
  );
  return hasSyntaxError ? [] : diagnostics.flatMap(inPlainWords);
}

function inPlainWords({ code, message, range }: LspDiagnostic): Problem[] {
  for (const { rule, pattern, words } of WORDINGS) {
    const found = rule === code ? pattern.exec(message) : null;
    if (found === null) continue;
    const severity = code === 'reportUndefinedVariable' ? 'error' : 'warning';
    return [{ range, severity, message: words(found[1] ?? '', found[2] ?? '') }];
  }
  return [];
}
