import { CodeWords } from '../execution/code-words.tsx';
import type { Mistake } from '../execution/python/mistake.ts';
import { Packet } from '../ui/packet.tsx';
import styles from './mark-list.module.css';

/** A line of the learner's code with an error. */
export interface ErrorMark extends Pick<Mistake, 'line' | 'message'> {
  /** The mistake that was found while the learner typed; absent if a run stopped at the line. */
  mistake?: Mistake;
}

/** Returns the marks of what was found while the learner typed. */
export function marksOfMistake(mistake: Mistake | null): ErrorMark[] {
  return mistake === null ? [] : [{ line: mistake.line, message: mistake.message, mistake }];
}

interface MarkListProps {
  marks: readonly ErrorMark[];
  onOpen: (mark: ErrorMark) => void;
  id?: string;
}

/**
 * The errors in the code in words, below an editor. Renders nothing if there are none. Nothing announces what is found
 * while the learner types.
 */
export function MarkList({ marks, onOpen, id }: MarkListProps) {
  if (marks.length === 0) return null;
  return (
    <ul id={id} className={styles.marks} aria-label="Errors in the code">
      {marks.map((mark) => (
        <li key={mark.line} data-typing={mark.mistake === undefined ? undefined : true}>
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
