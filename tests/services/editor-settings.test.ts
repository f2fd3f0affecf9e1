import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_EDITOR_SETTINGS } from '../../domain/editor-settings.ts';
import { openMergeWorld, type MergeWorld } from '../support/merge-world.ts';

let world: MergeWorld;
beforeAll(async () => {
  world = await openMergeWorld();
});
afterAll(() => world.close());

test('settings start with the defaults, and a change is there on every device', async () => {
  const learner = await world.signIn(false);
  const { editorSettings } = world.services;
  expect(await editorSettings.find(world.contextOf(learner))).toEqual(DEFAULT_EDITOR_SETTINGS);
  await editorSettings.update(world.contextOf(learner), { fontSize: 18, theme: 'DARK' });
  await editorSettings.update(world.contextOf(learner), { hasVimKeys: true, theme: null });
  expect(await editorSettings.find(world.contextOf(learner))).toEqual({
    ...DEFAULT_EDITOR_SETTINGS,
    fontSize: 18,
    theme: 'DARK',
    hasVimKeys: true,
  });
});

test('a setting that is not allowed changes nothing', async () => {
  const context = world.contextOf(await world.signIn(false));
  const { editorSettings } = world.services;
  const refused = editorSettings.update(context, { fontSize: 100, wrapsLines: true });
  await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(await editorSettings.find(context)).toEqual(DEFAULT_EDITOR_SETTINGS);
});

test('a merge moves settings only to a learner who has none', async () => {
  const { editorSettings } = world.services;
  for (const [own, expected] of [
    [null, 20],
    [16, 16],
  ] as const) {
    const [learner, anonymous] = [await world.signIn(false), await world.signIn(true)];
    if (own !== null) await editorSettings.update(world.contextOf(learner), { fontSize: own });
    await editorSettings.update(world.contextOf(anonymous), { fontSize: 20 });
    await world.merge(learner, anonymous);
    const { fontSize } = await editorSettings.find(world.contextOf(learner));
    expect(fontSize).toBe(expected);
  }
});
