import { useEffect, useState } from 'react';
import { trial } from 'virtual:trial';
import { fetchApi } from '../../fetch-api.ts';
import { logFailure } from '../../log-failure.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useIsLeaving } from '../../router/leaving.ts';
import { loadClientConfig } from '../../session/client-config.ts';
import type { Profile } from '../../session/fetch-profile.ts';
import { useSession } from '../../session/session-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Packet } from '../../ui/packet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './welcome-bar.module.css';

/** The part of the recommendation that the page shows. */
interface NextStep {
  kind: 'lesson' | 'challenge' | null;
  lesson: { position: number; lesson: { id: string; title: string } } | null;
  challenge: { id: string; title: string } | null;
}

/** A link with its words. */
interface NextLink {
  words: string;
  path: string;
}

const DASHBOARD: NextLink = { words: 'Go to your dashboard', path: paths.dashboard };

/** Returns the link to what comes next; to the dashboard if nothing is left to do. */
function linkTo({ kind, lesson: stop, challenge }: NextStep): NextLink {
  if (kind === 'lesson' && stop) {
    const { position, lesson } = stop;
    return {
      words: `Next: lesson ${position}, ${lesson.title}`,
      path: paths.lessonStep(lesson.id),
    };
  }
  if (kind !== 'challenge' || !challenge) return DASHBOARD;
  return { words: `Next: ${challenge.title}`, path: paths.challenge(challenge.id) };
}

/**
 * Reads something as the learner. Through REST: this page loads no Apollo.
 *
 * @throws {Error} if the API can't be reached or refuses
 */
async function read<Answer>(path: string, token: string | null): Promise<Answer> {
  const { apiUrl } = await loadClientConfig();
  const response = await fetchApi(apiUrl + path, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  if (response.ok) return (await response.json()) as Answer;
  throw new Error(`${path} could not be loaded: status ${response.status}.`);
}

/** Returns the link to what the learner does next; null while it loads. */
function useNextLink(learnerId: string | undefined): NextLink | null {
  const { accessToken } = useSession();
  const [link, setLink] = useState<NextLink | null>(null);
  useEffect(() => {
    if (learnerId === undefined) return undefined;
    let isCurrent = true;
    const show = (found: NextLink) => {
      if (isCurrent) setLink(found);
    };
    accessToken()
      .then((token) => read<NextStep>('/api/next-step', token))
      .then(
        (step) => show(linkTo(step)),
        // The dashboard says why it isn't known.
        () => show(DASHBOARD),
      );
    return () => {
      isCurrent = false;
    };
  }, [learnerId, accessToken]);
  return link;
}

/** Finds out whether the learner solved the challenge on this page before. */
function useSolved(learnerId: string | undefined, onSolved: () => void): void {
  const { accessToken } = useSession();
  useEffect(() => {
    if (learnerId === undefined) return undefined;
    let isCurrent = true;
    accessToken()
      .then((token) => read<{ is_completed: boolean }>(`/api/challenges/${trial.id}`, token))
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
