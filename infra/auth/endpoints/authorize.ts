import { beginAuthorization, NO_REQUESTER } from '../github/begin-authorization.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';

/**
 * `GET /authorize?provider=github&redirect_to=…`: redirects a browser to GitHub for the user's
 * consent, RFC 6749 section 4.1.1.
 */
export async function authorize(call: AuthCall): Promise<AuthAnswer> {
  const { url, headers } = await beginAuthorization(call, NO_REQUESTER);
  return { location: url, status: 302, headers };
}
