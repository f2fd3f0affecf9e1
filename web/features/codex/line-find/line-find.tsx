import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import type { WorkspaceChallengeFragment } from '../../../graphql/__generated__/operations.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './line-find.module.css';
import { useLineFind } from './use-line-find.ts';

type Find = NonNullable<WorkspaceChallengeFragment['lineFind']>;

/** Asks for the faulty line of the starter code, before it is repaired. Renders nothing if the challenge doesn't ask. */
export function LineFind({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const { id, lineFind, starterCode } = challenge;
  if (lineFind === null || starterCode === null) return null;
  return <LineQuestion key={id} challengeId={id} find={lineFind} code={starterCode} />;
}

interface LineQuestionProps {
  challengeId: string;
  find: Find;
  code: string;
}

function LineQuestion({ challengeId, find, code }: LineQuestionProps) {
  const titleId = useId();
  const { mark, show, isBusy, feedback, failure } = useLineFind(challengeId);
  const isOpen = find.state === 'OPEN';
  return (
    <section className={styles.find} aria-labelledby={titleId}>
      <h2 id={titleId}>Find the line</h2>
      {isOpen && <LineForm find={find} code={code} isBusy={isBusy} mark={mark} show={show} />}
      {/* It stays on the page, so that what is said in it is read aloud. */}
      <div role="status">
        {isOpen && feedback !== null && <Notice tone="warn">{feedback}</Notice>}
        {!isOpen && <Answer find={find} code={code} />}
      </div>
      {failure !== null && (
        <Notice tone="fail" role="alert">
          {failure}
        </Notice>
      )}
    </section>
  );
}

const linesOf = (code: string): string[] => code.replace(/\n$/, '').split('\n');

interface LineFormProps {
  find: Find;
  code: string;
  isBusy: boolean;
  mark: (line: number) => Promise<void>;
  show: () => Promise<void>;
}

/** The code as a list of lines, one of which can be chosen. */
function LineForm({ find, code, isBusy, mark, show }: LineFormProps) {
  const name = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const { question, choices, wrongLines, canShow } = find;
  const canMark = chosen !== null && !wrongLines.includes(chosen);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (canMark && !isBusy) void mark(chosen);
  };
  return (
    <form onSubmit={submit}>
      <fieldset className={styles.lines} role="radiogroup">
        <legend>{question}</legend>
        {linesOf(code).map((text, index) => {
          const line = index + 1;
          if (!choices.includes(line)) return <CodeLine key={line} line={line} text={text} />;
          const isWrong = wrongLines.includes(line);
          return (
            <label key={line} data-wrong={isWrong || undefined}>
              <input
                type="radio"
                name={name}
                checked={chosen === line}
                onChange={() => setChosen(line)}
              />
              <CodeLine line={line} text={text}>
                {isWrong && <span className="label">not this one</span>}
              </CodeLine>
            </label>
          );
        })}
      </fieldset>
      <div className="cluster">
        <Button type="submit" isBusy={isBusy} disabled={!canMark}>
          {canMark ? `Mark line ${chosen}` : 'Mark a line'}
        </Button>
        {canShow && (
          <Button kind="quiet" isBusy={isBusy} onClick={() => void show()}>
            Show me the line
          </Button>
        )}
      </div>
    </form>
  );
}

function CodeLine({ line, text, children }: { line: number; text: string; children?: ReactNode }) {
  return (
    <span className={styles.line}>
      <span className={styles.number}>
        <span className="visually-hidden">Line</span> {line}
      </span>{' '}
      <code>{text}</code> {children}
    </span>
  );
}

/** The faulty lines, and why they are. */
function Answer({ find: { state, lines, why }, code }: { find: Find; code: string }) {
  const texts = linesOf(code);
  return (
    <>
      <p>
        {state === 'FOUND' ? 'You found it.' : 'This is the line.'} Now repair it in the editor.
      </p>
      <div className={styles.lines}>
        {lines.map((line) => (
          <CodeLine key={line} line={line} text={texts[line - 1] ?? ''} />
        ))}
      </div>
      {why !== null && <p>{why}</p>}
    </>
  );
}
