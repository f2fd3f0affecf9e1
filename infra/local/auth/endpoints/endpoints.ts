import type { EndpointTable } from '../http/handle-request.ts';
import { authorize } from './authorize.ts';
import { health } from './health.ts';
import { jwks } from './jwks.ts';
import { logout } from './logout.ts';
import { resend } from './resend.ts';
import { settings } from './settings.ts';
import { signUp } from './sign-up.ts';
import { token } from './token.ts';
import { getUser, updateUser } from './user.ts';
import { verifyLink } from './verify-link.ts';
import { verify } from './verify.ts';

/** Everything that the service answers. A new endpoint is a file and a line here. */
export const ENDPOINTS: EndpointTable = {
  '/.well-known/jwks.json': { GET: jwks },
  '/authorize': { GET: authorize },
  '/health': { GET: health },
  '/logout': { POST: logout },
  '/resend': { POST: resend },
  '/settings': { GET: settings },
  '/signup': { POST: signUp },
  '/token': { POST: token },
  '/user': { GET: getUser, PUT: updateUser },
  '/verify': { GET: verifyLink, POST: verify },
};
