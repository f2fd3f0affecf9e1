import type { OutlineModule } from 'virtual:site';

/** Lessons of the whole path. */
export function lessonCount(outline: OutlineModule[]): number {
  return outline.reduce((sum, { lessons }) => sum + lessons.length, 0);
}

/** Challenges of the whole path. */
export function challengeCount(outline: OutlineModule[]): number {
  return outline.reduce((sum, module) => sum + module.challengeCount, 0);
}
