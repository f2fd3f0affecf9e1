import type { Case, Challenge, Curriculum } from '../../content/curriculum.ts';
import type { Entry, RunLimits } from '../../sandbox/contract.ts';
import { fixtureCurriculum } from '../support/fixture-curriculum.ts';

/** Short enough for programs that reach the limit, long enough for the others. */
const LIMITS: RunLimits = { wallMs: 2_500, outputBytes: 20_000 };

const shout = (word: string): Case => ({
  name: word,
  stdin: `${word}\n`,
  expectedStdout: `${word.toUpperCase()}\n`,
});

const total = (...numbers: number[]): Case => ({
  name: `sum of ${numbers.length}`,
  stdin: JSON.stringify([numbers]),
  expectedStdout: JSON.stringify(numbers.reduce((sum, number) => sum + number, 0)),
});

const summary = (...ports: number[]): Case => ({
  name: `${ports.length} ports`,
  stdin: JSON.stringify([ports]),
  expectedStdout: JSON.stringify({ count: ports.length, open: [...ports], secure: false }),
});

interface Cases {
  samples: Case[];
  hiddenCases: Case[];
  casePool: Case[];
}

function challengeWith(id: string, entry: Entry, cases: Cases): Challenge {
  const [template] = fixtureCurriculum.challenges;
  if (template === undefined) throw new Error('The fixture has no challenge to copy.');
  return { ...template, id, title: id, entry, limits: LIMITS, expectedOutput: null, ...cases };
}

const call = (name: string): Entry => ({ kind: 'function', name });

/** One challenge for programs and two for functions, with hidden cases whose words occur nowhere else. */
export const forgingCurriculum: Curriculum = {
  ...fixtureCurriculum,
  challenges: [
    challengeWith(
      'shout',
      { kind: 'program' },
      {
        samples: [shout('alpha')],
        hiddenCases: ['bravo', 'charlie'].map(shout),
        casePool: ['delta', 'echo', 'foxtrot', 'golf', 'hotel'].map(shout),
      },
    ),
    challengeWith('total', call('total'), {
      samples: [total(1, 2)],
      hiddenCases: [total(1), total(0), total()],
      casePool: [total(20, 22), total(700, 77), total(-5, 4), total(1, 0), total(8, 8, 8)],
    }),
    challengeWith('summary', call('summary'), {
      samples: [summary(22)],
      hiddenCases: [summary(1), summary(0, 1)],
      casePool: [summary(80, 443), summary(21), summary(53, 67), summary(110)],
    }),
  ],
};

/** Code that solves each challenge honestly. */
export const CORRECT_CODE: Readonly<Record<string, string>> = {
  shout: 'print(input().upper())',
  total: 'def total(numbers):\n    return sum(numbers)',
  summary: 'def summary(ports):\n    return {"secure": False, "open": ports, "count": len(ports)}',
};

/** Draws the cases of the pool from last to first, so that a forgery always gets the same ones. */
export const drawFromTheEnd = (): number => 0.999;

/** What no response to a learner may contain: the hidden inputs and their answers. */
export const HIDDEN_WORDS = /bravo|charlie|delta|echo|foxtrot|golf|hotel/i;
