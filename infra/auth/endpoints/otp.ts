import { z } from 'zod';
import { AuthError, invalidRequest } from '../auth-error.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';
import { sendMagicLink, magicLinkFields } from './magic-link.ts';

const shape = z.object({
  phone: z.string().nullish(),
  channel: z.string().nullish(),
  create_user: z.boolean().nullish(),
  ...magicLinkFields,
});

/** `POST /otp`: sends a link and a code for signing in without a password. */
export async function otp(call: AuthCall): Promise<AuthAnswer> {
  const { phone, channel, create_user: mayCreate, ...fields } = readFields(call, shape);
  if (fields.email && phone) {
    throw invalidRequest('Only an email address or phone number should be provided');
  }
  if (fields.email && channel) {
    throw invalidRequest('Channel should only be specified with Phone OTP');
  }
  if (phone) {
    throw new AuthError(
      { status: 400, code: 'phone_provider_disabled' },
      'Unsupported phone provider',
    );
  }
  if (!fields.email) throw invalidRequest('One of email or phone must be set');
  return sendMagicLink(call, fields, mayCreate ?? true);
}
