import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hexdump } from '../../ui/hexdump.tsx';
import styles from './not-found-page.module.css';

/** What is shown at an address that names no page. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <div className={`page ${styles.page}`}>
      <p className="label">404</p>
      <h1>No route to this page</h1>
      <p className="lead">
        Nothing answers at <code>{pathname}</code>. The address may be mistyped, or the page may
        have moved.
      </p>
      <div className="cluster">
        <ButtonLink to={paths.home} kind="primary" icon="home">
          Go Home
        </ButtonLink>
        <ButtonLink to={paths.help}>Help</ButtonLink>
      </div>
      <Hexdump
        className={styles.dump}
        text={'GET /? HTTP/1.1\r\n\r\nHTTP/1.1 404 Not Found\r\n\r\n'}
      />
    </div>
  );
}
