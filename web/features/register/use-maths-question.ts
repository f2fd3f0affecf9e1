import { useState, useSyncExternalStore } from 'react';
import { type MathsQuestion, newMathsQuestion } from '../../../domain/registration.ts';

/** The question on the prerendered page, before the browser chooses its own. */
const PRERENDERED: MathsQuestion = { left: 7, right: 4 };

/** Returns a random sum, chosen in the browser, and a function that chooses another. */
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
