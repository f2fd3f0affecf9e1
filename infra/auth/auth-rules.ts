import { z } from 'zod';
import { goFlag, parseDuration } from '../setting-values.ts';
import type { Rate } from './limits/bucket.ts';
import type { LimitSettings } from './limits/limits.ts';
import { redirectPattern } from './redirects.ts';

const FIVE_MINUTES = 300;
const HOUR = 3_600;

/** Flooding the local inbox harms nobody, and learners should not have to wait. */
const INBOX_INTERVAL_SECONDS = 1;
/** The default of hosted Supabase: the mailbox may belong to someone else. */
const SMTP_INTERVAL_SECONDS = 60;

const limit = (perSeconds: number) =>
  z.coerce
    .number('must be a number of requests')
    .min(0, 'must be a number of requests')
    .transform((events): Rate => ({ events, perSeconds }))
    .optional();

/** GoTrue's variables for the rules of an auth service, to spread into a Zod object schema. */
export const authRuleVariables = {
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
  GOTRUE_SMTP_HOST: z.string().optional(),
  GOTRUE_SMTP_MAX_FREQUENCY: z.string().transform(readInterval).optional(),
  GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: goFlag.default(true),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: goFlag.default(false),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: goFlag.default(false),
};

/** The rules of an auth service, standalone or within the product. */
export interface AuthRules {
  limits: Partial<LimitSettings>;
  /** The header in which a proxy in front of the service sends the client's address. */
  addressHeader?: string;
  /** Additional URLs that links may lead to. */
  redirectAllowList: readonly RegExp[];
  isSecureEmailChange: boolean;
  isReauthenticationRequired: boolean;
  isCurrentPasswordRequired: boolean;
}

type Found = z.infer<z.ZodObject<typeof authRuleVariables>>;

/** Reads the rules from variables that {@link authRuleVariables} parsed. */
export function readAuthRules(found: Found): AuthRules {
  const header = found.GOTRUE_RATE_LIMIT_HEADER;
  return {
    limits: readLimits(found),
    ...(header === undefined ? {} : { addressHeader: header }),
    redirectAllowList: found.GOTRUE_URI_ALLOW_LIST ?? [],
    isSecureEmailChange: found.GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED,
    isReauthenticationRequired: found.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
    isCurrentPasswordRequired: found.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD,
  };
}

function readLimits(found: Found): Partial<LimitSettings> {
  const isMailLocal = found.GOTRUE_SMTP_HOST === undefined;
  const interval = isMailLocal ? INBOX_INTERVAL_SECONDS : SMTP_INTERVAL_SECONDS;
  const limits = {
    otp: found.GOTRUE_RATE_LIMIT_OTP,
    verify: found.GOTRUE_RATE_LIMIT_VERIFY,
    token: found.GOTRUE_RATE_LIMIT_TOKEN_REFRESH,
    anonymous: found.GOTRUE_RATE_LIMIT_ANONYMOUS_USERS,
    mails: found.GOTRUE_RATE_LIMIT_EMAIL_SENT,
    mailInterval: { events: 1, perSeconds: found.GOTRUE_SMTP_MAX_FREQUENCY ?? interval },
  };
  return Object.fromEntries(Object.entries(limits).filter(([, rate]) => rate !== undefined));
}

/** Parses a number of emails per hour, such as `30`, or per duration, such as `5/10m`. */
function readRate(text: string, context: z.RefinementCtx): Rate {
  const [events = '', duration] = text.split('/');
  const perSeconds = duration === undefined ? HOUR : (parseDuration(duration) ?? 0);
  if (/^\d+$/.test(events) && perSeconds > 0) return { events: Number(events), perSeconds };
  const message = 'must be a number of emails per hour, such as 30, or a rate, such as 5/10m';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

function readPatterns(text: string, context: z.RefinementCtx): RegExp[] {
  const patterns = text.split(',').map((pattern) => pattern.trim());
  try {
    return patterns.filter((pattern) => pattern !== '').map(redirectPattern);
  } catch {
    const message = 'must be URLs separated by commas; one of them has unmatched brackets';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
}

function readInterval(text: string, context: z.RefinementCtx): number {
  const seconds = parseDuration(text);
  if (seconds !== null && seconds > 0) return seconds;
  context.addIssue({ code: 'custom', message: 'must be a duration, such as 1m or 5s' });
  return z.NEVER;
}
