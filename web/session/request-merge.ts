import type { Session } from '@supabase/supabase-js';
import { fetchApi } from '../fetch-api.ts';

/** The responses after which repeating a merge is pointless: it was done, or the token is not valid anymore. */
const FINAL: ReadonlySet<number> = new Set([400, 403, 409]);

/**
 * Asks the API to merge an anonymous learner into the session's learner.
 *
 * @returns whether it was merged now; false if repeating it is pointless
 * @throws {Error} if repeating it may help; its `cause` is the status
 */
export async function requestMerge(
  apiUrl: string,
  session: Session,
  token: string,
): Promise<boolean> {
  const response = await fetchApi(`${apiUrl}/api/users/merge-anonymous-learner`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ token }),
  });
  if (response.ok || FINAL.has(response.status)) return response.ok;
  throw new Error(`The merge failed: status ${response.status}.`, { cause: response.status });
}
