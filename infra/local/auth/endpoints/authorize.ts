import { invalidRequest } from '../auth-failure.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';

/**
 * `GET /authorize?provider=…`: would lead to another provider of identities.
 *
 * @throws {AuthFailure} validation_failed: none is enabled
 */
export function authorize({ query }: AuthCall): AuthAnswer {
  const isNamed = Boolean(query.get('provider'));
  throw invalidRequest(
    `Unsupported provider: ${isNamed ? 'provider is not enabled' : 'no provider was named'}`,
  );
}
