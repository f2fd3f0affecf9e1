import { expect, test } from 'vitest';
import { collectEvidence, type EvidenceRuns, MAX_EVIDENCE_BYTES } from './evidence.ts';
import type { Outcome } from './grading.ts';

const finished = (stdout: string): Outcome => ({
  status: 'FINISHED',
  stdout,
  output: stdout,
  error: null,
  seconds: 0,
});

const failed: Outcome = { ...finished(''), status: 'ERROR', error: 'ValueError' };
const adapted = JSON.stringify({ items: 3, sample: 'one', graded: 'one two three' });

/** A chain whose attack and solution shout, with some runs replaced. */
function runs(replaced: Partial<EvidenceRuns> & { inputs?: string; adapt?: Outcome } = {}) {
  const shout = async (inputs: readonly string[]) =>
    inputs.map((input) => finished(input.toUpperCase()));
  const { inputs = '["a","b"]', adapt = finished(adapted), ...others } = replaced;
  const call: EvidenceRuns['call'] = async (name) => (name === 'inputs' ? finished(inputs) : adapt);
  return { call, attack: shout, solve: shout, ...others };
}

const collect = (chain: EvidenceRuns) =>
  collectEvidence(chain, { take: 'artifacts', seed: 7, needs: 3 });

test('the cases are what the chain makes of an attack, with the answers of the solution', async () => {
  expect(await collect(runs())).toEqual({
    sample: { stdin: 'one', expectedStdout: 'ONE' },
    graded: { stdin: 'one two three', expectedStdout: 'ONE TWO THREE' },
  });
});

test('the chain gets the seed, and everything that the attack printed', async () => {
  const calls: [string, string][] = [];
  const call: EvidenceRuns['call'] = async (name, argumentsJson) => {
    calls.push([name, argumentsJson]);
    return runs().call(name, argumentsJson);
  };
  await collect(runs({ call }));
  expect(calls).toEqual([
    ['inputs', '[7]'],
    ['adapt', '[["A","B"],7]'],
  ]);
});

test.each<[what: string, chain: EvidenceRuns]>([
  ['fails in one of its runs', runs({ attack: async () => [finished('A'), failed] })],
  ['prints more than 256 KB', runs({ attack: async () => [finished('é'.repeat(140_000))] })],
  ['leaves something that the chain refuses', runs({ adapt: failed })],
  ['leaves too few items', runs({ adapt: finished(adapted.replace('3', '2')) })],
  ['leaves no JSON', runs({ adapt: finished('{') })],
  ['leaves something that is no object', runs({ adapt: finished('null') })],
  ['leaves something that is no text', runs({ adapt: finished('{"items":3,"sample":1}') })],
  [
    'becomes more than 256 KB',
    runs({
      adapt: finished(
        JSON.stringify({ items: 3, sample: '', graded: 'x'.repeat(MAX_EVIDENCE_BYTES + 1) }),
      ),
    }),
  ],
  ['leaves something that the solution fails with', runs({ solve: async () => [failed, failed] })],
  ['gets no inputs', runs({ inputs: '[]' })],
  ['gets too many inputs', runs({ inputs: '["a","b","c","d","e"]' })],
])('an attack leaves nothing if it %s', async (_, chain) => {
  expect(await collect(chain)).toBeNull();
});

const LOGGED: Outcome = { ...finished('what it prints is not asked for'), log: '[]' };
const row = {
  ...{ time: 1, source: '10.0.0.5', source_port: 40_000, host: '192.0.2.20', port: 80 },
  ...{ method: 'GET', path: '/', query: '', status: 200 },
};

const collectLog = (chain: EvidenceRuns) =>
  collectEvidence(chain, { take: 'http', seed: 7, needs: 3 });

test('a chain that takes a log of the lab gets its rows, and nothing that the attack printed', async () => {
  const calls: string[] = [];
  const chain = runs({
    attack: async () => [LOGGED, { ...LOGGED, log: JSON.stringify([row]) }],
    call: async (name, argumentsJson) => {
      calls.push(argumentsJson);
      return runs().call(name, argumentsJson);
    },
  });
  expect(await collectLog(chain)).not.toBeNull();
  expect(JSON.parse(calls[1] ?? '')).toEqual([[[], [row]], 7]);
});

test.each<[what: string, outcome: Outcome]>([
  ['is missing', finished('')],
  ['is empty text', { ...LOGGED, log: '' }],
  ['has rows of another form', { ...LOGGED, log: '[{"time": 1}]' }],
  ['has more than 256 KB', { ...LOGGED, log: JSON.stringify(Array(3_000).fill(row)) }],
  ['comes from a run that failed', { ...LOGGED, status: 'ERROR' }],
])('an attack whose log %s leaves nothing', async (_, outcome) => {
  expect(await collectLog(runs({ attack: async () => [outcome] }))).toBeNull();
});
