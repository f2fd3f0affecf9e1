import { useState } from 'react';
import type {
  AttemptFragment,
  WorkspaceChallengeFragment,
} from '../../../graphql/__generated__/operations.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Packet, type PacketState } from '../../../ui/packet.tsx';
import { shortChangeWords } from '../feedback/feedback-words.ts';
import { FeedbackView } from '../feedback/feedback-view.tsx';
import { CodeDiff } from './code-diff.tsx';
import { HistoryEntry } from './history-entry.tsx';
import styles from './history.module.css';
import { formatDate } from '../../../ui/format-date.ts';

type Status = AttemptFragment['status'];

const FACES: Readonly<Record<Status, { packet: PacketState; tone: Tone }>> = {
  ACCEPTED: { packet: 'done', tone: 'signal' },
  FAILED: { packet: 'failed', tone: 'fail' },
  PENDING: { packet: 'pending', tone: 'warn' },
};

interface AttemptProps {
  attempt: AttemptFragment;
  challenge: WorkspaceChallengeFragment;
  /** The previous attempt; null if this is the first one, or the previous one is on the next page. */
  before: AttemptFragment | null;
  isLatest: boolean;
  draft: string;
  onRestore: (code: string, words: string) => void;
}

/** One submission: its time, status and XP. Opening it shows its code and a diff. */
export function Attempt(props: AttemptProps) {
  const { attempt, challenge, before, isLatest, draft, onRestore } = props;
  const { status, submittedAt, experienceEarned, code, passedCount, caseCount, feedback } = attempt;
  const when = formatDate(submittedAt, 'moment');
  const summary = (
    <>
      <Packet state={FACES[status].packet} />
      <Badge tone={FACES[status].tone}>{status.toLowerCase()}</Badge>
      <time dateTime={submittedAt}>{when}</time>
      {passedCount !== null && caseCount !== null && (
        <span>
          {passedCount} of {caseCount}
        </span>
      )}
      {feedback !== null && <span>{shortChangeWords(feedback)}</span>}
      {experienceEarned > 0 && <span className={styles.earned}>+{experienceEarned} XP</span>}
    </>
  );
  return (
    <HistoryEntry name={`the attempt of ${when}`} {...{ summary, code, draft, onRestore }}>
      <Views {...{ attempt, challenge, before, isLatest, draft }} />
    </HistoryEntry>
  );
}

const FEEDBACK = { id: 'feedback', label: 'Feedback' } as const;
const CODE = { id: 'code', label: 'Code' } as const;
const BEFORE = { id: 'before', label: 'Since the previous attempt' } as const;
const EDITOR = { id: 'editor', label: 'Compared with the editor' } as const;

type View = typeof FEEDBACK | typeof CODE | typeof BEFORE | typeof EDITOR;

/** The ways to look at an attempt. */
function optionsFor({ attempt, before }: Pick<AttemptProps, 'attempt' | 'before'>): View[] {
  return [
    ...(attempt.feedback === null ? [] : [FEEDBACK]),
    CODE,
    ...(before === null ? [] : [BEFORE]),
    EDITOR,
  ];
}

function Views(props: Omit<AttemptProps, 'onRestore'>) {
  const { attempt, before, draft } = props;
  const { feedback, code } = attempt;
  const [view, setView] = useState<View['id']>(feedback === null ? 'code' : 'feedback');
  return (
    <>
      <Choices label="What to show" options={optionsFor(props)} value={view} onChange={setView} />
      {view === 'feedback' && <AttemptFeedback {...props} />}
      {view === 'code' && <CodeBlock title="solution.py" code={code} isNumbered />}
      {view === 'before' && before !== null && (
        <CodeDiff older={before.code} newer={code} label="Changes since the previous attempt" />
      )}
      {view === 'editor' && (
        <CodeDiff older={code} newer={draft} label="Changes from this attempt to the editor" />
      )}
    </>
  );
}

function AttemptFeedback({
  attempt: { feedback, code },
  challenge,
  isLatest,
}: Pick<AttemptProps, 'attempt' | 'challenge' | 'isLatest'>) {
  if (feedback === null) return null;
  return <FeedbackView {...{ feedback, challenge, code, isLatest }} />;
}
