import { expect, test } from 'vitest';
import { type KnownMistake, matchMistake } from './known-mistake.ts';

const EXPECTED = ['a', 'b', 'c', 'd'];
const CASES = EXPECTED.map((expected, index) => ({ name: `Case ${index + 1}`, expected }));
const mistake = (name: string, digests: string[]): KnownMistake => ({
  name,
  advice: `About ${name}.`,
  look: 'Case 2',
  digests,
});
/** Wrong in the second case. */
const ONE = mistake('one', ['a', 'x', 'c', 'd', 'practice']);
/** Wrong in the second and the third case. */
const TWO = mistake('two', ['a', 'x', 'y', 'd', 'practice']);
/** Wrong in every case. */
const ALL = mistake('all', ['v', 'w', 'y', 'z', 'practice']);

test.each<{ what: string; outcomes: string[]; mistakes: KnownMistake[]; found: string | null }>([
  {
    what: 'that does the same in every case is matched exactly',
    outcomes: ['a', 'x', 'y', 'd'],
    mistakes: [TWO, ALL],
    found: 'two exactly',
  },
  {
    what: 'that fails a single case like a mistake is matched exactly',
    outcomes: ['a', 'x', 'c', 'd'],
    mistakes: [ONE, ALL],
    found: 'one exactly',
  },
  {
    what: 'that fails two cases of a mistake is probably that one',
    outcomes: ['a', 'w', 'c', 'z'],
    mistakes: [ONE, ALL],
    found: 'all likely',
  },
  {
    what: 'that passes the case which a mistake is about makes another one',
    outcomes: ['v', 'b', 'c', 'z'],
    mistakes: [ONE, ALL],
    found: null,
  },
  {
    what: 'that fails one more case in another way matches nothing',
    outcomes: ['v', 'q', 'c', 'z'],
    mistakes: [ONE, ALL],
    found: null,
  },
  {
    what: 'that fails a single case of a mistake matches nothing',
    outcomes: ['a', 'w', 'c', 'd'],
    mistakes: [ALL],
    found: null,
  },
  {
    what: 'with a mistake that looks like another one in its own case matches nothing',
    outcomes: ['q', 'x', 'y', 'q'],
    mistakes: [ONE, TWO],
    found: null,
  },
  {
    what: 'that fails more than a mistake makes that one among others',
    outcomes: ['q', 'x', 'y', 'q'],
    mistakes: [TWO, ALL],
    found: 'two likely',
  },
  {
    what: 'makes the one among its mistakes that explains most',
    outcomes: ['q', 'x', 'y', 'd'],
    mistakes: [mistake('less', ['q', 'b', 'c', 'd']), TWO],
    found: 'two likely',
  },
  {
    what: 'with a mistake that explains less than half of what it fails matches nothing',
    outcomes: ['q', 'x', 'q', 'd'],
    mistakes: [ONE],
    found: null,
  },
  {
    what: 'that does something else in a case of a mistake does not make it among others',
    outcomes: ['q', 'x', 'q', 'd'],
    mistakes: [TWO],
    found: null,
  },
  {
    what: 'that passes matches nothing',
    outcomes: EXPECTED,
    mistakes: [mistake('none', EXPECTED)],
    found: null,
  },
  {
    what: 'for a challenge without known mistakes matches nothing',
    outcomes: ['a', 'x', 'y', 'd'],
    mistakes: [],
    found: null,
  },
])('a program $what', ({ outcomes, mistakes, found }) => {
  const matched = matchMistake(outcomes, mistakes, CASES);
  expect(matched && `${matched.name} ${matched.isExact ? 'exactly' : 'likely'}`).toBe(found);
});

test('two mistakes that match equally well match nothing', () => {
  const likely = [ALL, mistake('other', ['v', 'w', 'c', 'z', 'another'])];
  expect(matchMistake(['v', 'w', 'c', 'd'], likely, CASES)).toBeNull();
  expect(matchMistake(['v', 'w', 'y', 'd'], [ALL, { ...ALL, name: 'same' }], CASES)).toBeNull();
  expect(matchMistake(['a', 'x', 'y', 'd'], [TWO, { ...TWO, name: 'same' }], CASES)).toBeNull();
});

test('an exact match counts more than a likely one', () => {
  const wider = mistake('wider', ['v', 'x', 'y', 'd']);
  expect(matchMistake(['a', 'x', 'y', 'd'], [wider, TWO], CASES)).toEqual({
    name: 'two',
    advice: 'About two.',
    look: 'Case 2',
    isExact: true,
  });
});
