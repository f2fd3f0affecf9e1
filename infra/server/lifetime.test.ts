import { expect, test } from 'vitest';
import { createLifetime, LifetimeOver } from './lifetime.ts';

test('APIs end before parts, and the database ends last', async () => {
  const lifetime = createLifetime();
  const ended: string[] = [];
  for (const phase of ['database', 'parts', 'apis'] as const) {
    await lifetime.own(phase, Promise.resolve(phase), (part) => ended.push(part));
  }
  await lifetime.end();
  expect(ended).toEqual(['apis', 'parts', 'database']);
});

test('what is still starting when the end comes is ended as soon as it has started', async () => {
  const lifetime = createLifetime();
  const ended: string[] = [];
  const starting = Promise.withResolvers<string>();
  const owning = lifetime.own('parts', starting.promise, (part) => ended.push(part));
  const ending = lifetime.end();
  starting.resolve('late');
  await expect(owning).rejects.toBeInstanceOf(LifetimeOver);
  await ending;
  expect(ended).toEqual(['late']);
});

test('a part that fails to end, or to start, keeps no other from ending', async () => {
  const lifetime = createLifetime();
  const ended: string[] = [];
  await lifetime.own('parts', Promise.resolve(), () => Promise.reject(new Error('stuck')));
  await lifetime.own('parts', Promise.resolve(), () => {
    throw new Error('broken');
  });
  await lifetime.own('parts', Promise.reject(new Error('never')), () => 0).catch(() => undefined);
  await lifetime.own('database', Promise.resolve('database'), (part) => ended.push(part));
  await lifetime.end();
  expect(ended).toEqual(['database']);
});

test('ending twice ends everything once', async () => {
  const lifetime = createLifetime();
  let count = 0;
  await lifetime.own('parts', Promise.resolve(), () => (count += 1));
  await Promise.all([lifetime.end(), lifetime.end()]);
  expect(count).toBe(1);
  expect(lifetime.signal.aborted).toBe(true);
});
