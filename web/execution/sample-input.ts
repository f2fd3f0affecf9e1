/** The line that a program reads when its challenge speaks of a name and gives no sample. */
const NAME_LINE = 'Hacker\n';
/** The two numbers that a program reads when its challenge speaks of adding and gives no sample. */
const NUMBER_LINES = '7\n3\n';

const ASKS_FOR_A_NAME = /\b(user input|names?|hello)\b/i;
const ASKS_FOR_NUMBERS = /\b(calculators?|add|adds|sums?)\b/i;

/**
 * Standard input for a local run of a challenge without samples: one name line when its text mentions user
 * input, a name or hello; two numbers when it mentions a calculator, to add or a sum; otherwise nothing.
 *
 * @param challengeText whatever describes the challenge: its title, description and instructions
 */
export function sampleInputFor(challengeText: string): string {
  if (ASKS_FOR_A_NAME.test(challengeText)) return NAME_LINE;
  return ASKS_FOR_NUMBERS.test(challengeText) ? NUMBER_LINES : '';
}
