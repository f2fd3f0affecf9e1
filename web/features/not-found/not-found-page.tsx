import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { usePathname } from '../../router/site-context.ts';
import type { Route } from '../../route.ts';
import { ROUTES } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Hexdump } from '../../ui/hexdump.tsx';
import { ChallengeSearch } from '../../ways-on/challenge-search.tsx';
import { nearestName } from '../../ways-on/nearest-name.ts';
import { Trace } from '../../ways-on/trace.tsx';
import styles from './not-found-page.module.css';

/** The longest part of a URL to show, in characters. */
const MAX_SHOWN_LENGTH = 80;

/** Shown for an unknown URL. */
export function NotFoundPage() {
  const pathname = usePathname();
  const shown =
    pathname.length > MAX_SHOWN_LENGTH ? `${pathname.slice(0, MAX_SHOWN_LENGTH)}…` : pathname;
  return (
    <div className={`page ${styles.page}`}>
      <div className="stack" style={{ '--gap': 'var(--space-3)' }}>
        <p className="label">404</p>
        <h1>No route to this page</h1>
        <p className="lead">
          There is no page at <code>{shown}</code>. The address may be mistyped, or the page may
          have moved.
        </p>
      </div>
      <NearestPage pathname={pathname} />
      <ChallengeSearch />
      <div className="cluster">
        <ButtonLink to={paths.home} kind="primary" icon="home">
          Go Home
        </ButtonLink>
        <ButtonLink to={paths.lessons}>Lessons</ButtonLink>
        <ButtonLink to={paths.challenges}>Challenges</ButtonLink>
        <ButtonLink to={paths.help}>Help</ButtonLink>
      </div>
      <Trace target={shown} outcome="no route" />
      <Hexdump
        className={styles.dump}
        text={`GET ${shown} HTTP/1.1\r\n\r\nHTTP/1.1 404 Not Found\r\n\r\n`}
      />
    </div>
  );
}

/** The pages whose addresses may be mistyped. */
const PAGES = Object.values<Route>(ROUTES).filter(({ path }) => /^\/[a-z-]+$/.test(path));

/** The page that was probably meant. */
function NearestPage({ pathname }: { pathname: string }) {
  const nearest = nearestName(
    pathname,
    PAGES.map(({ path }) => path),
  );
  const page = PAGES.find(({ path }) => path === nearest);
  if (page === undefined) return null;
  return (
    <div>
      <p>
        Did you mean <Link to={page.path}>{page.title}</Link>?
      </p>
    </div>
  );
}
