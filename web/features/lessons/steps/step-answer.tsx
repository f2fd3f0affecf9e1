import { type KeyboardEvent, useId } from 'react';
import { LITERAL_TEXT } from '../../../editor/edit-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import type { AnswerFieldProps } from './answer-field.ts';
import styles from './exercise.module.css';
import { ProgramExecution, ProgramInput, StepThroughButton } from './program-block.tsx';

/** What a recording of the program shows. The question and the answer also stand above the recording. */
export function StepAnswer(props: AnswerFieldProps) {
  const { exercise, lab } = props;
  const { program } = exercise;
  if (program === null) return null;
  const { code, stdin } = program;
  const name = program.fileName === '' ? 'program.py' : program.fileName;
  return (
    <>
      <CodeBlock html={program.codeHtml} isNumbered title={name} />
      <ProgramInput stdin={stdin} />
      <ProgramExecution program={program} lab={lab}>
        <StepThroughButton
          {...{ name, code, stdin, lab }}
          heading={(close) => (
            <div className={styles.asked}>
              <div dangerouslySetInnerHTML={{ __html: exercise.questionHtml }} />
              <ReadingField {...props} onEnter={close} />
              <Button onClick={close}>Done</Button>
            </div>
          )}
        />
      </ProgramExecution>
      <ReadingField {...props} />
    </>
  );
}

interface ReadingFieldProps extends AnswerFieldProps {
  /** Called when Enter is pressed. By default, Enter checks the answer. */
  onEnter?: () => void;
}

function ReadingField({ answer, onChange, onEnter }: ReadingFieldProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onEnter?.();
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>What does the recording show?</label>
      <input
        {...LITERAL_TEXT}
        id={id}
        value={answer[0] ?? ''}
        onChange={(event) => onChange([event.currentTarget.value])}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
