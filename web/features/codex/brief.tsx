import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './brief.module.css';
import { ExpectedOutput } from './expected-output.tsx';
import { LabMap } from './lab-map.tsx';

/** The brief: the story, the rules, one sample, a tip and the lab. */
export function Brief({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const { description, instructionsHtml, tipHtml, lab, preparedBy } = challenge;
  return (
    <>
      <p>{description}</p>
      {preparedBy !== null && (
        <p className="label">
          after lesson {preparedBy.position},{' '}
          <Link to={paths.lesson(preparedBy.id)}>{preparedBy.title}</Link>
        </p>
      )}
      {instructionsHtml !== null && (
        <>
          <h2>Instructions</h2>
          <div
            className={styles.instructions}
            dangerouslySetInnerHTML={{ __html: instructionsHtml }}
          />
        </>
      )}
      <ExpectedOutput challenge={challenge} />
      {tipHtml !== null && (
        <Notice packet="pending">
          <div className={styles.tip}>
            <strong>Tip.</strong> <div dangerouslySetInnerHTML={{ __html: tipHtml }} />
          </div>
        </Notice>
      )}
      {lab !== null && (
        <>
          <h2>Lab</h2>
          <LabMap lab={lab} />
        </>
      )}
    </>
  );
}
