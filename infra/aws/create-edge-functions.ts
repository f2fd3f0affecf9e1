import { Stack } from 'aws-cdk-lib';
import {
  Function,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { edgeCode, type EdgeCode } from './edge/edge-code.ts';
import { createPageTable } from './edge/page-table.ts';

/** Creates the CloudFront Functions for page requests, API requests and page responses. */
export function createEdgeFunctions(
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
