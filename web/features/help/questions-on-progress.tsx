import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { XP_PER_LEVEL } from '../../../domain/level.ts';
import { experienceRequired } from '../../../domain/unlocking.ts';
import type { Question } from './question.ts';

const DIFFICULTIES = [1, 2, 3, 4, 5];

export const PROGRESS: readonly Question[] = [
  {
    question: 'How do I earn XP?',
    answer: `By solving a challenge for the first time, and by achievements. Solving it again earns nothing, and nothing is ever taken away. Every ${XP_PER_LEVEL} XP are a level.`,
  },
  {
    question: 'A challenge is locked',
    answer: (
      <>
        <p>It opens with XP, by its difficulty:</p>
        <ul>
          {DIFFICULTIES.map((difficulty) => (
            <li key={difficulty}>
              {challengeDifficultyLabel(difficulty)}: {experienceRequired(difficulty)} XP
            </li>
          ))}
        </ul>
      </>
    ),
  },
  {
    question: 'A lesson is locked',
    answer: 'Lessons open in order. Complete the one before it.',
  },
  {
    question: 'Do hints cost anything?',
    answer:
      'No. Each says more than the one before it, so read one and try again. A solved challenge shows its debrief, with the view of the defender.',
  },
  {
    question: 'Who sees me on the leaderboard?',
    answer:
      'Nobody, until you choose to be listed on the account page. Then learners see your username, level, XP and streak.',
  },
];

export const STREAKS: readonly Question[] = [
  {
    question: 'What keeps a streak going?',
    answer:
      'One accepted submission or one completed lesson a day. Until the day is over, yesterday’s streak stands.',
  },
  {
    question: 'I missed a day',
    answer:
      'Two missed days of each month are frozen by themselves: they hold the streak together and do not count as days of it. A third one ends it.',
  },
  {
    question: 'When does my day end?',
    answer:
      'At midnight in the time zone of your account page. Another zone counts from the next day on, and can be changed once in 30 days.',
  },
];

export const DRAFTS: readonly Question[] = [
  {
    question: 'Is my code saved?',
    answer:
      'Yes, on this device, with every pause in typing: the line above the editor says when. A draft is not on your other devices, and is gone when you clear this site’s data. What you submit is kept in your account.',
  },
  {
    question: 'I am offline',
    answer:
      'Go on writing: drafts are kept. What you opened before opens again, and if Python had been loaded, runs in the browser work as well. Submit when you are back.',
  },
  {
    question: 'How do I start over?',
    answer:
      'Reset to starter code, above the editor. Your submissions stay in the history, where you can compare any two and take one back into the editor.',
  },
];
