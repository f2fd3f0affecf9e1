import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useExecution } from '../../execution/execution-value.ts';
import { MAX_INPUT_CHARACTERS } from '../../execution/python/input-channel.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './results.module.css';

/** The input field for a program that asks for input. Input sent early waits until the program asks again. */
export function ProgramInput() {
  const { sendInput } = useExecution();
  const [line, setLine] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isEditing(document.activeElement)) field.current?.focus();
  }, []);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    sendInput(line);
    setLine('');
  };
  return (
    <form className={styles.input} onSubmit={send}>
      <Field
        ref={field}
        label="The program asks for input"
        name="line"
        value={line}
        onChange={(event) => setLine(event.currentTarget.value)}
        maxLength={MAX_INPUT_CHARACTERS}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        help="Enter sends the line."
      />
      <div className="cluster">
        <Button type="submit">Send</Button>
        <Button kind="quiet" onClick={() => sendInput(null)}>
          End of input
        </Button>
      </div>
    </form>
  );
}

/** Don't take the focus from a learner who is writing code. Both editors use a text area. */
function isEditing(element: Element | null): boolean {
  return element instanceof HTMLTextAreaElement;
}
