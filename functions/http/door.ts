import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Log } from './log.ts';
import type { IdentifyCaller } from '../services/ports/records.ts';
import type { Services } from '../services/services.ts';

/** What a door needs: the use cases, who is calling, and where to log. */
export interface DoorOptions {
  services: Services;
  identify: IdentifyCaller;
  log: Log;
  /** Other sites whose pages may call the door from a browser; none unless told. */
  allowedOrigins?: readonly string[];
}

/** A Lambda handler behind an HTTP API. */
export type HttpHandler = (
  event: APIGatewayProxyEventV2,
) => Promise<APIGatewayProxyStructuredResultV2>;
