import { useNavigate } from 'react-router-dom';
import { logFailure } from '../log-failure.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/session-context.ts';

/** Returns a function that signs out and goes to the landing page. */
export function useLogout(): () => Promise<void> {
  const { logout } = useSession();
  const navigate = useNavigate();
  return async () => {
    // Before the session ends: a protected page would send a signed-out learner to /login.
    void navigate(paths.home);
    try {
      await logout();
    } catch (error) {
      logFailure('Logging out failed.', error);
    }
  };
}
