import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { LoginState } from './login-state.ts';

/** Tells an anonymous learner what needs an account, and offers one. Both ways lead back to this page. */
export function AccountOffer({ children }: { children: string }) {
  const { pathname, search, hash } = useLocation();
  const onwards: LoginState = { from: pathname + search + hash };
  return (
    <div className="stack" style={{ '--gap': 'var(--space-4)' }}>
      <p>{children}</p>
      <div className="cluster">
        <ButtonLink to={paths.register} state={onwards}>
          Create an account
        </ButtonLink>
        <ButtonLink kind="quiet" to={paths.login} state={onwards}>
          Log in
        </ButtonLink>
      </div>
    </div>
  );
}
