import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What a value must be, by the type that a schema expects. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'an integer'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
]);

/** What a limit counts, by the type of the value. */
const COUNTED: ReadonlyMap<string, string> = new Map([
  ['string', ' characters'],
  ['array', ' items'],
]);

/** The longest part of an unknown field's name that is quoted. */
const MAX_QUOTED = 40;

const WRONG_TYPE = 'it has the wrong type';

function wordLimit(issue: Issue): string {
  const counted = COUNTED.get(String(issue.origin)) ?? '';
  const verb = counted === '' ? 'be' : 'have';
  return issue.code === 'too_big'
    ? `it must ${verb} at most ${String(issue.maximum)}${counted}`
    : `it must ${verb} at least ${String(issue.minimum)}${counted}`;
}

function wordType(issue: Issue): string {
  if (issue.input === undefined) return 'it is missing';
  const kind = KINDS.get(String(issue.expected));
  return kind === undefined ? WRONG_TYPE : `it must be ${kind}`;
}

function wordKeys(issue: Issue): string {
  const [key] = issue.keys as readonly string[];
  return `it has the unknown field ${JSON.stringify(key?.slice(0, MAX_QUOTED))}`;
}

function wordChoice(issue: Issue): string {
  const choices = (issue.values as readonly unknown[]).map((value) => JSON.stringify(value));
  return `it must be ${choices.join(' or ')}`;
}

const WORDS: ReadonlyMap<string, (issue: Issue) => string> = new Map(
  Object.entries({
    too_big: wordLimit,
    too_small: wordLimit,
    invalid_type: wordType,
    unrecognized_keys: wordKeys,
    invalid_value: wordChoice,
    invalid_format: () => 'it has the wrong format',
  }),
);

/**
 * Says in our own words what is wrong with an input, for schemas that don't say it themselves. The words of a validator
 * name the validator, its types and its patterns.
 *
 * @returns the end of a sentence, such as "it must be an integer"
 */
export function wordIssue(issue: Issue): string {
  return WORDS.get(issue.code)?.(issue) ?? WRONG_TYPE;
}
