import { useEffect, useState } from 'react';
import { fetchApi } from '../../fetch-api.ts';
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

/** @throws {Error} if the API can't be reached or refuses */
async function fetchNextStep(token: string | null): Promise<NextStep> {
  const { apiUrl } = await loadClientConfig();
  const response = await fetchApi(`${apiUrl}/api/next-step`, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  if (response.ok) return (await response.json()) as NextStep;
  throw new Error(`What comes next could not be loaded: status ${response.status}.`);
}

/** Returns the link to what the learner does next; null while it loads. Through REST: this page loads no Apollo. */
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
      .then(fetchNextStep)
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

function greeting({ isAnonymous, username, experiencePoints, streakDays }: Profile): string {
  const name = isAnonymous ? messages.defaultUsername : username;
  return experiencePoints === 0 && streakDays === 0
    ? `Welcome, ${name}.`
    : `Welcome back, ${name}.`;
}

/** Greets a learner on the landing page, and leads to what comes next. */
export function WelcomeBar() {
  // The session must not be used anymore.
  return useIsLeaving() ? null : <Welcome />;
}

function Welcome() {
  const { profile } = useSession();
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
