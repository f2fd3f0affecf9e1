/** The history state of a lesson that was opened from the path, which is the previous entry. */
export const OPENED_FROM_PATH = { isOpenedFromPath: true };

/** Checks a history state to see whether going back leads to the path. */
export function isOpenedFromPath(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedFromPath' in state;
}
