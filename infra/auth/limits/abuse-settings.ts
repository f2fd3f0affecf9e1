import { z } from 'zod';
import { parseDuration } from '../../duration.ts';
import { redirectPattern } from '../redirect-pattern.ts';
import type { Rate } from './bucket.ts';
import type { LimitSettings } from './limit-settings.ts';

const FIVE_MINUTES = 300;
const HOUR = 3_600;

const limit = (perSeconds: number) =>
  z.coerce
    .number('must be a number of requests')
    .min(0, 'must be a number of requests')
    .transform((events): Rate => ({ events, perSeconds }))
    .optional();

/** GoTrue's variables against abuse, for a schema of variables. */
export const abuseVariables = {
  GOTRUE_RATE_LIMIT_OTP: limit(FIVE_MINUTES),
  GOTRUE_RATE_LIMIT_VERIFY: limit(FIVE_MINUTES),
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: limit(FIVE_MINUTES),
  GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: limit(HOUR),
  GOTRUE_RATE_LIMIT_EMAIL_SENT: z.string().transform(readRate).optional(),
  GOTRUE_RATE_LIMIT_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .optional(),
  GOTRUE_URI_ALLOW_LIST: z.string().transform(readPatterns).optional(),
};

/** What an auth service does against abuse. */
export interface AbuseSettings {
  limits: Partial<LimitSettings>;
  /** In which a proxy in front of the service names the client's address. */
  addressHeader?: string;
  /** What further addresses that links may lead back to look like. */
  redirectAllowList: readonly RegExp[];
}

type Found = z.infer<z.ZodObject<typeof abuseVariables>>;

/** Puts the variables against abuse in our words. */
export function readAbuseSettings(found: Found): AbuseSettings {
  const limits = {
    otp: found.GOTRUE_RATE_LIMIT_OTP,
    verify: found.GOTRUE_RATE_LIMIT_VERIFY,
    token: found.GOTRUE_RATE_LIMIT_TOKEN_REFRESH,
    anonymous: found.GOTRUE_RATE_LIMIT_ANONYMOUS_USERS,
    mails: found.GOTRUE_RATE_LIMIT_EMAIL_SENT,
  };
  const header = found.GOTRUE_RATE_LIMIT_HEADER;
  return {
    limits: Object.fromEntries(Object.entries(limits).filter(([, rate]) => rate !== undefined)),
    ...(header === undefined ? {} : { addressHeader: header }),
    redirectAllowList: found.GOTRUE_URI_ALLOW_LIST ?? [],
  };
}

/** So many an hour, or in the time after a slash: `30` or `5/10m`. */
function readRate(text: string, context: z.RefinementCtx): Rate {
  const [events = '', duration] = text.split('/');
  const perSeconds = duration === undefined ? HOUR : (parseDuration(duration) ?? 0);
  if (/^\d+$/.test(events) && perSeconds > 0) return { events: Number(events), perSeconds };
  context.addIssue({ code: 'custom', message: 'must be a number of mails, or one such as 5/10m' });
  return z.NEVER;
}

function readPatterns(text: string, context: z.RefinementCtx): RegExp[] {
  const patterns = text.split(',').map((pattern) => pattern.trim());
  try {
    return patterns.filter((pattern) => pattern !== '').map(redirectPattern);
  } catch {
    const message = 'must be addresses with a comma between them; the brackets of one do not match';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
}
