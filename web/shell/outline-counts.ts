import type { OutlineModule } from 'virtual:site';

/** The number of lessons on the whole path. */
export function lessonCount(outline: OutlineModule[]): number {
  return outline.reduce((sum, { lessons }) => sum + lessons.length, 0);
}

/** The number of challenges on the whole path. */
export function challengeCount(outline: OutlineModule[]): number {
  return outline.reduce((sum, module) => sum + module.challengeCount, 0);
}
