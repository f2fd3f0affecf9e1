import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './codex.module.css';

/** Shown if the URL names no challenge. */
export function CodexWelcome() {
  return (
    <div className={`page ${styles.screen}`}>
      <h1>Welcome to the Codex</h1>
      <p className="quiet">
        Here you read a brief, write Python beside it, and run it in a sealed sandbox. Choose a
        challenge to begin.
      </p>
      <div>
        <ButtonLink to={paths.challenges} kind="primary" icon="challenges">
          Browse Challenges
        </ButtonLink>
      </div>
    </div>
  );
}
