/** The largest operand of a question; the smallest is 1. */
const MAX_OPERAND = 10;

/** The sum that a visitor is asked for before signing up. */
export interface MathsQuestion {
  left: number;
  right: number;
}

/** @param random returns a number from 0 up to, but not including, 1 */
export function newMathsQuestion(random: () => number): MathsQuestion {
  const operand = (): number => 1 + Math.floor(random() * MAX_OPERAND);
  return { left: operand(), right: operand() };
}

/** Tells whether the typed answer is the sum. Surrounding spaces do not matter. */
export function isRightAnswer(question: MathsQuestion, answer: string): boolean {
  const typed = answer.trim();
  return /^\d+$/.test(typed) && Number(typed) === question.left + question.right;
}
