import { Duration, Fn, Stack } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Function,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginRequestPolicy,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import type { Apis } from './apis.ts';
import type { Deployment } from './create-function.ts';
import { createResponseHeaders } from './create-response-headers.ts';
import { edgeCode, type EdgeCode } from './edge/edge-code.ts';
import { createPageTable } from './edge/page-table.ts';
import type { Site } from './site.ts';

/** Creates the CloudFront Functions for page requests, API requests and page responses. */
function createEdgeFunctions(
  scope: Construct,
  pages: readonly string[],
): Record<keyof EdgeCode, FunctionAssociation> {
  const code = edgeCode(createPageTable(pages));
  const create = (name: keyof EdgeCode, eventType: FunctionEventType): FunctionAssociation => ({
    eventType,
    function: new Function(scope, name, {
      functionName: `${Stack.of(scope).stackName}-${name}`,
      code: FunctionCode.fromInline(code[name]),
      runtime: FunctionRuntime.JS_2_0,
    }),
  });
  return {
    pageRequest: create('pageRequest', FunctionEventType.VIEWER_REQUEST),
    pageResponse: create('pageResponse', FunctionEventType.VIEWER_RESPONSE),
    apiRequest: create('apiRequest', FunctionEventType.VIEWER_REQUEST),
  };
}

/** The origins behind CloudFront. */
export interface Behind {
  site: Site;
  apis: Apis;
}

/** CloudFront's cache behaviors by kind of request. */
type Behaviors = Record<'page' | 'api' | 'data' | 'script' | 'asset', BehaviorOptions>;

/** Creates the cache behaviors, each with its origin, cache policy and response headers. */
export function createBehaviors(
  scope: Construct,
  { stage, artifacts }: Deployment,
  { site, apis }: Behind,
): Behaviors {
  const headersLike = (id: string, like: string): ResponseHeadersPolicy =>
    createResponseHeaders(scope, id, { stage, like });
  const dataHeaders = headersLike('DataHeaders', '/config.json');
  const edge = createEdgeFunctions(scope, artifacts.pages);
  const file = {
    origin: S3BucketOrigin.withOriginAccessControl(site.bucket),
    cachePolicy: originControlledCaching(scope),
    compress: true,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  };
  const host = Fn.select(2, Fn.split('/', apis.api.apiEndpoint));
  return {
    page: {
      ...file,
      responseHeadersPolicy: headersLike('PageHeaders', '/'),
      functionAssociations: [edge.pageRequest, edge.pageResponse],
    },
    data: { ...file, responseHeadersPolicy: dataHeaders },
    script: { ...file, responseHeadersPolicy: headersLike('ScriptHeaders', '/assets/worker.js') },
    asset: { ...file, responseHeadersPolicy: headersLike('AssetHeaders', '/assets/style.css') },
    api: {
      origin: new HttpOrigin(host, {
        customHeaders: { 'x-origin-verify': apis.originSecrets.sent },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy: dataHeaders,
      functionAssociations: [edge.apiRequest],
    },
  };
}

/** Caches each response for as long as its Cache-Control header allows, and revalidates when that requires it. */
function originControlledCaching(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'AsTheFileSays', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(365),
    // The version in the URL separates the files of two builds.
    queryStringBehavior: CacheQueryStringBehavior.allowList('v'),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}
