/**
 * Starts to create a value immediately and caches it. After a failure, the next call tries again instead of returning
 * the failed attempt.
 *
 * @param make called again after a failure
 * @param onError called with every failure, including those that are never awaited
 */
export function memoize<Made>(
  make: () => Promise<Made>,
  onError: (error: unknown) => void,
): () => Promise<Made> {
  let making: Promise<Made> | null = null;
  const begin = (): Promise<Made> => {
    const attempt = make();
    attempt.catch((error: unknown) => {
      making = null;
      onError(error);
    });
    return attempt;
  };
  const ask = (): Promise<Made> => (making ??= begin());
  void ask();
  return ask;
}
