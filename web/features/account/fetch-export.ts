import { messages } from '../../messages.ts';
import { fetchApi } from '../../fetch-api.ts';
import { loadClientConfig } from '../../session/client-config.ts';

/** A refusal of the API, with its sentence. */
export class RefusedExport extends Error {}

/** Returns the API's sentence about what went wrong. */
async function sentenceOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const isRefusal = typeof body === 'object' && body !== null && 'error' in body;
  return isRefusal && typeof body.error === 'string' ? body.error : messages.temporaryServerIssue;
}

/**
 * Downloads everything that is stored about the learner. It may be too long for GraphQL.
 *
 * @throws {RefusedExport} with the API's sentence
 */
export async function fetchExport(token: string | null): Promise<Record<string, unknown>> {
  const { apiUrl } = await loadClientConfig();
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetchApi(`${apiUrl}/api/users/export`, { headers });
  if (!response.ok) throw new RefusedExport(await sentenceOf(response));
  return (await response.json()) as Record<string, unknown>;
}
