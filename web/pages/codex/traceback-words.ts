import type { Traceback } from './traceback.ts';

type Say = (message: string) => string | null;

/** Fills a sentence with what a pattern finds in Python's message. */
function when(pattern: RegExp, sentence: (...found: string[]) => string): Say {
  return (message) => {
    const match = pattern.exec(message);
    return match === null ? null : sentence(...match.slice(1));
  };
}

const always =
  (sentence: string): Say =>
  () =>
    sentence;

const names = (count: string | undefined): string =>
  count === '1' ? '1 name waits for a value' : `${count} names wait for values`;

const SENTENCES: Readonly<Record<string, readonly Say[]>> = {
  NameError: [
    when(
      /^name '(.+?)' is not defined/,
      (name) => `Nothing is called ${name} yet. It is misspelt, or it gets its value later.`,
    ),
  ],
  UnboundLocalError: [
    when(/variable '(.+?)'/, (name) => `${name} is read before this function gave it a value.`),
  ],
  ValueError: [
    when(
      /^not enough values to unpack \(expected (?:at least )?(\d+), got (\d+)\)/,
      (wanted, came) => `${names(wanted)}, ${came} came.`,
    ),
    when(
      /^too many values to unpack \(expected (\d+)/,
      (wanted) => `${names(wanted)}, and more came.`,
    ),
    when(
      /^invalid literal for int\(\) with base \d+: (.+)$/s,
      (text) => `int() cannot read ${text} as a whole number.`,
    ),
    when(
      /^could not convert string to float: (.+)$/s,
      (text) => `float() cannot read ${text} as a number.`,
    ),
  ],
  IndexError: [
    when(
      /^(list|tuple|string) .*index out of range/,
      (sequence) => `The ${sequence} is shorter than the index asks for.`,
    ),
  ],
  KeyError: [when(/^(.+)$/s, (key) => `The dictionary has no key ${key}.`)],
  ZeroDivisionError: [always('Something is divided by zero.')],
  EOFError: [always('The program asked for more input than this test gives.')],
  RecursionError: [always('The function calls itself and never comes to an end.')],
  ModuleNotFoundError: [
    when(/^No module named '(.+?)'/, (name) => `The sandbox has no module called ${name}.`),
  ],
  SyntaxError: [when(/^(.+)$/s, (reason) => `Python cannot read this line: ${reason}.`)],
  IndentationError: [when(/^(.+)$/s, (reason) => `The indentation does not fit: ${reason}.`)],
  TabError: [always('Tabs and spaces are mixed in the indentation.')],
};

/** An error in the learner's terms; Python's own words where there are no better ones. */
export function tracebackWords({ kind, message }: Traceback): string {
  for (const say of SENTENCES[kind] ?? []) {
    const sentence = say(message);
    if (sentence !== null) return sentence;
  }
  return message === '' ? kind : `${kind}: ${message}`;
}
