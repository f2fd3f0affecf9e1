/** Checks whether the learner has asked for less data. Not every browser says. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
