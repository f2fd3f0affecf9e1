import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './codex.module.css';

/** Shown if a challenge is unknown or couldn't be fetched. */
export function ChallengeNotFound({ id }: { id: string }) {
  usePageTitle(messages.challengeNotFound);
  return (
    <div className={`page ${styles.screen}`}>
      <h1>{messages.challengeNotFound}</h1>
      <p className="quiet">
        There is no challenge called <code>{id}</code>, or it could not be fetched just now.
      </p>
      <div>
        <ButtonLink to={paths.challenges} kind="primary" icon="challenges">
          Browse Challenges
        </ButtonLink>
      </div>
    </div>
  );
}
