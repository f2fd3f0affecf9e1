import { LEARNER_SCENES } from './learner-scenes.ts';
import type { Scene } from './scene.ts';
import { VISITOR_SCENES } from './visitor-scenes.ts';
import { WORKSPACE_SCENES } from './workspace-scenes.ts';

const SCENES: readonly Scene[] = [...VISITOR_SCENES, ...LEARNER_SCENES, ...WORKSPACE_SCENES];

/**
 * Returns the scenes whose names contain one of the words; all of them if there are no words.
 *
 * @throws {Error} if no name contains a word
 */
export function scenesNamed(words: readonly string[]): readonly Scene[] {
  const stray = words.find((word) => !SCENES.some(({ name }) => name.includes(word)));
  if (stray !== undefined) {
    const names = SCENES.map(({ name }) => name).join(', ');
    throw new Error(`No scene has "${stray}" in its name. The scenes are ${names}.`);
  }
  if (words.length === 0) return SCENES;
  return SCENES.filter(({ name }) => words.some((word) => name.includes(word)));
}
