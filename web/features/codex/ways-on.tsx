import { type NextStepFragment, useNextStepQuery } from '../../graphql/__generated__/operations.ts';
import { nextLinks, nextWords, otherWords } from '../../next-step/next-step-links.ts';
import { paths } from '../../paths.ts';
import { ButtonLink, type ButtonKind } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './ways-on.module.css';

interface FirstWayProps {
  /** Null if it couldn't be loaded. */
  step: NextStepFragment | null;
  kind: ButtonKind;
  size?: 'small';
}

/** What to do first after a challenge. */
function FirstWay({ step, ...look }: FirstWayProps) {
  const first = step && nextLinks(step)?.first;
  return (
    <ButtonLink to={first?.path ?? paths.challenges} className={styles.next} {...look}>
      {first ? nextWords(first) : 'More challenges'}
    </ButtonLink>
  );
}

/** What to do after a challenge, with its reasons, and what else there is. */
export function WaysOn({ step, kind }: FirstWayProps) {
  const other = step && nextLinks(step)?.other;
  return (
    <>
      <div className="cluster">
        <FirstWay step={step} kind={kind} />
        {other && (
          <ButtonLink to={other.path} className={styles.next}>
            {otherWords(other)}
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

interface AfterProps {
  challengeId: string;
  kind: ButtonKind;
}

/** Loads what to do after a challenge that was solved before. @returns undefined until it is loaded; null if it can't be */
function useStepAfter(challengeId: string): NextStepFragment | null | undefined {
  const variables = { after: challengeId };
  const { data, loading } = useNextStepQuery({ variables, fetchPolicy: 'cache-and-network' });
  if (loading && data === undefined) return undefined;
  return data?.viewer?.nextStep ?? null;
}

const WAITING = <Skeleton width="60%" height="var(--target)" />;

/** What to do after a challenge that was solved before. */
export function WaysOnAfter({ challengeId, kind }: AfterProps) {
  const step = useStepAfter(challengeId);
  return step === undefined ? WAITING : <WaysOn step={step} kind={kind} />;
}

/** What to do first after a challenge that was solved before. */
export function FirstWayAfter({ challengeId, kind }: AfterProps) {
  const step = useStepAfter(challengeId);
  return step === undefined ? WAITING : <FirstWay step={step} kind={kind} size="small" />;
}
