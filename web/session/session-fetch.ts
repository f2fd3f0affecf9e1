/**
 * Creates the auth client's fetch. The client ends a session whenever a refresh is rejected. This lets only
 * rejections by the auth service itself through. A rejection by a proxy, a captive portal or a rate limit counts as a
 * network failure, which doesn't end the session.
 *
 * @param onEnded called when the service itself has ended a session
 */
export function createSessionFetch(onEnded: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok || !isRefresh(input)) return response;
    if (!(await isOwnRefusal(response))) {
      throw new TypeError(`The session could not be refreshed: status ${response.status}.`);
    }
    onEnded();
    return response;
  };
}

function isRefresh(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : input.toString();
  return address.includes('/token?grant_type=refresh_token');
}

async function isOwnRefusal(response: Response): Promise<boolean> {
  if (response.status === 429 || response.status >= 500) return false;
  try {
    const body: unknown = await response.clone().json();
    if (typeof body !== 'object' || body === null) return false;
    return 'error_code' in body || ('code' in body && typeof body.code === 'string');
  } catch {
    return false;
  }
}
