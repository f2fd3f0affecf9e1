import { useChallengeNamesQuery } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChallengeSearch } from '../../ways-on/challenge-search.tsx';
import { nearestName } from '../../ways-on/nearest-name.ts';
import { Trace } from '../../ways-on/trace.tsx';
import styles from './codex.module.css';

interface ChallengeNotFoundProps {
  /** As in the URL. */
  id: string;
  /** Whether the challenge couldn't be fetched, so that nobody knows whether there is one. */
  isFailed: boolean;
  retry: () => void;
}

/** Shown if a challenge is unknown or couldn't be fetched. */
export function ChallengeNotFound({ id, isFailed, retry }: ChallengeNotFoundProps) {
  usePageTitle(messages.challengeNotFound);
  return (
    <div className={`page ${styles.screen}`}>
      <h1>{messages.challengeNotFound}</h1>
      <p className="quiet">
        {isFailed ? (
          <>
            The challenge <code>{id}</code> could not be loaded just now.
          </>
        ) : (
          <>
            There is no challenge called <code>{id}</code>.
          </>
        )}
      </p>
      {!isFailed && <NearChallenges id={id} />}
      <ChallengeSearch />
      <div className="cluster">
        {isFailed && (
          <Button icon="refresh" onClick={retry}>
            Try again
          </Button>
        )}
        <ButtonLink to={paths.challenges} kind="primary" icon="challenges">
          Browse Challenges
        </ButtonLink>
      </div>
      <Trace target={id} outcome={isFailed ? 'not loaded' : 'not found'} />
    </div>
  );
}

/** The challenge that was probably meant, and the one that the learner worked on last. */
function NearChallenges({ id }: { id: string }) {
  const { data } = useChallengeNamesQuery();
  const challenges = data?.challenges ?? [];
  const nearestId = nearestName(
    id,
    challenges.map((challenge) => challenge.id),
  );
  const nearest = challenges.find((challenge) => challenge.id === nearestId);
  const last = data?.viewer?.recentChallenges[0];
  return (
    <>
      {nearest && (
        <p>
          Did you mean <Link to={paths.challenge(nearest.id)}>{nearest.title}</Link>?
        </p>
      )}
      {last && last.id !== nearestId && (
        <p>
          Your last challenge: <Link to={paths.challenge(last.id)}>{last.title}</Link>
        </p>
      )}
    </>
  );
}
