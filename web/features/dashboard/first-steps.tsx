import { expectedMinutes } from '../../../domain/lesson-time.ts';
import { type NextStepFragment, useNextStepQuery } from '../../graphql/__generated__/operations.ts';
import { Packet } from '../../ui/packet.tsx';
import styles from './first-steps.module.css';

interface FirstStep {
  title: string;
  /** What it is, and what it takes or earns. */
  reading: string;
}

function lessonStep({ lesson: stop }: NextStepFragment): FirstStep[] {
  if (stop === null) return [];
  const { lesson } = stop;
  return [{ title: lesson.title, reading: `lesson, ${expectedMinutes(lesson)} min` }];
}

function challengeStep({ challenge }: NextStepFragment): FirstStep[] {
  if (challenge === null) return [];
  const { title, experienceReward } = challenge;
  return [{ title, reading: `challenge, +${experienceReward} XP` }];
}

/** The first lesson and what follows it, on a wire. What follows is missing until it is loaded. */
export function FirstSteps({ step }: { step: NextStepFragment }) {
  const after = step.lesson?.lesson.id ?? null;
  const { data } = useNextStepQuery({ variables: { after }, skip: after === null });
  const following = data?.viewer?.nextStep;
  const steps = [
    ...lessonStep(step),
    ...(following ? [...challengeStep(following), ...lessonStep(following)] : []),
  ];
  return (
    <ol className={styles.steps} aria-label="Your first steps">
      {steps.map(({ title, reading }, index) => (
        <li key={title}>
          <Packet state={index === 0 ? 'open' : 'locked'} />
          <b>{title}</b>
          <span className="label">{reading}</span>
        </li>
      ))}
    </ol>
  );
}
