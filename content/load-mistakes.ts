import type { Mistake } from './authored.ts';
import { ContentError } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';

async function loadMistake(folder: ContentFolder, file: string): Promise<Mistake> {
  const text = await folder.read(file, 'Write the mistake.');
  const message = /^# (\S.*)\n/.exec(text)?.[1];
  if (message !== undefined) return { file, code: text, message };
  const fix = 'Begin with a comment that contains the message for this mistake.';
  throw new ContentError([{ file, field: 'line 1', fix }]);
}

/**
 * Loads the known mistakes of a challenge.
 *
 * @throws {ContentError} if a mistake doesn't begin with its message
 */
export async function loadMistakes(folder: ContentFolder, path: string): Promise<Mistake[]> {
  const files = (await folder.list(path)).filter((file) => file.endsWith('.py'));
  return Promise.all(files.map((file) => loadMistake(folder, `${path}/${file}`)));
}
