import type { Entry } from '../sandbox/contract.ts';
import type { Case } from './curriculum.ts';

/** A JSON string is also a Python string literal, so `json` can decode a doubly encoded value. */
function pythonText(value: unknown): string {
  return JSON.stringify(JSON.stringify(value));
}

/** Returns a Python program with the same output for every input. */
export function constantAnswer(entry: Entry, answer: string): string {
  return entry.kind === 'program'
    ? `import json\nprint(json.loads(${pythonText(answer)}), end="")\n`
    : `import json\n\n\ndef ${entry.name}(*_):\n    return json.loads(${JSON.stringify(answer)})\n`;
}

/** Returns a Python program that hard-codes the given cases and treats any other input like the first one. */
export function memorizedAnswers(entry: Entry, cases: readonly Case[]): string {
  const answers = cases.map(({ stdin, expectedStdout }) => [stdin.trimEnd(), expectedStdout]);
  const table = `import json\nimport sys\n\nANSWERS = dict(json.loads(${pythonText(answers)}))\nFIRST = next(iter(ANSWERS.values()), "")\n`;
  return entry.kind === 'program'
    ? `${table}print(ANSWERS.get(sys.stdin.read().rstrip(), FIRST), end="")\n`
    : `${table}KNOWN = {json.dumps(json.loads(key)): json.loads(value) for key, value in ANSWERS.items()}\n\n\ndef ${entry.name}(*arguments):\n    return KNOWN.get(json.dumps(list(arguments)), json.loads(FIRST))\n`;
}
