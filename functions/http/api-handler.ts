import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Log } from './log.ts';
import type { Authenticate } from '../services/ports/records.ts';
import type { Services } from '../services/services.ts';

/** The dependencies of an API. */
export interface ApiOptions {
  services: Services;
  authenticate: Authenticate;
  log: Log;
  /** Origins whose pages may call the API from a browser. Defaults to none. */
  allowedOrigins?: readonly string[];
}

/** A Lambda handler behind an HTTP API. */
export type HttpHandler = (
  event: APIGatewayProxyEventV2,
) => Promise<APIGatewayProxyStructuredResultV2>;
