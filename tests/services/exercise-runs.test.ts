import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Exercise, ExerciseKey, LessonStep } from '../../domain/exercise.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { AnsweredExercise } from '../../functions/services/exercises.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { fixtureCurriculum } from '../support/fixture-curriculum.ts';
import { exercise, keyOf, program } from '../support/practice-curriculum.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

const hidden = (input: string, expected: string) => ({ input, expected, isHidden: true });
const visible = (input: string, expected: string) => ({ input, expected, isHidden: false });

/** Exercises whose answers run in the sandbox, and their keys. */
const RUN: readonly [Exercise, ExerciseKey][] = [
  [
    exercise({ id: 'fill', kind: 'fill', program: program('print(____ * ____)') }),
    keyOf({ cases: [visible('', 'abab\n')] }),
  ],
  [
    exercise({
      id: 'arrange',
      kind: 'arrange',
      mustIndent: true,
      lines: ['print(n)', 'for n in range(2):', 'print(m)'],
    }),
    keyOf({ cases: [visible('', '0\n1\n')] }),
  ],
  [
    exercise({
      id: 'fix',
      kind: 'fix',
      maxChangedLines: 1,
      program: program('def double(n):\n    return n + 1\n'),
    }),
    keyOf({
      entry: { kind: 'function', name: 'double' },
      cases: [visible('[1]', '2'), hidden('[21]', '42')],
      feedback: [{ on: '22', html: '<p>You added 1.</p>' }],
    }),
  ],
  [
    exercise({ id: 'shout', kind: 'write' }),
    keyOf({
      cases: [visible('alpha\n', 'ALPHA\n'), hidden('secret-input\n', 'SECRET-INPUT\n')],
      feedback: [{ on: 'NameError', html: '<p>Define it first.</p>' }],
    }),
  ],
  [
    exercise({ id: 'compare', kind: 'write' }),
    keyOf({
      entry: { kind: 'function', name: 'same' },
      cases: [visible('["a","a"]', 'true'), hidden('["a","b"]', 'false')],
      uses: ['hmac.compare_digest'],
      feedback: [{ on: '*', html: '<p>Compare both.</p>' }],
    }),
  ],
  [exercise({ id: 'lab', kind: 'run' }), keyOf({})],
];

const steps: LessonStep[] = RUN.map(([one]) => ({
  id: one.id,
  title: one.id,
  blocks: [{ kind: 'exercise', exercise: one }],
}));
const lab = { hosts: [{ ip: '192.0.2.20', ports: { '22': { banner: 'hello from the lab' } } }] };

let world: World;
let context: RequestContext;
beforeAll(async () => {
  world = await createWorld();
  const [lesson, ...others] = fixtureCurriculum.lessons;
  if (!lesson) throw new Error('The fixture has no lesson.');
  const exerciseKeys = Object.fromEntries(RUN.map(([{ id }, key]) => [id, key]));
  const lessons = [{ ...lesson, lab, steps, exerciseKeys }, ...others];
  await publishCurriculum(world.database, { ...fixtureCurriculum, lessons });
  context = await newSession(world);
});
afterAll(() => world.close());

function answer(exerciseId: string, ...parts: string[]): Promise<AnsweredExercise> {
  const input = { lessonId: 'one', exerciseId, answer: parts, activeSeconds: 0 };
  return world.services.exercises.answer(context, input);
}

test('every right way to fill the blanks counts', async () => {
  expect(await answer('fill', '"ab"', '2')).toMatchObject({ isSolved: true, output: 'abab\n' });
  expect(await answer('fill', '2', '"ab"')).toMatchObject({ isSolved: true });
  expect(await answer('fill', '"ab"', '1')).toMatchObject({
    isSolved: false,
    output: 'ab\n',
    error: 'Line 1: expected "abab", got "ab".',
  });
});

test('arranged lines run with their indentation, and need not all be used', async () => {
  const [loop, body] = ['for n in range(2):', '    print(n)'];
  expect(await answer('arrange', loop, body)).toMatchObject({ isSolved: true });
  expect((await answer('arrange', loop, 'print(n)')).error).toContain('IndentationError');
});

test('a fixed function is called with the arguments of every case', async () => {
  expect(await answer('fix', 'def double(n):\n    return 2 * n\n')).toMatchObject({
    isSolved: true,
    cases: [{ actual: '2' }, { actual: null }],
  });
  expect(await answer('fix', 'def double(n):\n    return n + 1\n')).toMatchObject({
    isSolved: false,
    feedbackHtml: '<p>You added 1.</p>',
    cases: [{ isPassed: true }, { isPassed: false, actual: null }],
  });
  expect(await answer('fix', 'x = 1\ny = 2\ndef double(n):\n    return 2 * n')).toMatchObject({
    isSolved: false,
    error: 'You changed 3 lines. Fix the program by changing at most 1 line.',
    cases: [],
  });
});

test('an error is matched by its name', async () => {
  const { error, feedbackHtml } = await answer('shout', 'print(shout)');
  expect(error).toContain('NameError');
  expect(feedbackHtml).toBe('<p>Define it first.</p>');
});

const SAME = 'def same(a, b):\n    return';

test.each([
  `import hmac\n${SAME} hmac.compare_digest(a, b)`,
  `import hmac as h\n${SAME} h.compare_digest(a, b)`,
  `from hmac import compare_digest\n${SAME} compare_digest(a, b)`,
  `from hmac import compare_digest as equal\n${SAME} equal(a, b)`,
  `import hmac\nequal = hmac.compare_digest\n${SAME} equal(a, b)`,
])('a function counts as called under each name that it can have: %j', async (code) => {
  expect(await answer('compare', code)).toMatchObject({ isSolved: true, error: null });
});

test.each([
  `${SAME} a == b`,
  `import hmac\n${SAME} a == b  # hmac.compare_digest(a, b)`,
  `import hmac\n${SAME} a == b or hmac.compare_digest is None`,
  `def compare_digest(a, b):\n    return a == b\n${SAME} compare_digest(a, b)`,
])(
  'a right result is not enough without the function that the exercise asks for: %j',
  async (code) => {
    expect(await answer('compare', code)).toMatchObject({
      isSolved: false,
      error:
        'The result is right, but your program never calls hmac.compare_digest(). This exercise asks for it.',
      feedbackHtml: null,
      cases: [{ isPassed: true }, { isPassed: true }],
    });
    expect(await answer('compare', `${SAME} 1`)).toMatchObject({
      isSolved: false,
      feedbackHtml: '<p>Compare both.</p>',
    });
  },
);

test('programs reach the network of their lesson', async () => {
  const code = `import socket
connection = socket.create_connection(("192.0.2.20", 22))
print(connection.recv(100).decode())`;
  const { isSolved, output } = await answer('lab', code);
  expect({ isSolved, output }).toMatchObject({ isSolved: true });
  expect(output).toContain('hello from the lab');
});

test.each([
  'print(input())',
  'import sys\nsys.stderr.write(input())',
  'raise ValueError(input())',
  'import sys\nsys.exit(input())',
  'print("ALPHA" if (word := input()) == "alpha" else word)',
  'word = input()\nprint("ALPHA")\nif word != "alpha": raise KeyError(word)',
  'exec(input())',
])('no response contains what a program learns from a hidden case: %j', async (code) => {
  const { isSolved, ...rest } = await answer('shout', code);
  expect(isSolved).toBe(false);
  // The learner's own code is in the response, and contains none of these words.
  expect(JSON.stringify(rest)).not.toMatch(/secret|SECRET/);
});
