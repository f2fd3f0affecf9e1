import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../content-folder.ts';
import { readPermanentIds, recordIds } from '../permanent-ids.ts';
import { curriculumFixture } from './authored-fixture.ts';
import { permanentIds } from './permanent-ids.ts';
import { practiceFixture, python } from './practice-fixture.ts';

/** A curriculum whose lesson has one step with one exercise. */
function curriculum(step: string, exercise: string, ids: string[] = []) {
  const lesson = practiceFixture(
    `## One {#${step}}\n::: run ${exercise} key Run.\n${python('print(1)')}`,
  );
  return curriculumFixture({ lessons: [lesson], permanentIds: ids });
}

test('every id that was recorded has to stay, and new ones may come', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-ids-'));
  await recordIds(directory, curriculum('one', 'greet', ['challenge shout']));
  const ids = await readPermanentIds(contentFolder(directory));
  await rm(directory, { recursive: true });
  expect(ids).toEqual([
    'category foundations',
    'challenge shout',
    'exercise first/greet',
    'lesson first',
    'step first/one',
  ]);
  expect(permanentIds(curriculum('one', 'greet', ids))).toEqual([]);
  expect(permanentIds(curriculum('one', 'greet', ids.slice(1)))).toEqual([]);
});

test('an id that is gone or has another name is reported', () => {
  const ids = ['exercise first/greet', 'step first/one', 'challenge whisper'];
  expect(permanentIds(curriculum('two', 'salute', ids))).toMatchObject(
    ids.map((field) => ({ file: 'permanent-ids.json', field })),
  );
});
