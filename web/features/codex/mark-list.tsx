import { CodeWords } from '../../execution/code-words.tsx';
import { Packet } from '../../ui/packet.tsx';
import type { ErrorMark } from './code-editor-props.ts';
import styles from './code-editor.module.css';

interface MarkListProps {
  marks: readonly ErrorMark[];
  onOpen: (mark: ErrorMark) => void;
  id?: string;
}

/** The errors of the last run below an editor that can't show them in place. Renders nothing if there are none. */
export function MarkList({ marks, onOpen, id }: MarkListProps) {
  if (marks.length === 0) return null;
  return (
    <ul id={id} className={styles.marks} aria-label="Errors in the code">
      {marks.map((mark) => (
        <li key={mark.line}>
          <Packet state="failed" />
          <button type="button" onClick={() => onOpen(mark)}>
            Line {mark.line}
          </button>
          <span>
            <CodeWords text={mark.message} />
          </span>
        </li>
      ))}
    </ul>
  );
}
