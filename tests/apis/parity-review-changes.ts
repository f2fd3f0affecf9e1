import type { Change } from './parity-change.ts';
import { PROBLEM_RESULT, toRest } from './parity-shapes.ts';

const reviewed = (what: string, answer: string, reviewId = 'print-0'): Change => ({
  mutation: 'answerReview',
  what,
  document: `mutation ($input: AnswerReviewInput!) { answerReview(input: $input) {
    ${PROBLEM_RESULT} skill dueOn } }`,
  counterpart: 'answerReview',
  input: () => ({
    variables: { input: { reviewId, answer: [answer] } },
    id: reviewId,
    body: { answer: [answer] },
  }),
  present: toRest,
});

const solvedDaily = (what: string, answer: string): Change => ({
  mutation: 'answerDailyProblem',
  what,
  document: `mutation ($input: AnswerDailyProblemInput!) { answerDailyProblem(input: $input) {
    ${PROBLEM_RESULT} } }`,
  counterpart: 'answerDailyProblem',
  input({ today: date }) {
    const input = { date, answer: [answer] };
    return { variables: { input }, body: input };
  },
  present: toRest,
});

/** Answers to reviews and to the daily problem. */
export const REVIEW_CHANGES: readonly Change[] = [
  reviewed('a right answer', 'secret-output\nlast'),
  reviewed('a wrong answer', '3'),
  solvedDaily('a right answer', 'green'),
  solvedDaily('a wrong answer', 'blue'),
];
