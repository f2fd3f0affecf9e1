import type { StepFragment } from '../../../graphql/__generated__/operations.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router/link.tsx';
import { Packet, type PacketState } from '../../../ui/packet.tsx';
import { EXERCISE_WORDS, exerciseOf } from './exercise-answer.ts';
import styles from './lesson.module.css';

/** Checks whether nothing is left to do in a step. */
export function isDone(step: StepFragment): boolean {
  const { progress } = step;
  if (progress === null) return false;
  const exercise = exerciseOf(step);
  if (exercise === null || progress.state === 'SOLVED') return true;
  return progress.state === 'SHOWN' && !exercise.isKey;
}

interface StepWireProps {
  lessonId: string;
  steps: readonly StepFragment[];
  current: StepFragment;
}

/** The steps of a lesson on a wire, one packet each. Every step is a link. */
export function StepWire({ lessonId, steps, current }: StepWireProps) {
  return (
    <nav aria-label="Steps of the lesson">
      <ol className={styles.wire}>
        {steps.map((step, index) => {
          const state = packetOf(step, current);
          const exercise = exerciseOf(step);
          const word = exercise === null ? 'Read' : EXERCISE_WORDS[exercise.kind].word;
          return (
            <li key={step.id} data-state={state}>
              <Link
                to={paths.lessonStep(lessonId, step.slug)}
                aria-current={step.id === current.id ? 'step' : undefined}
                title={step.title}
              >
                <Packet state={state} />
                <span>{word}</span>
                <span className="visually-hidden">
                  , step {index + 1}: {step.title}
                  {isDone(step) && ', done'}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function packetOf(step: StepFragment, current: StepFragment): PacketState {
  if (isDone(step)) return 'done';
  return step.id === current.id ? 'open' : 'locked';
}
