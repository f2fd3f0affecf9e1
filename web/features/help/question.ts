import type { ReactNode } from 'react';

/** What somebody wants to know, and the answer: a text is a paragraph. */
export interface Question {
  question: string;
  answer: ReactNode;
}
