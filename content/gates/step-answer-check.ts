import type { Exercise, ExerciseKey, StepQuestion } from '../../domain/exercise.ts';
import { isSameReading } from '../../domain/grade-exercise.ts';
import { exercisesOf } from '../../domain/practice.ts';
import { DEFAULT_LIMITS, type LanguageRunner } from '../../sandbox/contract.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import { recordCase } from '../../sandbox/recording/record-case.ts';
import { createReplay, type Replay, type ReplayVariable } from '../../sandbox/recording/replay.ts';
import { valueText } from '../../sandbox/recording/value-text.ts';
import type { LessonGate } from './gate.ts';

/** Learners look through the steps one by one. A longer program would be tedious. */
const MOST_STEPS = 300;

/** Returns a variable of the frame of a step, or of the module. */
function variableAt(replay: Replay, step: number, name: string): ReplayVariable | undefined {
  const { frame } = replay.stepAt(step);
  return [frame, 0]
    .flatMap((each) => replay.variablesAt(step, each))
    .find((variable) => variable.name === name);
}

function textAt(replay: Replay, step: number, name: string): string | null {
  const variable = variableAt(replay, step, name);
  return variable === undefined ? null : valueText(replay, { step, value: variable.value });
}

/** Returns the step at which a line has just run so many times; null if it runs less often. */
function stepAfter(replay: Replay, { line, time }: { line: number; time: number }): number | null {
  const { steps } = replay.recording;
  const runs = steps.flatMap((step, index) =>
    step.kind === 'line' && step.line === line ? [index] : [],
  );
  const run = runs[time - 1];
  if (run === undefined) return null;
  const next = steps.findIndex(({ frame }, index) => index > run && frame === steps[run]?.frame);
  return next === -1 ? null : next;
}

/** Returns what a recording answers to a question; null if it has no answer. */
function answerOf(replay: Replay, question: StepQuestion): string | null {
  const { asks, name } = question;
  if (asks === 'value') {
    const step = stepAfter(replay, question);
    return step === null ? null : textAt(replay, step, name);
  }
  const step = replay.recording.steps.findIndex((_, index) =>
    isSameReading(textAt(replay, index, name) ?? '', question.value),
  );
  if (step === -1) return null;
  return String(asks === 'step' ? step + 1 : variableAt(replay, step, name)?.line);
}

interface Subject {
  program: NonNullable<Exercise['program']>;
  lab: LabScenario | null;
}

/** Records a program as learners do. */
async function record(
  runner: LanguageRunner,
  { program: { code, stdin }, lab }: Subject,
): Promise<Replay | string> {
  const settings = {
    language: 'python',
    entry: { kind: 'program' },
    limits: DEFAULT_LIMITS,
  } as const;
  const request = { ...settings, code, inputs: [stdin], lab };
  const { recording } = await recordCase(runner, { request, expected: null });
  if (recording === null || recording.steps.length === 0) return "The program can't be recorded.";
  if (recording.totalSteps <= MOST_STEPS) return createReplay(recording);
  return `The program takes ${recording.totalSteps} steps. Shorten it to ${MOST_STEPS}.`;
}

async function findingOf(
  runner: LanguageRunner,
  subject: Subject,
  { answers: [answer = ''], stepQuestion: question }: ExerciseKey,
): Promise<string | null> {
  if (question === undefined) return null;
  const replay = await record(runner, subject);
  if (typeof replay === 'string') return replay;
  const recorded = answerOf(replay, question);
  if (recorded === null) return 'The recording has no answer. Correct the options or the program.';
  if (isSameReading(recorded, answer)) return null;
  return `The recording answers ${recorded}. Correct the answer or the program.`;
}

/** What `step` exercises ask is answered as a recording of their program in the sandbox shows it. */
export const stepAnswerCheck: LessonGate = async ({ lesson, folder }, runner) => {
  const { lab, steps, exerciseKeys } = lesson;
  const checked = await Promise.all(
    exercisesOf(steps).map(async ({ id, program }) => {
      const key = exerciseKeys[id];
      if (key === undefined || program === null) return [];
      const fix = await findingOf(runner, { program, lab }, key);
      return fix === null ? [] : [{ file: `${folder}/lesson.md`, field: `exercise ${id}`, fix }];
    }),
  );
  return checked.flat();
};
