import { describe, expect, it } from 'vitest';
import {
  MAX_INPUT_BYTES,
  MAX_INPUTS,
  MAX_LIMITS,
  type RunRequest,
  type RunResult,
} from '../../sandbox/contract.ts';
import { ENGINES, useSealedPython } from '../../sandbox/python/sealed-python-for-tests.ts';
import { createExecutionHandler } from './handler.ts';

const python = useSealedPython();
const handler = createExecutionHandler({
  runner: {
    run: async ({ code, ...options }) => ({ outcomes: await python.runAll(code, options) }),
    engine: () => python.engine(),
  },
});
const run = async (event: unknown): Promise<RunResult> => {
  const answer = await handler(event);
  if (!('outcomes' in answer)) throw new Error('A run request is answered by outcomes.');
  return answer;
};

const event: RunRequest = {
  language: 'python',
  code: 'print(input())',
  entry: { kind: 'program' },
  inputs: ['one', 'two'],
  limits: { wallMs: 20_000, outputBytes: 1_000 },
  lab: null,
};

describe('the execution function', () => {
  it('returns one outcome for every input, in order', async () => {
    const { outcomes } = await run(structuredClone(event));
    expect(outcomes.map(({ stdout }) => stdout)).toEqual(['one\n', 'two\n']);
  });

  it('describes the engine that runs the code and the reason for the choice', async () => {
    const choice = await handler({ describe: 'engine' });
    expect(choice).toEqual({
      engine: ENGINES.at(-1),
      reason: expect.stringMatching(/^[A-Z].*\.$/) as string,
    });
  });

  const lab = { hosts: [{ ip: '192.0.2.1', ports: { '22': { banner: 'hi' } } }] };
  const REFUSED: [string, unknown, RegExp][] = [
    ['nothing', undefined, /The event: /],
    ['a text', '{}', /The event: /],
    ['another language', { ...event, language: 'bash' }, /language: /],
    ['too much code', { ...event, code: 'é'.repeat(40_000) }, /code: the code may have at most/],
    ['no input', { ...event, inputs: [] }, /inputs: /],
    ['too many inputs', { ...event, inputs: Array(MAX_INPUTS + 1).fill('') }, /inputs: /],
    ['a log that no lab has', { ...event, log: 'files' }, /log: /],
    [
      'a log of too many inputs',
      { ...event, log: 'http', inputs: Array(5).fill('') },
      /inputs: a run that returns logs has at most 4 inputs/,
    ],
    [
      'a log and a recording',
      { ...event, log: 'http', inputs: [''], record: { steps: 1, packets: false } },
      /log: a run is recorded or returns logs/,
    ],
    [
      'a long input',
      { ...event, inputs: ['x'.repeat(MAX_INPUT_BYTES + 1)] },
      /inputs\.0: an input may have/,
    ],
    [
      'too long a time',
      { ...event, limits: { wallMs: MAX_LIMITS.wallMs + 1, outputBytes: 1 } },
      /limits\.wallMs: /,
    ],
    [
      'too much output',
      { ...event, limits: { wallMs: 1, outputBytes: MAX_LIMITS.outputBytes + 1 } },
      /outputBytes: /,
    ],
    [
      'a name that is none',
      { ...event, entry: { kind: 'function', name: 'a b' } },
      /entry\.name: /,
    ],
    [
      'arguments that are no list',
      { ...event, entry: { kind: 'function', name: 'f' }, inputs: ['{}'] },
      /inputs: every input of a function must be a JSON array/,
    ],
    ['a field too many', { ...event, expectedOutputs: ['one'] }, /expectedOutputs/],
    ['a host without an address', { ...event, lab: { hosts: [{ ip: 'x', ports: {} }] } }, /ip: /],
    ['a scope that is none', { ...event, lab: { ...lab, scope: ['all'] } }, /lab\.scope\.0: /],
  ];
  for (const [name, refused, sentence] of REFUSED) {
    it(`rejects ${name} and names the field`, async () => {
      await expect(handler(refused)).rejects.toThrow(/^The run request is not valid: /);
      await expect(handler(refused)).rejects.toThrow(sentence);
    });
  }

  it('accepts a lab', async () => {
    const code = 'import socket\nprint(socket.create_connection(("192.0.2.1", 22)).recv(9))';
    const { outcomes } = await run({ ...event, code, inputs: [''], lab });
    expect(outcomes[0]?.stdout).toBe("b'hi'\n");
  });
});
