import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { NO_INDEX, securityHeaders } from '../security-headers.ts';
import type { Stage } from './stages.ts';

type Setting = (value: string) => Partial<ResponseSecurityHeadersBehavior>;

/** The headers that CloudFront sets through dedicated properties instead of as custom headers. */
const SECURITY: ReadonlyMap<string, Setting> = new Map(
  Object.entries<Setting>({
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
  }),
);

function frameOption(value: string): HeadersFrameOption {
  if (value === 'DENY') return HeadersFrameOption.DENY;
  throw new Error(`x-frame-options "${value}" has no CloudFront setting. Add it to SECURITY.`);
}

function referrerPolicy(value: string): HeadersReferrerPolicy {
  if (value === 'strict-origin') return HeadersReferrerPolicy.STRICT_ORIGIN;
  throw new Error(`referrer-policy "${value}" has no CloudFront setting. Add it to SECURITY.`);
}

/** Which responses get the headers. */
export interface HeaderTerms {
  stage: Stage;
  /** A URL path that the policy applies to. The same table decides the headers here and on one machine. */
  like: string;
}

/** Creates the response headers that CloudFront adds, identical to those of the local server. */
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
  const named = entries.flatMap(([name, value]) => SECURITY.get(name)?.(value) ?? []);
  // Headers that the origin sets itself, such as Cache-Control, take precedence.
  const others = entries
    .filter(([name]) => !SECURITY.has(name))
    .map(([header, value]) => ({ header, value, override: false }));
  return new ResponseHeadersPolicy(scope, id, {
    comment: `${stage.name}: ${like}`,
    securityHeadersBehavior: Object.assign({}, ...named) as ResponseSecurityHeadersBehavior,
    customHeadersBehavior: { customHeaders: others },
  });
}
