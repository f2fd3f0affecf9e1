const PERIOD_MS = 60_000;

/**
 * Counts interpreters that ended although nobody killed them.
 *
 * @param report receives the number since the last report: the first time at once, then at most once a minute, so that
 *   a program that ends many doesn't flood the log
 * @returns a function that counts one
 */
export function createDeathReport(report: (deaths: number) => void): () => void {
  let deaths = 0;
  let isQuiet = false;
  const reportDeaths = (): void => {
    isQuiet = deaths > 0;
    if (!isQuiet) return;
    report(deaths);
    deaths = 0;
    setTimeout(reportDeaths, PERIOD_MS).unref();
  };
  return () => {
    deaths += 1;
    if (!isQuiet) reportDeaths();
  };
}
