import { useState, useSyncExternalStore } from 'react';
import { type MathsQuestion, newMathsQuestion } from '../../../domain/maths-check.ts';

/** The question of the page as it was rendered ahead, before any browser has drawn its own. */
const PRERENDERED: MathsQuestion = { left: 7, right: 4 };

/** A sum to ask for, drawn in the browser, and a way to draw another. */
export function useMathsQuestion(): { question: MathsQuestion; ask: () => void } {
  const [drawn, setDrawn] = useState(() => newMathsQuestion(Math.random));
  const question = useSyncExternalStore(
    neverChanges,
    () => drawn,
    () => PRERENDERED,
  );
  return { question, ask: () => setDrawn(newMathsQuestion(Math.random)) };
}

function neverChanges(): () => void {
  return () => undefined;
}
