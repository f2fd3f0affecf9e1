import { useNextStepQuery } from '../../graphql/__generated__/operations.ts';
import { nextLinks, nextWords } from '../../next-step/next-step-links.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChallengeSearch } from '../../ways-on/challenge-search.tsx';
import styles from './codex.module.css';

/** Shown if the URL names no challenge: what comes next, and where all challenges are. */
export function CodexWelcome() {
  return (
    <div className={`page ${styles.screen}`}>
      <h1>Welcome to the Codex</h1>
      <p className="quiet">
        Here you read a brief, write Python beside it, and run it in a sealed sandbox. Choose a
        challenge to begin.
      </p>
      <ChallengeSearch />
      <div className="cluster">
        <WaysOn />
      </div>
    </div>
  );
}

/** The recommended next step, and all challenges. Only the first of them is primary. */
function WaysOn() {
  const { data, loading } = useNextStepQuery();
  if (loading) return <Skeleton width="220px" height="40px" />;
  const next = data?.viewer && nextLinks(data.viewer.nextStep);
  return (
    <>
      {next && (
        <ButtonLink to={next.first.path} kind="primary">
          {nextWords(next.first)}
        </ButtonLink>
      )}
      <ButtonLink to={paths.challenges} kind={next ? 'secondary' : 'primary'} icon="challenges">
        Browse Challenges
      </ButtonLink>
    </>
  );
}
