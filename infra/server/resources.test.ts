import { expect, test, vi } from 'vitest';
import { createResources } from './resources.ts';

test('closes servers first, then parts in reverse order, and the database last', async () => {
  const resources = createResources();
  const closed: string[] = [];
  for (const [group, name] of [
    ['database', 'database'],
    ['requests', 'server'],
    ['parts', 'auth'],
    ['parts', 'jobs'],
  ] as const) {
    await resources.adopt(
      group,
      () => name,
      (part) => closed.push(part),
    );
  }
  await resources[Symbol.asyncDispose]();
  expect(closed).toEqual(['server', 'jobs', 'auth', 'database']);
});

test('a resource that is still opening when closing begins is closed as soon as it is open', async () => {
  const resources = createResources();
  const closed: string[] = [];
  const opening = Promise.withResolvers<string>();
  const adopting = resources.adopt(
    'parts',
    () => opening.promise,
    (part) => closed.push(part),
  );
  const closing = resources[Symbol.asyncDispose]();
  opening.resolve('late');
  await expect(adopting).rejects.toMatchObject({ name: 'AbortError' });
  await closing;
  expect(closed).toEqual(['late']);
});

test('opens nothing once closing has begun', async () => {
  const resources = createResources();
  const open = vi.fn();
  await resources[Symbol.asyncDispose]();
  await expect(resources.adopt('parts', open, open)).rejects.toMatchObject({ name: 'AbortError' });
  expect(open).not.toHaveBeenCalled();
});

test('a part that fails to open or close does not keep others from closing', async () => {
  const resources = createResources();
  const closed: string[] = [];
  const nothing = (): void => undefined;
  await resources.adopt(
    'database',
    () => 'database',
    (part) => closed.push(part),
  );
  await resources.adopt('parts', nothing, () => Promise.reject(new Error('stuck')));
  await resources.adopt('parts', nothing, () => {
    throw new Error('broken');
  });
  const failing = resources.adopt('parts', () => Promise.reject(new Error('never')), nothing);
  await expect(failing).rejects.toThrow('never');
  await resources[Symbol.asyncDispose]();
  expect(closed).toEqual(['database']);
});

test('a part that hangs does not keep others from closing', async () => {
  const resources = createResources();
  const closed: string[] = [];
  const remember = (name: string): number => closed.push(name);
  const hang = (): Promise<never> => new Promise(() => undefined);
  await resources.adopt('database', () => 'database', remember);
  await resources.adopt('parts', () => 'auth', remember);
  await resources.adopt('parts', () => 'stuck', hang);
  await resources[Symbol.asyncDispose]();
  expect(closed).toEqual(['auth', 'database']);
});

test('closing twice closes everything once, and both calls wait for it', async () => {
  const resources = createResources();
  const slow = Promise.withResolvers<undefined>();
  let count = 0;
  await resources.adopt(
    'parts',
    () => undefined,
    async () => {
      await slow.promise;
      count += 1;
    },
  );
  const closing = [resources[Symbol.asyncDispose](), resources[Symbol.asyncDispose]()];
  slow.resolve(undefined);
  expect(await closing[1]).toBe(undefined);
  await closing[0];
  expect(count).toBe(1);
  expect(resources.signal.aborted).toBe(true);
});
