import { Fragment } from 'react';
import { LITERAL_TEXT } from '../../../editor/edit-text.ts';
import type { AnswerFieldProps } from './answer-field.ts';
import { linesWithBlanks } from './exercise-answer.ts';
import styles from './exercise.module.css';
import { ProgramInput } from './program-block.tsx';

const NARROWEST = 4;

/** A program with a field for each blank. */
export function FillAnswer({ exercise, answer, onChange }: AnswerFieldProps) {
  const { code = '', stdin = '' } = exercise.program ?? {};
  return (
    <figure className="code">
      <pre className="numbered">
        <code>
          {linesWithBlanks(code).map((pieces, row) => (
            <span key={row} className="line">
              {pieces.map(({ blank, text }, place) => (
                <Fragment key={place}>
                  {blank !== null && (
                    <Blank
                      label={labelOf(blank, answer.length, pieces[place - 1]?.text ?? '')}
                      text={answer[blank] ?? ''}
                      onChange={(filled) => onChange(answer.with(blank, filled))}
                    />
                  )}
                  {text}
                </Fragment>
              ))}
            </span>
          ))}
        </code>
      </pre>
      <ProgramInput stdin={stdin} />
    </figure>
  );
}

/** Names a blank by its number and by the code before it. */
function labelOf(blank: number, count: number, before: string): string {
  const name = `Blank ${blank + 1} of ${count}`;
  return before.trim() === '' ? name : `${name}, after ${before.trim()}`;
}

interface BlankProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
}

function Blank({ label, text, onChange }: BlankProps) {
  return (
    <input
      className={styles.blank}
      aria-label={label}
      size={Math.max(NARROWEST, text.length + 1)}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...LITERAL_TEXT}
    />
  );
}
