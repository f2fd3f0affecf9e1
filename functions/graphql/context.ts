import type { Services } from '../services/services.ts';
import type { Session } from '../services/session.ts';

/** What every resolver gets: the use cases and the session of this request. */
export interface Context {
  services: Services;
  session: Session;
}
