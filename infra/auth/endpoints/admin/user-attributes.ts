import { z } from 'zod';
import { AuthError, invalidRequest } from '../../auth-error.ts';
import { parseDuration } from '../../../setting-values.ts';
import { readFields, type AuthCall } from '../../http/endpoint.ts';
import { metadataShape, requireSmallMetadata } from '../../user-input.ts';

const shape = z.object({
  id: z.string().nullish(),
  role: z.string().max(255).nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  password_hash: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: metadataShape.nullish(),
  app_metadata: metadataShape.nullish(),
  ban_duration: z.string().nullish(),
});

/** The attributes of a user that an administrator may set. */
export type UserAttributes = z.infer<typeof shape>;

/**
 * Parses the attributes that an administrator sets.
 *
 * @throws {AuthError} bad_json, validation_failed or phone_provider_disabled
 */
export function readAttributes(call: AuthCall): UserAttributes {
  const attributes = readFields(call, shape);
  if (attributes.phone) {
    throw new AuthError(
      { status: 400, code: 'phone_provider_disabled' },
      'Phone signups are disabled',
    );
  }
  requireSmallMetadata({ ...attributes.user_metadata, ...attributes.app_metadata });
  return attributes;
}

/**
 * Parses the duration of a ban.
 *
 * @returns seconds; null lifts the ban, undefined changes nothing
 * @throws {AuthError} validation_failed if the text isn't a duration
 */
export function banSeconds({ ban_duration: text }: UserAttributes): number | null | undefined {
  if (!text) return undefined;
  if (text === 'none') return null;
  const seconds = parseDuration(text);
  if (seconds === null || Math.abs(seconds) > LONGEST_BAN_SECONDS) {
    throw invalidRequest(`invalid format for ban duration: time: invalid duration "${text}"`);
  }
  return seconds === 0 ? null : seconds;
}

/** The longest duration in GoTrue: 64 bits of nanoseconds. */
const LONGEST_BAN_SECONDS = 2 ** 63 / 1e9;
