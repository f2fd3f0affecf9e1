import { estimateMinutes, isFarOff } from '../../domain/lesson-time.ts';
import type { Problem } from '../content-error.ts';
import type { LessonGate } from './gate.ts';

/** An author's estimate of a lesson's time is plausible: it differs from the rule's by less than half. */
export const timeCheck: LessonGate = ({ lesson, folder }): Problem[] => {
  const { estimatedMinutes, steps } = lesson;
  const minutes = estimateMinutes(steps);
  if (!isFarOff(estimatedMinutes, minutes)) return [];
  const fix = `It says ${estimatedMinutes} minutes, but its words and exercises take about ${minutes}. Correct it, or leave it out.`;
  return [{ file: `${folder}/lesson.md`, field: 'estimated_time', fix }];
};
