import { useNextStepQuery } from '../../graphql/__generated__/operations.ts';
import {
  type NextLinks,
  nextLinks,
  nextWords,
  otherWords,
} from '../../next-step/next-step-links.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOpenBriefTab } from './brief-tab.ts';
import styles from './results.module.css';

interface AcceptedNoticeProps {
  challengeId: string;
  words: string;
  hasDebrief: boolean;
  hasSolutions: boolean;
}

/** The message after an accepted submission: what comes next, and what there is to read. */
export function AcceptedNotice(props: AcceptedNoticeProps) {
  const { challengeId, words } = props;
  const { data, loading } = useNextStepQuery({
    variables: { after: challengeId },
    // XP may have opened another challenge since.
    fetchPolicy: 'network-only',
  });
  const step = data?.viewer?.nextStep;
  return (
    <div className={styles.inset}>
      <Notice tone="signal">
        <div className="spread">
          <h3>{words}</h3>
          {data?.viewer && (
            <span className="label">
              {data.viewer.experiencePoints.toLocaleString('en')} XP, level {data.viewer.level}
            </span>
          )}
        </div>
        {loading ? (
          <Skeleton width="60%" height="var(--target)" />
        ) : (
          <WaysOn links={step ? nextLinks(step) : null} />
        )}
        {step?.reasons.map(({ kind, text }) => (
          <p key={kind} className="label">
            {text}
          </p>
        ))}
        <Readings {...props} />
      </Notice>
    </div>
  );
}

/** What there is to read about the solution. */
function Readings({ hasDebrief, hasSolutions }: AcceptedNoticeProps) {
  const openTab = useOpenBriefTab();
  if (!hasDebrief && !hasSolutions) return null;
  return (
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
    </div>
  );
}

/** @param links null if nothing is left to do, or it couldn't be loaded */
function WaysOn({ links }: { links: NextLinks | null }) {
  return (
    <div className="cluster">
      <ButtonLink to={links?.first.path ?? paths.challenges} kind="primary" className={styles.next}>
        {links ? nextWords(links.first) : 'More challenges'}
      </ButtonLink>
      {links?.other && (
        <ButtonLink to={links.other.path} className={styles.next}>
          {otherWords(links.other)}
        </ButtonLink>
      )}
    </div>
  );
}
