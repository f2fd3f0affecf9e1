import { useEffect, useState } from 'react';
import type { PublicSite } from 'virtual:site';

/** What the operator hasn't replaced yet. */
type Samples = Pick<PublicSite, 'claims' | 'testimonials'>;

/** Checks whether the site's address is one that only this machine can open. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** Reads them without the code of the session, which visitors don't need to load this page. */
async function fetchSamples(): Promise<Samples | null> {
  const response = await fetch('/config.json');
  const { samples = null } = (await response.json()) as { samples?: Samples };
  return samples;
}

/** Returns the operator's samples, on their own machine only; null until they are known, and everywhere else. */
export function useSamples(): Samples | null {
  const [samples, setSamples] = useState<Samples | null>(null);
  useEffect(() => {
    if (!isThisMachine(location.hostname)) return;
    // The page is complete without them.
    fetchSamples().then(setSamples, () => undefined);
  }, []);
  return samples;
}
