import type { ReactNode } from 'react';
import type { OpenEvidenceMutation } from '../../../graphql/__generated__/operations.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useEvidence } from './use-evidence.ts';

type Evidence = OpenEvidenceMutation['openEvidence'];

/** Says where the evidence comes from, with a link to the attack. */
function Source({ source, attack }: Pick<Evidence, 'source' | 'attack'>) {
  const link = <Link to={paths.challenge(attack.id)}>{attack.title}</Link>;
  if (source === 'OWN') return <p>From your accepted solution of {link}.</p>;
  if (source === 'UNSOLVED') {
    return <p>From a recorded attack. Solve {link}, and your own attack takes its place.</p>;
  }
  return (
    <p>
      From a recorded attack: your accepted solution of {link} left nothing to work with when it ran
      again. Submit one that works for every input, and it takes its place.
    </p>
  );
}

interface EvidenceNoticeProps {
  /** Shows an input and its expected output. */
  show: (sample: Evidence['sample']) => ReactNode;
}

/** What an attack left for this defense: where it comes from, and the case that can be looked at. */
export function EvidenceNotice({ show }: EvidenceNoticeProps) {
  const opened = useEvidence();
  if (opened === null) return null;
  const { evidence, isFailed, retry } = opened;
  return (
    <section aria-labelledby="evidence-title">
      <h2 id="evidence-title">What an attack left</h2>
      {evidence !== null && (
        <>
          <Source {...evidence} />
          <p>
            This is one of your samples. Everything that the attack left is one more test when you
            submit.
          </p>
          {show(evidence.sample)}
        </>
      )}
      {evidence === null && isFailed && (
        <Notice tone="fail" role="alert">
          <p>Your attack couldn’t be run again. You can solve the challenge without it.</p>
          <Button onClick={retry}>Try again</Button>
        </Notice>
      )}
      {evidence === null && !isFailed && <p role="status">Your attack runs again …</p>}
    </section>
  );
}
