import { useEffect } from 'react';
import { trial } from 'virtual:trial';
import { logFailure } from '../../log-failure.ts';
import { messages } from '../../messages.ts';
import { useIsLeaving } from '../../router/leaving.ts';
import type { Profile } from '../../session/fetch-profile.ts';
import { useSession } from '../../session/session-context.ts';
import { readAsLearner, useNextLink } from '../../shell/next-link.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Packet } from '../../ui/packet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './welcome-bar.module.css';

/** Finds out whether the learner solved the challenge on this page before. */
function useSolved(learnerId: string | undefined, onSolved: () => void): void {
  const { accessToken } = useSession();
  useEffect(() => {
    if (learnerId === undefined) return undefined;
    let isCurrent = true;
    accessToken()
      .then((token) =>
        readAsLearner<{ is_completed: boolean }>(`/api/challenges/${trial.id}`, token),
      )
      .then(
        ({ is_completed: isSolved }) => {
          if (isCurrent && isSolved) onSolved();
        },
        // The page then shows the challenge as it does to visitors.
        (error: unknown) => logFailure('Whether the challenge is solved is not known.', error),
      );
    return () => {
      isCurrent = false;
    };
  }, [learnerId, accessToken, onSolved]);
}

interface WelcomeBarProps {
  /** Called if the learner solved the challenge on this page before. */
  onSolved: () => void;
}

function greeting({ isAnonymous, username, experiencePoints, streakDays }: Profile): string {
  const name = isAnonymous ? messages.defaultUsername : username;
  return experiencePoints === 0 && streakDays === 0
    ? `Welcome, ${name}.`
    : `Welcome back, ${name}.`;
}

/** Greets a learner on the landing page, and leads to what comes next. */
export function WelcomeBar({ onSolved }: WelcomeBarProps) {
  // The session must not be used anymore.
  return useIsLeaving() ? null : <Welcome onSolved={onSolved} />;
}

function Welcome({ onSolved }: WelcomeBarProps) {
  const { profile } = useSession();
  useSolved(profile?.id, onSolved);
  const next = useNextLink(profile?.id);
  return (
    <div className={styles.bar}>
      <div className="page">
        <p>
          <Packet state="done" />
          {profile ? <b>{greeting(profile)}</b> : <Skeleton width="160px" height="20px" />}
        </p>
        {next ? (
          <ButtonLink to={next.path} kind="primary" size="small">
            {next.words}
          </ButtonLink>
        ) : (
          <Skeleton width="220px" height="32px" />
        )}
      </div>
    </div>
  );
}
