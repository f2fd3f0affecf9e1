import { paths } from '../../../paths.ts';
import { Link } from '../../../router/link.tsx';
import { Packet } from '../../../ui/packet.tsx';
import styles from './keep-bar.module.css';

/** Says where a visitor's code is kept. @param isKept whether the server has it too */
export function KeepBar({ isKept }: { isKept: boolean }) {
  return (
    <div className={styles.bar} data-kept={isKept || undefined}>
      <div className="page">
        <p>
          <Packet state={isKept ? 'done' : 'open'} />
          {isKept ? (
            <span>
              <b>Kept on this device.</b>{' '}
              <span className={styles.wide}>An account keeps it everywhere.</span>
            </span>
          ) : (
            <span>
              <span className={styles.wide}>
                Try it now, no account needed. Your code is kept on this device.
              </span>
              <span className={styles.narrow}>No account needed</span>
            </span>
          )}
        </p>
        {isKept ? (
          <Link to={paths.register}>Create an account</Link>
        ) : (
          <Link to={paths.login}>I have an account</Link>
        )}
      </div>
    </div>
  );
}
