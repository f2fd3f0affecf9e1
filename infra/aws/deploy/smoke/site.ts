import type { Site, SmokeTarget } from './check.ts';

/** Slightly longer than the timeout of an HTTP API. */
const TIMEOUT_MS = 31_000;

/** Opens a site for testing. */
export function openSite(target: SmokeTarget): Site {
  const ask: Site['ask'] = (address, init = {}) =>
    fetch(new URL(address, target.siteUrl), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
      headers: { 'accept-encoding': 'br, gzip', ...init.headers },
    });
  const readHome = async () => {
    const response = await ask('/');
    return { response, html: await response.text() };
  };
  return { ...target, ask, home: readHome };
}

/** Returns what is wrong with a response's status or content type; null if both are as expected. */
export function findWrongStart(
  response: Response,
  { status, type }: { status: number; type: string },
): string | null {
  const found = response.headers.get('content-type') ?? 'nothing';
  const address = new URL(response.url).pathname;
  if (response.status !== status) return `${address} returned ${response.status}, not ${status}.`;
  return found.startsWith(type) ? null : `${address} is ${found}, not ${type}.`;
}
