import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('an error is described by its name, its code and where it happened, and so is its cause', () => {
  const cause = Object.assign(new TypeError('for ada@example.test'), { code: '23514' });
  const described = describeError(new Error('with the parameter ada@example.test', { cause }));
  expect(described).toMatchObject({
    name: 'Error',
    stack: expect.stringContaining('describe-error.test.ts') as string,
    cause: { name: 'TypeError', code: '23514' },
  });
  expect(JSON.stringify(described)).not.toContain('ada');
});

test('a message that looks like a place stays out', () => {
  const { stack } = describeError(new Error('first\n    at ada@example.test'));
  expect(stack).toContain('describe-error.test.ts');
  expect(stack).not.toContain('ada');
});

test('what is no error is described by its kind', () => {
  expect(describeError('ada@example.test')).toEqual({ name: 'string' });
});

test('an error that caused itself comes to an end', () => {
  const error = new Error('round and round');
  error.cause = error;
  expect(describeError(error)).toMatchObject({ cause: { cause: { name: 'Error' } } });
});
