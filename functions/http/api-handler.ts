import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Log } from './log.ts';
import type { Authenticate } from '../services/ports/records.ts';
import type { Services } from '../services/services.ts';

/** What an API needs: the use cases, who is calling, and where to log. */
export interface ApiOptions {
  services: Services;
  authenticate: Authenticate;
  log: Log;
  /** Other sites whose pages may call the API from a browser; none unless told. */
  allowedOrigins?: readonly string[];
}

/** A Lambda handler behind an HTTP API. */
export type HttpHandler = (
  event: APIGatewayProxyEventV2,
) => Promise<APIGatewayProxyStructuredResultV2>;
