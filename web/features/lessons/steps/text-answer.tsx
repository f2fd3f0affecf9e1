import { type KeyboardEvent, useId, useRef } from 'react';
import { isRunKey } from '../../../editor/code-area.tsx';
import { LITERAL_TEXT } from '../../../editor/edit-text.ts';
import { KeyRow } from '../../../editor/key-row.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import type { AnswerFieldProps } from './answer-field.ts';
import styles from './exercise.module.css';
import { ProgramInput } from './program-block.tsx';
import { RecordedTable } from './recorded-table.tsx';

/** The text that a program prints, typed before it runs. */
export function PredictAnswer({ exercise, answer, onChange }: AnswerFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text = ''] = answer;
  const { program } = exercise;
  const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (!isRunKey(event)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <>
      {program !== null && (
        <>
          <CodeBlock html={program.codeHtml} isNumbered title={program.fileName || undefined} />
          <ProgramInput stdin={program.stdin} />
        </>
      )}
      <div className={styles.field}>
        <label htmlFor={id}>What does it print?</label>
        <textarea
          ref={field}
          {...LITERAL_TEXT}
          id={id}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          rows={Math.max(3, text.split('\n').length + 1)}
          wrap="off"
          value={text}
          onChange={(event) => onChange([event.currentTarget.value])}
          onKeyDown={submitOnEnter}
        />
        <div className={styles.row}>
          <KeyRow editor={field} />
        </div>
      </div>
    </>
  );
}

/** A value that the learner found in what the lab recorded. */
export function FindAnswer({ exercise, answer, onChange }: AnswerFieldProps) {
  const id = useId();
  const { table } = exercise;
  return (
    <>
      {table && <RecordedTable columns={table.columns} rows={table.rows} />}
      <div className={styles.field}>
        <label htmlFor={id}>What did you find?</label>
        <input
          {...LITERAL_TEXT}
          id={id}
          value={answer[0] ?? ''}
          onChange={(event) => onChange([event.currentTarget.value])}
        />
      </div>
    </>
  );
}
