import { z } from 'zod';
import { invalidRequest } from '../auth-error.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';
import { deleteSessions } from '../repositories/sessions.ts';
import { authenticate } from '../tokens/authenticate.ts';

const scopes = z.enum(['global', 'local', 'others']);

/** `POST /logout?scope=…`: ends all sessions of the user, only this one, or all others. */
export async function logout(call: AuthCall): Promise<AuthAnswer> {
  const requested = call.query.get('scope') ?? 'global';
  const { user, sessionId } = await authenticate(call);
  const scope = scopes.safeParse(requested);
  if (!scope.success) throw invalidRequest(`Unsupported logout scope "${requested}"`);
  await deleteSessions(call.auth.sql, { userId: user.id, sessionId }, scope.data);
  return { isEmpty: true };
}
