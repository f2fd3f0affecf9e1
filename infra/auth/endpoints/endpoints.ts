import type { EndpointTable } from '../http/endpoint.ts';
import { ADMIN_ENDPOINTS } from './admin/admin-endpoints.ts';
import { authorize, callback } from './provider-sign-in.ts';
import { DISABLED_ENDPOINTS } from './disabled-features.ts';
import { health, settings, jwks } from './service-info.ts';
import { linkIdentity, unlinkIdentity } from './link-identity.ts';
import { logout } from './logout.ts';
import { magicLink, otp } from './magic-link.ts';
import { reauthenticate, recover, resend } from './mail-requests.ts';
import { signUp } from './sign-up.ts';
import { decideFakeGitHub, showFakeGitHub } from './fake-git-hub.ts';
import { token } from './token.ts';
import { getUser, updateUser } from './user.ts';
import { verify, verifyLink } from './verify.ts';

/** All endpoints of the service. A new one needs a file and a line here. */
export const ENDPOINTS: EndpointTable = {
  ...ADMIN_ENDPOINTS,
  ...DISABLED_ENDPOINTS,
  '/.well-known/jwks.json': { GET: jwks },
  '/authorize': { GET: authorize },
  '/callback': { GET: callback, POST: callback },
  '/health': { GET: health },
  '/logout': { POST: logout },
  '/magiclink': { POST: magicLink },
  '/otp': { POST: otp },
  '/reauthenticate': { GET: reauthenticate },
  '/recover': { POST: recover },
  '/resend': { POST: resend },
  '/settings': { GET: settings },
  '/signup': { POST: signUp },
  '/fake-github': { GET: showFakeGitHub, POST: decideFakeGitHub },
  '/token': { POST: token },
  '/user': { GET: getUser, PUT: updateUser },
  '/user/identities/:id': { DELETE: unlinkIdentity },
  '/user/identities/authorize': { GET: linkIdentity },
  '/verify': { GET: verifyLink, POST: verify },
};
