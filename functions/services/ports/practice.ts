import type { LessonStepState } from '../../../domain/practice.ts';

/** How far a learner has come with a step. */
export interface LessonStepRow {
  lessonId: string;
  stepId: string;
  /** Null if the step has no exercise. */
  exerciseId: string | null;
  /** The version of the exercise that was answered; null if it wasn't. */
  contentHash: string | null;
  state: LessonStepState;
  /** The number of answers until the first right one. */
  tries: number;
  firstAt: Date;
  lastAt: Date;
  activeSeconds: number;
  /** The last code that the learner wrote; null for exercises without code. */
  code: string | null;
}

/** What a learner has practiced, in all lessons. */
export interface Practice {
  steps: readonly LessonStepRow[];
  /** By lesson. */
  practicedAt: ReadonlyMap<string, Date>;
}

/** Reads what learners practice in lessons. */
export interface PracticeRepository {
  find(learnerId: string): Promise<Practice>;
}

/** The part of a transaction with a locked profile that records steps. */
export interface PracticeTransaction {
  /** Returns the steps of a lesson that the learner has seen. */
  lessonSteps(lessonId: string): Promise<LessonStepRow[]>;
  /** Stores a step, replacing what was stored about it. */
  storeStep(step: LessonStepRow): Promise<void>;
  /** Returns false if the lesson was already practiced. */
  recordPractice(lessonId: string, practicedAt: Date): Promise<boolean>;
}
