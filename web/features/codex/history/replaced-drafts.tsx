import {
  type ReplacedDraftFragment,
  useReplacedDraftsQuery,
} from '../../../graphql/__generated__/operations.ts';
import { Packet } from '../../../ui/packet.tsx';
import { CodeDiff } from './code-diff.tsx';
import { HistoryEntry } from './history-entry.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import styles from './history.module.css';

interface ReplacedDraftsProps {
  challengeId: string;
  /** The code in the editor. */
  draft: string;
  onRestore: (code: string, words: string) => void;
}

/** Code that newer code from another device replaced. Renders nothing if there is none. */
export function ReplacedDrafts({ challengeId, ...props }: ReplacedDraftsProps) {
  const { data } = useReplacedDraftsQuery({
    variables: { challengeId },
    fetchPolicy: 'cache-and-network',
  });
  const replaced = data?.viewer?.draft?.replaced ?? [];
  if (replaced.length === 0) return null;
  return (
    <>
      <h2>Replaced drafts</h2>
      <p className="label">
        You changed the code on two devices. The newer code is in the editor, and the older is here.
      </p>
      <ol className={styles.attempts}>
        {replaced.map((one) => (
          <ReplacedDraft key={one.id} replaced={one} {...props} />
        ))}
      </ol>
    </>
  );
}

interface ReplacedDraftProps extends Omit<ReplacedDraftsProps, 'challengeId'> {
  replaced: ReplacedDraftFragment;
}

function ReplacedDraft({ replaced, draft, onRestore }: ReplacedDraftProps) {
  const { code, editedAt } = replaced;
  const when = formatDate(editedAt, 'moment');
  const summary = (
    <>
      <Packet state="open" />
      <span>draft</span>
      <time dateTime={editedAt}>{when}</time>
    </>
  );
  return (
    <HistoryEntry name={`the draft of ${when}`} {...{ summary, code, draft, onRestore }}>
      <CodeDiff older={code} newer={draft} label="Changes from this draft to the editor" />
    </HistoryEntry>
  );
}
