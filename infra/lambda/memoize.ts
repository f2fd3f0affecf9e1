/**
 * Begins at once to make something, and keeps it. What could not be made is made anew when it is next asked for:
 * nothing is waited for that has failed already.
 *
 * @param make is called again after it has failed
 * @param hear is told every failure, also one that nobody waits for
 */
export function memoize<Made>(
  make: () => Promise<Made>,
  hear: (error: unknown) => void,
): () => Promise<Made> {
  let making: Promise<Made> | null = null;
  const begin = (): Promise<Made> => {
    const attempt = make();
    attempt.catch((error: unknown) => {
      making = null;
      hear(error);
    });
    return attempt;
  };
  const ask = (): Promise<Made> => (making ??= begin());
  void ask();
  return ask;
}
