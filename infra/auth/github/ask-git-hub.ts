const TIMEOUT_MS = 10_000;

/** What GitHub is asked besides the address. */
export interface GitHubRequest {
  method?: 'POST';
  headers: Record<string, string>;
  body?: URLSearchParams;
}

/**
 * Sends a request to GitHub.
 *
 * @returns the JSON of the answer
 * @throws {Error} when there is none, or it is a refusal; its message holds no secret
 */
export async function askGitHub(address: string, request: GitHubRequest): Promise<unknown> {
  const response = await fetch(address, {
    ...request,
    // GitHub refuses requests that do not say who sends them.
    headers: { ...request.headers, 'user-agent': 'packetsmith' },
    // Nothing that carries a secret is led elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status}.`);
  try {
    return await response.json();
  } catch {
    // Not the parser's words: they quote what may hold a token.
    throw new Error('GitHub answered something other than JSON.');
  }
}
