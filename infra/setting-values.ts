import { z } from 'zod';
import {
  HOST_ADDRESS,
  isHostAddress,
  isOrigin,
  isWebAddress,
  WEB_ADDRESS,
  withoutSlash,
} from './web-address.ts';

/** A boolean as Go parses it, https://pkg.go.dev/strconv#ParseBool. */
export const goFlag = z.stringbool({
  truthy: ['true', 't', '1'],
  falsy: ['false', 'f', '0'],
  error: 'must be "true" or "false"',
});

const UNIT_SECONDS = new Map([
  ['ns', 1e-9],
  ['us', 1e-6],
  ['µs', 1e-6],
  ['μs', 1e-6],
  ['ms', 1e-3],
  ['s', 1],
  ['m', 60],
  ['h', 3600],
]);
const DURATION_PART = /(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|μs|ms|s|m|h)/gy;

/**
 * Parses a duration such as `1h30m` or `1.5s`.
 *
 * @returns seconds; null if the text is not a duration
 * @see https://pkg.go.dev/time#ParseDuration
 */
export function parseDuration(text: string): number | null {
  const isNegative = text.startsWith('-');
  const unsigned = text.replace(/^[+-]/, '');
  if (unsigned === '0') return 0;
  const parts = [...unsigned.matchAll(DURATION_PART)];
  if (unsigned === '' || parts.map(([part]) => part).join('') !== unsigned) return null;
  const seconds = parts.reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (UNIT_SECONDS.get(unit ?? '') ?? 0),
    0,
  );
  return isNegative ? -seconds : seconds;
}

/** A setting that is an address to which paths are added. */
export const webAddress = z.string().refine(isWebAddress, WEB_ADDRESS).transform(withoutSlash);

/** A setting that is the address of a host, as a browser sends it. */
export const hostAddress = z
  .string()
  .refine(isHostAddress, HOST_ADDRESS)
  .transform((text) => new URL(text).origin);

/** A setting that is the name or the address of a host. */
export const hostName = z
  .string()
  .regex(
    /^[\w.-]+$|^[\da-f:.]+$/i,
    'must be the name of a host, such as mail.example.org, without a scheme, a port or a path',
  );

const origin = z.string().refine(isOrigin, {
  error: ({ input }) =>
    `must list origins such as https://app.example.org, separated by commas, but "${String(input)}" is not an origin`,
});

/** A setting that lists origins. */
export const originList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(origin));

/** A setting that is the key of execution hosts: too long to guess. */
export const executionKey = z.string().min(32, 'must have at least 32 characters');
