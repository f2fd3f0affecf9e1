import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './results.module.css';

/** The good end, and the way on. */
export function AcceptedNotice({ words }: { words: string }) {
  return (
    <div className={styles.inset}>
      <Notice tone="signal">
        <div className="spread">
          <p>{words}</p>
          <ButtonLink to={paths.challenges} size="small">
            More challenges
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}
