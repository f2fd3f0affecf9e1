import { paths } from './paths.ts';

/** What search engines and previews say of a public page, in a sentence or two. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  [paths.home]:
    'Learn Python on a network built to be broken: lessons, challenges and a simulated lab in the browser. Every skill that attacks comes with the one that defends.',
  [paths.login]: 'Sign in to Packetsmith by email and password, or with GitHub.',
  [paths.register]:
    'Create an account on Packetsmith. Beginner challenges and the first lesson are open from the start.',
  [paths.privacy]:
    'What Packetsmith keeps about learners, why, for how long, who gets to see it, and how to export or delete it.',
  [paths.terms]:
    'The rules of the lab: accounts, acceptable use, running code in the sandbox, and whose work is whose.',
  [paths.billing]:
    'What is free on Packetsmith, what premium adds, and the rules of billing, canceling and support.',
  [paths.help]:
    'Answers about running code, limits, the sandbox, XP, streaks, drafts, keyboard shortcuts, accounts and access tokens.',
};
