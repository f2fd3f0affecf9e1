import { type ComponentType, useId } from 'react';
import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';
import type { ExerciseFragment, ExerciseKind } from '../../../graphql/__generated__/operations.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { AnswerFieldProps } from './answer-field.ts';
import { ArrangeAnswer } from './arrange-answer.tsx';
import { ChooseAnswer } from './choose-answer.tsx';
import { EXERCISE_WORDS, isVersion } from './exercise-answer.ts';
import { ExerciseVerdict } from './exercise-verdict.tsx';
import styles from './exercise.module.css';
import { FillAnswer } from './fill-answer.tsx';
import { StepAnswer } from './step-answer.tsx';
import { PredictAnswer, FindAnswer } from './text-answer.tsx';
import { ProgramEditor } from './program-block.tsx';
import type { ExerciseAttempt } from './use-exercise.ts';

interface ExerciseCardProps {
  exercise: ExerciseFragment;
  attempt: ExerciseAttempt;
  lab: LabScenario | null;
  /** The id of its form, which a button outside of it submits. */
  formId: string;
  isSolved: boolean;
  /** Its place among those of its lesson, such as `1 of 3`; absent outside of one. */
  place?: string | undefined;
}

/** An exercise: the question, the learner's answer, and what the server says about it. */
export function ExerciseCard(props: ExerciseCardProps) {
  const { exercise, attempt, formId, isSolved, place = '' } = props;
  const headingId = useId();
  return (
    <form
      id={formId}
      className={styles.exercise}
      aria-labelledby={headingId}
      data-solved={isSolved || undefined}
      data-wraps
      onSubmit={(event) => {
        event.preventDefault();
        attempt.check();
      }}
    >
      <header>
        <h3 id={headingId}>{EXERCISE_WORDS[exercise.kind].heading}</h3>
        {isSolved ? (
          <Badge tone="signal" packet="done">
            solved
          </Badge>
        ) : (
          <span className="label">
            {`exercise ${place}`.trim()}
            {exercise.isKey && ', to be solved by you'}
          </span>
        )}
      </header>
      <div
        className={styles.question}
        dangerouslySetInnerHTML={{ __html: exercise.questionHtml }}
      />
      <AnswerField {...props} />
      <VisibleCases exercise={exercise} />
      <ExerciseVerdict exercise={exercise} attempt={attempt} />
    </form>
  );
}

/** The fields of the kinds that aren't answered with code. */
const FIELDS: Readonly<Partial<Record<ExerciseKind, ComponentType<AnswerFieldProps>>>> = {
  CHOOSE: ChooseAnswer,
  FILL: FillAnswer,
  ARRANGE: ArrangeAnswer,
  PREDICT: PredictAnswer,
  FIND: FindAnswer,
  STEP: StepAnswer,
};

/** The field for the learner's answer, depending on the kind of exercise. */
function AnswerField({ exercise, attempt, lab }: ExerciseCardProps) {
  const Field = FIELDS[exercise.kind];
  if (Field === undefined) return <CodeAnswer exercise={exercise} attempt={attempt} lab={lab} />;
  const { answer, change, result } = attempt;
  const error = result?.error ?? null;
  return <Field exercise={exercise} answer={answer} onChange={change} error={error} lab={lab} />;
}

const NO_PROGRAM = {
  fileName: '',
  caption: '',
  code: '',
  stdin: '',
  output: null,
};

/** The editor of an exercise that is answered with code. A run only shows what the program prints. */
function CodeAnswer({
  exercise,
  attempt,
  lab,
}: Pick<ExerciseCardProps, 'exercise' | 'attempt' | 'lab'>) {
  const [code = ''] = attempt.answer;
  return (
    <>
      {exercise.maxChangedLines !== null && (
        <p className="label">
          Change at most {exercise.maxChangedLines}{' '}
          {exercise.maxChangedLines === 1 ? 'line' : 'lines'}.
        </p>
      )}
      <ProgramEditor
        program={exercise.program ?? NO_PROGRAM}
        lab={lab}
        code={code}
        onChange={(next) => attempt.change([next])}
      />
    </>
  );
}

/** The cases that the learner can see before answering. */
function VisibleCases({ exercise: { cases } }: { exercise: ExerciseFragment }) {
  if (cases.length === 0) return null;
  const hasInput = cases.some(({ input }) => input !== '');
  const hasVersions = cases.every(isVersion);
  const [given, wanted] = hasVersions ? ['Version', 'Your tests'] : ['Input', 'Expected output'];
  return (
    <table className={styles.cases}>
      <thead>
        <tr>
          {hasInput && <th scope="col">{given}</th>}
          <th scope="col">{wanted}</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ input, expected }, index) => (
          <tr key={index}>
            {hasInput && (
              <td data-column={given}>
                <pre tabIndex={0}>{input}</pre>
              </td>
            )}
            <td data-column={wanted}>
              <pre tabIndex={0}>{expected}</pre>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
