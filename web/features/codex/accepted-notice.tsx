import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOpenBriefTab } from './brief-tab.ts';
import styles from './results.module.css';

interface AcceptedNoticeProps {
  words: string;
  hasDebrief: boolean;
  hasSolutions: boolean;
}

/** The message after an accepted submission, with links to continue. */
export function AcceptedNotice({ words, hasDebrief, hasSolutions }: AcceptedNoticeProps) {
  const openTab = useOpenBriefTab();
  return (
    <div className={styles.inset}>
      <Notice tone="signal">
        <div className="spread">
          <p>{words}</p>
          <div className="cluster">
            {hasSolutions && (
              <Button size="small" onClick={() => openTab('solutions')}>
                Compare solutions
              </Button>
            )}
            {hasDebrief && (
              <Button size="small" onClick={() => openTab('debrief')}>
                Read the debrief
              </Button>
            )}
            <ButtonLink to={paths.challenges} size="small">
              More challenges
            </ButtonLink>
          </div>
        </div>
      </Notice>
    </div>
  );
}
