import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './history.module.css';

interface HistoryEntryProps {
  /** What is shown of it before it is opened. */
  summary: ReactNode;
  code: string;
  /** What the learner calls it, such as "the attempt of Nov 23, 14:05". */
  name: string;
  /** The code in the editor. */
  draft: string;
  onRestore: (code: string, words: string) => void;
  /** What opening it shows. It is rendered only then. */
  children: ReactNode;
}

/** Earlier code that can be opened, and restored into the editor. */
export function HistoryEntry(props: HistoryEntryProps) {
  const { summary, code, name, draft, onRestore, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details
        className={styles.attempt}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>{summary}</summary>
        {isOpen && (
          <div className={styles.detail} data-wraps>
            {children}
            <div>
              <Button
                size="small"
                icon="refresh"
                disabled={code === draft}
                onClick={() => onRestore(code, name)}
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
