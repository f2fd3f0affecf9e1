import { mkdtempSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchFolder } from './watch-folder.ts';

let folder: string;
let changes: string[];
let stop: () => void;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'packetsmith-watch-'));
  mkdirSync(path.join(folder, 'inner'));
  writeFileSync(path.join(folder, 'inner/lesson.md'), 'first');
  changes = [];
  stop = watchFolder(folder, (file) => changes.push(file));
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

/** Waits until a change to the file is reported, and forgets the changes so far. */
async function expectChange(file: string): Promise<void> {
  await expect.poll(() => changes).toContain(path.normalize(file));
  changes = [];
}

/** Saves a file as many editors and Git do. */
function replaceFile(file: string, text: string): void {
  writeFileSync(path.join(folder, 'new'), text);
  renameSync(path.join(folder, 'new'), path.join(folder, file));
}

test('a file that is replaced is still watched', async () => {
  for (const text of ['second', 'third', 'fourth']) {
    replaceFile('inner/lesson.md', text);
    await expectChange('inner/lesson.md');
  }
});

test('a folder that is created, or removed and created again, is watched', async () => {
  for (const text of ['second', 'third']) {
    mkdirSync(path.join(folder, 'later'));
    await expectChange('later');
    writeFileSync(path.join(folder, 'later/lesson.md'), text);
    await expectChange('later/lesson.md');
    rmSync(path.join(folder, 'later'), { recursive: true });
    await expectChange('later');
  }
});
