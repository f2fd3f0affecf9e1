/** The history state of a lesson that was opened from the path: the path is the entry before it. */
export const OPENED_FROM_PATH = { isOpenedFromPath: true };

/** Tells by a history state whether going back leads to the path. */
export function isOpenedFromPath(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedFromPath' in state;
}
