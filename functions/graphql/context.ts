import type { Authenticate } from '../services/ports/records.ts';
import type { Services } from '../services/services.ts';
import type { RequestContext } from '../services/request-context.ts';

/** The context of every resolver: the use cases and the current request. */
export interface Context {
  services: Services;
  requestContext: RequestContext;
  /** Verifies a token that a request carries as input, as in an Authorization header. */
  authenticate: Authenticate;
}
