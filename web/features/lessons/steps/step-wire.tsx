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
  const columns = columnsOf(steps.length);
  return (
    <nav aria-label="Steps of the lesson">
      <ol
        className={styles.wire}
        data-crowded={columns > MOST_WORDS || undefined}
        style={{ '--columns': columns }}
      >
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

/** How many targets of a finger's size stand side by side on a phone, and how many words do. */
const MOST_TARGETS = 8;
const MOST_WORDS = 6;

/** Returns the number of columns on a phone, so that the rows of a long lesson are about as long as each other. */
function columnsOf(steps: number): number {
  return Math.ceil(steps / Math.ceil(steps / MOST_TARGETS));
}

function packetOf(step: StepFragment, current: StepFragment): PacketState {
  if (isDone(step)) return 'done';
  return step.id === current.id ? 'open' : 'locked';
}
