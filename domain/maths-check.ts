/** The largest operand of a question; the smallest is 1. */
const MAX_OPERAND = 10;

/** The sum that visitors must solve before they sign up. */
export interface MathsQuestion {
  left: number;
  right: number;
}

/** @param random returns a number from 0 up to, but not including, 1 */
export function newMathsQuestion(random: () => number): MathsQuestion {
  const operand = (): number => 1 + Math.floor(random() * MAX_OPERAND);
  return { left: operand(), right: operand() };
}

/** Checks whether the typed answer is the sum. Surrounding spaces are ignored. */
export function isRightAnswer(question: MathsQuestion, answer: string): boolean {
  const typed = answer.trim();
  return /^\d+$/.test(typed) && Number(typed) === question.left + question.right;
}
