import type { ReactNode } from 'react';

/** A question and its answer. A string is rendered as a paragraph. */
export interface Question {
  question: string;
  answer: ReactNode;
}
