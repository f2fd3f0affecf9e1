import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './brief.module.css';
import { ExpectedOutput } from './expected-output.tsx';
import { LabMap } from './lab-map.tsx';

/** What is asked: the story, the rules, one sample, a tip and the lab. */
export function Brief({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const { description, instructionsHtml, tipHtml, lab, category } = challenge;
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.name}>Brief</span>
        <span className="label">{category.name}</span>
      </div>
      {/* The brief scrolls by itself beside the editor, which the keyboard must be able to do too. */}
      <div className={styles.body} tabIndex={0} role="region" aria-label="Brief">
        <p>{description}</p>
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
        {lab !== null && <LabMap lab={lab} />}
      </div>
    </>
  );
}
