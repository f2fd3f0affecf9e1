import { useState } from 'react';
import type { AttemptFragment } from '../../../graphql/__generated__/operations.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Packet, type PacketState } from '../../../ui/packet.tsx';
import { CodeDiff } from './code-diff.tsx';
import styles from './history.module.css';

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

type Status = AttemptFragment['status'];

const FACES: Readonly<Record<Status, { packet: PacketState; tone: Tone }>> = {
  ACCEPTED: { packet: 'done', tone: 'signal' },
  FAILED: { packet: 'failed', tone: 'fail' },
  PENDING: { packet: 'pending', tone: 'warn' },
};

interface AttemptProps {
  attempt: AttemptFragment;
  /** The previous attempt; null if this is the first one, or the previous one is on the next page. */
  before: AttemptFragment | null;
  draft: string;
  onRestore: (code: string, words: string) => void;
}

/** One submission: its time, status and XP. Opening it shows its code and a diff. */
export function Attempt({ attempt, before, draft, onRestore }: AttemptProps) {
  const { status, submittedAt, experienceEarned, code } = attempt;
  const [isOpen, setIsOpen] = useState(false);
  const when = moment.format(new Date(submittedAt));
  return (
    <li>
      <details
        className={styles.attempt}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>
          <Packet state={FACES[status].packet} />
          <Badge tone={FACES[status].tone}>{status.toLowerCase()}</Badge>
          <time dateTime={submittedAt}>{when}</time>
          {experienceEarned > 0 && <span className={styles.earned}>+{experienceEarned} XP</span>}
        </summary>
        {isOpen && (
          <div className={styles.detail}>
            <Views attempt={attempt} before={before} draft={draft} />
            <div>
              <Button
                size="small"
                icon="refresh"
                disabled={code === draft}
                onClick={() => onRestore(code, `the attempt of ${when}`)}
              >
                Restore into the editor
              </Button>
            </div>
          </div>
        )}
      </details>
    </li>
  );
}

const CODE = { id: 'code', label: 'Code' } as const;
const BEFORE = { id: 'before', label: 'Since the previous attempt' } as const;
const EDITOR = { id: 'editor', label: 'Compared with the editor' } as const;

function Views({ attempt, before, draft }: Omit<AttemptProps, 'onRestore'>) {
  const options = before === null ? [CODE, EDITOR] : [CODE, BEFORE, EDITOR];
  const [view, setView] = useState<(typeof options)[number]['id']>('code');
  return (
    <>
      <Choices label="What to show" options={options} value={view} onChange={setView} />
      {view === 'code' && <CodeBlock title="solution.py" code={attempt.code} isNumbered />}
      {view === 'before' && before !== null && (
        <CodeDiff
          older={before.code}
          newer={attempt.code}
          label="Changes since the previous attempt"
        />
      )}
      {view === 'editor' && (
        <CodeDiff
          older={attempt.code}
          newer={draft}
          label="Changes from this attempt to the editor"
        />
      )}
    </>
  );
}
