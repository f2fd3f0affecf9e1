/**
 * The fetch of the auth client. The client ends a session when its refresh is refused, whoever refused: only the
 * auth service's own word counts here. A proxy, a sign-in page of a hotel or a rate limit is no better than no
 * network, which ends nothing.
 *
 * @param onEnded called when the service itself has refused to go on with a session
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
