/** The input line if a challenge without samples mentions a name. */
const NAME_LINE = 'Hacker\n';
/** The two numbers if a challenge without samples mentions adding. */
const NUMBER_LINES = '7\n3\n';

const ASKS_FOR_A_NAME = /\b(user input|names?|hello)\b/i;
const ASKS_FOR_NUMBERS = /\b(calculators?|add|adds|sums?)\b/i;

/**
 * Returns the standard input for a local run of a challenge without samples: one name line if its text mentions user
 * input, a name or hello; two numbers if it mentions a calculator, adding or a sum; otherwise nothing.
 *
 * @param challengeText the challenge's title, description and instructions
 */
export function sampleInputFor(challengeText: string): string {
  if (ASKS_FOR_A_NAME.test(challengeText)) return NAME_LINE;
  return ASKS_FOR_NUMBERS.test(challengeText) ? NUMBER_LINES : '';
}
