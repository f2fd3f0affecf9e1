import { z } from 'zod';
import { AuthError, invalidRequest } from '../../auth-error.ts';
import { canonicalEmail, metadataShape, requireSmallMetadata } from '../../user-input.ts';
import { readFields, type AuthCall } from '../../http/endpoint.ts';
import { allowedRedirect, redirectTarget } from '../../redirects.ts';
import { findUserByEmail, type User } from '../../repositories/users.ts';

const shape = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  new_email: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataShape.nullish(),
  redirect_to: z.string().nullish(),
});

const kinds = z.enum([
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
]);

/** A link that an administrator requests. */
export interface LinkRequest {
  kind: z.infer<typeof kinds>;
  /** In its canonical form. */
  email: string;
  /** The user with the address; null if there is none. */
  known: User | null;
  /** The new address in its canonical form; only for an email change. */
  newEmail: string;
  password: string;
  metadata: Record<string, unknown>;
  /** The page that the link finally leads to. */
  redirectTo: string;
}

/**
 * Parses a request for a link.
 *
 * @throws {AuthError} bad_json, validation_failed, or user_not_found if the link needs an existing account
 */
export async function readLinkRequest(call: AuthCall): Promise<LinkRequest> {
  const fields = readFields(call, shape);
  const email = canonicalEmail(fields.email);
  const known = await findUserByEmail(call.auth.sql, email);
  const kind = suitKind(readKind(call, fields.type), known);
  const metadata = { ...fields.data };
  const password = fields.password ?? '';
  requireSmallMetadata(metadata);
  // A magic link for a new user works without a password.
  if (fields.type === 'signup' && known === null && password === '') {
    throw invalidRequest('Signup requires a valid password');
  }
  const newEmail = kind.startsWith('email_change') ? canonicalEmail(fields.new_email) : '';
  const redirectTo = requestedRedirect(call, fields.redirect_to);
  return { kind, email, known, metadata, newEmail, password, redirectTo };
}

/** Clients send it in the query, as for an email, or in the body. */
function requestedRedirect(call: AuthCall, requested: string | null | undefined): string {
  return requested ? allowedRedirect(call.auth.options, requested) : redirectTarget(call);
}

function readKind({ auth }: AuthCall, type: string | null | undefined): LinkRequest['kind'] {
  const kind = kinds.safeParse(type);
  if (!kind.success) {
    throw invalidRequest(`Invalid email action link type requested: ${type ?? ''}`);
  }
  if (kind.data === 'email_change_current' && auth.options.isSecureEmailChange === false) {
    throw invalidRequest('Enable secure email change to generate link for current email');
  }
  return kind.data;
}

function suitKind(kind: LinkRequest['kind'], known: User | null): LinkRequest['kind'] {
  if (known !== null || kind === 'signup' || kind === 'invite') return kind;
  // Opening the link also confirms a new user's address.
  if (kind === 'magiclink') return 'signup';
  throw new AuthError({ status: 404, code: 'user_not_found' }, 'User with this email not found');
}
