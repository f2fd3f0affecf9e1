import { useEffect, useState } from 'react';
import { fetchApi } from '../fetch-api.ts';
import { paths } from '../paths.ts';
import { loadClientConfig } from '../session/client-config.ts';
import { useSession } from '../session/session-context.ts';

/** The part of the recommendation that the link needs. */
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
 * Reads something as the learner. Through REST, for pages that load no Apollo.
 *
 * @throws {Error} if the API can't be reached or refuses
 */
export async function readAsLearner<Answer>(path: string, token: string | null): Promise<Answer> {
  const { apiUrl } = await loadClientConfig();
  const response = await fetchApi(apiUrl + path, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  if (response.ok) return (await response.json()) as Answer;
  throw new Error(`${path} could not be loaded: status ${response.status}.`);
}

/** Returns the link to what the learner does next; null while it loads. */
export function useNextLink(learnerId: string | undefined): NextLink | null {
  const { accessToken } = useSession();
  const [link, setLink] = useState<NextLink | null>(null);
  useEffect(() => {
    if (learnerId === undefined) return undefined;
    let isCurrent = true;
    const show = (found: NextLink) => {
      if (isCurrent) setLink(found);
    };
    accessToken()
      .then((token) => readAsLearner<NextStep>('/api/next-step', token))
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
