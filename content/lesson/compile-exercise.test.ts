import { expect, test } from 'vitest';
import { practiceSteps } from './practice-steps.ts';

/** Compiles a `write` exercise with these words after its id. */
function compile(words: string, kind = 'write') {
  const blocks = kind === 'run' ? '```python\nprint(1)\n```' : 'solution: print(1)\noutput: 1';
  const { steps, exerciseKeys } = practiceSteps({
    file: 'lesson.md',
    firstLine: 1,
    body: `## Step {#step}\n\n::: ${kind} it ${words} Go.\n${blocks}\n`,
    reviews: [],
    recordings: [],
    fixtures: '',
  });
  return { shown: JSON.stringify(steps), key: exerciseKeys['it'] };
}

test('an exercise can name the functions that right code calls', () => {
  const { shown, key } = compile('uses=hmac.compare_digest,len');
  expect(key?.uses).toEqual(['hmac.compare_digest', 'len']);
  expect(shown).not.toContain('compare_digest');
});

test('its hash changes with them, and stays the same without any', () => {
  const hash = (words: string) => compile(words).key?.contentHash;
  expect(hash('uses=len')).not.toBe(hash('uses=max'));
  expect(hash('uses=len')).not.toBe(hash(''));
  expect(compile('').key).not.toHaveProperty('uses');
});

test('a name that no function has is refused, and so is one where nothing is written', () => {
  expect(() => compile('uses=len()')).toThrow('"len()" is not the name of a function.');
  expect(() => compile('uses=len,')).toThrow('"" is not the name of a function.');
  expect(() => compile('uses=len', 'run')).toThrow('Remove "uses=".');
});
