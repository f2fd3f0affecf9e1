import { useEffect, useRef } from 'react';
import { useNextStepQuery } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { AnnouncedLevelUp } from '../../ui/level-up.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOpenBriefTab } from './brief-tab.ts';
import styles from './results.module.css';
import { WaysOn } from './ways-on.tsx';

interface AcceptedNoticeProps {
  challengeId: string;
  words: string;
  /** The level that the learner reached with it; null if it is still the same. */
  levelReached: number | null;
  hasDebrief: boolean;
  hasSolutions: boolean;
}

/** The message after an accepted submission: what comes next, and what there is to read. */
export function AcceptedNotice(props: AcceptedNoticeProps) {
  const { challengeId, words, levelReached } = props;
  const { data, loading } = useNextStepQuery({
    variables: { after: challengeId },
    // XP may have opened another challenge since.
    fetchPolicy: 'network-only',
  });
  const viewer = data?.viewer ?? null;
  return (
    <div className={styles.inset}>
      <Notice tone="signal">
        <Earned words={words} viewer={viewer} />
        {levelReached !== null && <AnnouncedLevelUp level={levelReached} />}
        {/* It is announced when it has loaded. */}
        <div aria-live="polite">
          {loading ? (
            <Skeleton width="60%" height="var(--target)" />
          ) : (
            <WaysOn step={viewer?.nextStep ?? null} kind="primary" />
          )}
        </div>
        <Readings {...props} />
      </Notice>
    </div>
  );
}

interface EarnedProps {
  words: string;
  /** Null until it is loaded. */
  viewer: { experiencePoints: number; level: number } | null;
}

/** What the submission earned, and what that adds up to. */
function Earned({ words, viewer }: EarnedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The learner has waited for it, and the next step is below.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="spread">
      <h3 ref={heading} tabIndex={-1}>
        {words}
      </h3>
      {viewer && (
        <span className="label">
          {viewer.experiencePoints.toLocaleString('en')} XP, level {viewer.level}
        </span>
      )}
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
