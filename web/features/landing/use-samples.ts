import { useEffect, useState } from 'react';
import { type ClientConfig, loadClientConfig } from '../../session/client-config.ts';

/** Checks whether the site's address is one that only this machine can open. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** Returns the operator's samples, on their own machine only; null until they are known, and everywhere else. */
export function useSamples(): ClientConfig['samples'] {
  const [samples, setSamples] = useState<ClientConfig['samples']>(null);
  useEffect(() => {
    if (!isThisMachine(location.hostname)) return;
    loadClientConfig().then(
      (config) => setSamples(config.samples),
      // The page is complete without them.
      () => undefined,
    );
  }, []);
  return samples;
}
