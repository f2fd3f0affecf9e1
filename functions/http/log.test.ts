import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('an error and its cause are described by name, code and stack frames', () => {
  const cause = Object.assign(new TypeError('for ada@example.test'), { code: '23514' });
  const described = describeError(new Error('with the parameter ada@example.test', { cause }));
  expect(described).toMatchObject({
    name: 'Error',
    stack: expect.stringContaining('log.test.ts') as string,
    cause: { name: 'TypeError', code: '23514' },
  });
  expect(JSON.stringify(described)).not.toContain('ada');
});

test('a message that looks like a stack frame is removed', () => {
  const { stack } = describeError(new Error('first\n    at ada@example.test'));
  expect(stack).toContain('log.test.ts');
  expect(stack).not.toContain('ada');
});

test('a thrown value that is not an error is described by its type', () => {
  expect(describeError('ada@example.test')).toEqual({ name: 'string' });
});

test('an error that is its own cause does not recurse forever', () => {
  const error = new Error('round and round');
  error.cause = error;
  expect(describeError(error)).toMatchObject({ cause: { cause: { name: 'Error' } } });
});
