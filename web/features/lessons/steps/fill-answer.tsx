import { Fragment } from 'react';
import { LITERAL_TEXT } from '../../../editor/edit-text.ts';
import type { CodeToken } from '../../../editor/highlight-python.ts';
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
              {pieces.map(({ blank, tokens }, place) => (
                <Fragment key={place}>
                  {blank !== null && (
                    <Blank
                      label={labelOf(blank, answer.length, pieces[place - 1]?.tokens ?? [])}
                      text={answer[blank] ?? ''}
                      onChange={(filled) => onChange(answer.with(blank, filled))}
                    />
                  )}
                  {tokens.map(({ text, className }, index) => (
                    <span key={index} className={className ?? undefined}>
                      {text}
                    </span>
                  ))}
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
function labelOf(blank: number, count: number, tokens: readonly CodeToken[]): string {
  const name = `Blank ${blank + 1} of ${count}`;
  const before = tokens
    .map(({ text }) => text)
    .join('')
    .trim();
  return before === '' ? name : `${name}, after ${before}`;
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
