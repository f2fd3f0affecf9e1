import { expect } from 'vitest';
import { securityHeaders } from '../../security-headers.ts';
import type { Stage } from '../stages.ts';
import { resourcesOf, type TemplateJson, textOf } from './template.ts';

/** A URL path for each cache behavior. */
const LIKE: Record<string, string> = {
  '*': '/dashboard',
  '/api/docs': '/api/docs',
  '/api/docs/*': '/api/docs/index.html',
  '/api/*': '/api/health',
  '/graphql': '/graphql',
  '/config.json': '/config.json',
  '/runtime/*': '/runtime/python/python.wasm',
  '/assets/*.js': '/assets/worker.js',
  '/assets/*': '/assets/style.css',
};

interface Behavior {
  PathPattern?: string;
  ResponseHeadersPolicyId: string;
  ViewerProtocolPolicy: string;
}

interface Origin {
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[];
}

/** Expects CloudFront to serve every path over TLS, with the headers of the local server. */
export function expectFront(template: TemplateJson, stage: Stage): void {
  const [distribution] = Object.values(resourcesOf(template, 'AWS::CloudFront::Distribution'));
  const { DistributionConfig } = textOf(distribution?.Properties) as {
    DistributionConfig: {
      DefaultCacheBehavior: Behavior;
      CacheBehaviors: Behavior[];
      Origins: Origin[];
    };
  };
  const behaviors = [
    ...DistributionConfig.CacheBehaviors,
    { PathPattern: '*', ...DistributionConfig.DefaultCacheBehavior },
  ];
  expect(behaviors.map(({ PathPattern }) => PathPattern).toSorted()).toEqual(
    Object.keys(LIKE).toSorted(),
  );
  for (const { PathPattern = '', ResponseHeadersPolicyId, ViewerProtocolPolicy } of behaviors) {
    expect(ViewerProtocolPolicy, PathPattern).toMatch(/^(redirect-to-https|https-only)$/);
    const id = ResponseHeadersPolicyId.replace(/^\$\{(.*)\}$/, '$1');
    expect(headersOf(template, id), PathPattern).toEqual(expectedHeaders(LIKE[PathPattern], stage));
  }
  expectNoQueryInLogs(template, DistributionConfig);
  // An error of the API must not become a page.
  expect(DistributionConfig).not.toHaveProperty('CustomErrorResponses');
  expectSecretOrigin(DistributionConfig);
}

/**
 * A query string can contain the code of a sign-in. CloudFront's own log would contain it. The log of the bucket
 * contains what CloudFront passes on, and the log of the API contains what its format names.
 */
function expectNoQueryInLogs(template: TemplateJson, distribution: object): void {
  expect(distribution).not.toHaveProperty('Logging');
  for (const type of ['AWS::CloudFront::RealtimeLogConfig', 'AWS::Logs::DeliverySource']) {
    expect(resourcesOf(template, type)).toEqual({});
  }
  const policies = Object.values(resourcesOf(template, 'AWS::CloudFront::CachePolicy'));
  expect(policies.map(({ Properties }) => textOf(Properties))).toEqual([
    expect.objectContaining({
      CachePolicyConfig: expect.objectContaining({
        ParametersInCacheKeyAndForwardedToOrigin: expect.objectContaining({
          QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['v'] },
        }) as unknown,
      }) as unknown,
    }),
  ]);
  const apis = Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Stage'));
  for (const { Properties } of apis) {
    const { Format } = Properties['AccessLogSettings'] as { Format: string };
    expect(Format).toContain('$context.path');
    expect(Format).not.toMatch(/query|referer|sourceIp|\.header/i);
  }
}

/**
 * The APIs recognize a request that bypasses CloudFront because it lacks the secret, which only CloudFront and the
 * APIs know.
 */
function expectSecretOrigin({ Origins }: { Origins: Origin[] }): void {
  const headers = Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
  expect(headers.map(({ HeaderName }) => HeaderName)).toEqual(['x-origin-verify']);
  for (const { HeaderValue } of headers)
    expect(HeaderValue).toMatch(/^\{\{resolve:secretsmanager:/);
}

function expectedHeaders(path = '', stage: Stage): Record<string, string> {
  return {
    ...securityHeaders({
      path,
      origin: stage.siteUrl,
      authOrigin: new URL(stage.supabaseUrl).origin,
    }),
    ...(stage.name !== 'production' && { 'x-robots-tag': 'noindex, nofollow, noarchive' }),
  };
}

interface HeadersConfig {
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: string };
    ContentTypeOptions: object;
    FrameOptions: { FrameOption: string };
    ReferrerPolicy: { ReferrerPolicy: string };
    StrictTransportSecurity: { AccessControlMaxAgeSec: number };
  };
}

/** Returns the headers of a policy as a browser receives them. */
function headersOf(template: TemplateJson, id: string): Record<string, string> {
  const policy = template.Resources[id];
  if (!policy) throw new Error(`The template has no ${id}.`);
  const { ResponseHeadersPolicyConfig } = policy.Properties as {
    ResponseHeadersPolicyConfig: HeadersConfig;
  };
  const { CustomHeadersConfig, SecurityHeadersConfig: security } = ResponseHeadersPolicyConfig;
  const { Items } = CustomHeadersConfig;
  return {
    ...Object.fromEntries(Items.map(({ Header, Value }) => [Header, Value])),
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    ...('ContentTypeOptions' in security && { 'x-content-type-options': 'nosniff' }),
    'x-frame-options': security.FrameOptions.FrameOption,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
  };
}
