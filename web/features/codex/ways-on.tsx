import { type NextStepFragment, useNextStepQuery } from '../../graphql/__generated__/operations.ts';
import { nextLinks, nextWords, otherWords } from '../../next-step/next-step-links.ts';
import { paths } from '../../paths.ts';
import { ButtonLink, type ButtonKind } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './ways-on.module.css';

interface WaysOnProps {
  /** Null if it couldn't be loaded. */
  step: NextStepFragment | null;
  /** How prominent the first one is. */
  kind: ButtonKind;
}

/** What to do after a challenge, with its reasons, and what else there is. */
export function WaysOn({ step, kind }: WaysOnProps) {
  const links = step && nextLinks(step);
  return (
    <>
      <div className="cluster">
        <ButtonLink to={links?.first.path ?? paths.challenges} kind={kind} className={styles.next}>
          {links ? nextWords(links.first) : 'More challenges'}
        </ButtonLink>
        {links?.other && (
          <ButtonLink to={links.other.path} className={styles.next}>
            {otherWords(links.other)}
          </ButtonLink>
        )}
      </div>
      {step && <Reasons of={step} />}
    </>
  );
}

/** Why the next step is recommended, in lines that belong together. */
function Reasons({ of: { reasons } }: { of: NextStepFragment }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ kind, text }) => (
        <li key={kind} className="label">
          {text}
        </li>
      ))}
    </ul>
  );
}

interface WaysOnAfterProps extends Pick<WaysOnProps, 'kind'> {
  challengeId: string;
}

/** What to do after a challenge that was solved before. */
export function WaysOnAfter({ challengeId, kind }: WaysOnAfterProps) {
  const variables = { after: challengeId };
  const { data, loading } = useNextStepQuery({ variables, fetchPolicy: 'cache-and-network' });
  if (loading && data === undefined) return <Skeleton width="60%" height="var(--target)" />;
  return <WaysOn step={data?.viewer?.nextStep ?? null} kind={kind} />;
}
