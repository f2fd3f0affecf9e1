import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { securityHeaders, type Headers } from '../security-headers.ts';
import type { Stage } from './stages.ts';

/** Told to search engines on every page of a stage that is nobody's business. */
const NO_INDEX: Headers = { 'x-robots-tag': 'noindex, nofollow' };

/** The headers that CloudFront has a place of their own for, by which it is to be told. */
const SECURITY: Readonly<
  Record<string, (value: string) => Partial<ResponseSecurityHeadersBehavior>>
> = {
  'content-security-policy': (contentSecurityPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override: true },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': (value) => ({
    frameOptions: { frameOption: frameOption(value), override: true },
  }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: referrerPolicy(value), override: true },
  }),
  'strict-transport-security': (value) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(value.replace('max-age=', ''))),
      override: true,
    },
  }),
};

function frameOption(value: string): HeadersFrameOption {
  if (value === 'DENY') return HeadersFrameOption.DENY;
  throw new Error(`CloudFront is not told what x-frame-options "${value}" is.`);
}

function referrerPolicy(value: string): HeadersReferrerPolicy {
  if (value === 'strict-origin') return HeadersReferrerPolicy.STRICT_ORIGIN;
  throw new Error(`CloudFront is not told what referrer-policy "${value}" is.`);
}

/** Which answers get the headers. */
export interface HeaderTerms {
  stage: Stage;
  /** An address among them: one table decides the headers, here and on one machine. */
  like: string;
}

/** Makes the headers that CloudFront gives to answers, as the local server does. */
export function createResponseHeaders(
  scope: Construct,
  id: string,
  { stage, like }: HeaderTerms,
): ResponseHeadersPolicy {
  const headers = {
    ...securityHeaders({
      path: like,
      origin: stage.siteUrl,
      authOrigin: new URL(stage.supabaseUrl).origin,
    }),
    ...(stage.name !== 'production' && NO_INDEX),
  };
  const entries = Object.entries(headers);
  const named = entries.flatMap(([name, value]) => SECURITY[name]?.(value) ?? []);
  // An answer that says it itself, such as how long it may be kept, knows better.
  const others = entries
    .filter(([name]) => !Object.hasOwn(SECURITY, name))
    .map(([header, value]) => ({ header, value, override: false }));
  return new ResponseHeadersPolicy(scope, id, {
    comment: `${stage.name}: ${like}`,
    securityHeadersBehavior: Object.assign({}, ...named) as ResponseSecurityHeadersBehavior,
    customHeadersBehavior: { customHeaders: others },
  });
}
