import type { Services } from '../services/services.ts';
import type { RequestContext } from '../services/request-context.ts';

/** What every resolver gets: the use cases and the session of this request. */
export interface Context {
  services: Services;
  requestContext: RequestContext;
}
