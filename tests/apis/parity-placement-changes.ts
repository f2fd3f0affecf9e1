import type { Change } from './parity-change.ts';
import { type Fields, PLACEMENT, placementToRest } from './parity-shapes.ts';

const present = (answer: unknown): Fields =>
  placementToRest((answer as { placement: Fields }).placement);

const answered = (what: string, answer: string | null): Change => ({
  mutation: 'answerPlacement',
  what,
  document: `mutation ($input: AnswerPlacementInput!) { answerPlacement(input: $input) {
    placement { ${PLACEMENT} } } }`,
  counterpart: 'answerPlacement',
  input: ({ attemptId }) => ({
    variables: { input: { attemptId, number: 3, answer: answer && [answer] } },
    id: attemptId,
    body: { number: 3, answer: answer && [answer] },
  }),
  present,
});

/** Starting an attempt, and the last answer to one whose other answers were right. */
export const PLACEMENT_CHANGES: readonly Change[] = [
  {
    mutation: 'startPlacement',
    what: 'an attempt that is open',
    document: `mutation ($id: ID!) { startPlacement(placementId: $id) { placement { ${PLACEMENT} } } }`,
    counterpart: 'startPlacement',
    input: () => ({ variables: { id: 'lesson-three' }, id: 'lesson-three' }),
    present,
  },
  answered('a right answer', 'green'),
  answered('a wrong answer', 'blue'),
];
