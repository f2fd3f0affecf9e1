/** The history state of a lesson that was opened from the path: the path is the entry before it. */
export const OPENED_FROM_PATH = { isOpenedFromPath: true };

/** Tells whether going back from a place leads to the path. */
export function isOpenedFromPath({ state }: { state: unknown }): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedFromPath' in state;
}
