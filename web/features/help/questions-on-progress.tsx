import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { experienceRequired, XP_PER_LEVEL } from '../../../domain/progression.ts';
import type { Question } from './question.ts';

const DIFFICULTIES = [1, 2, 3, 4, 5];

export const PROGRESS: readonly Question[] = [
  {
    question: 'How do I earn XP?',
    answer: `You earn XP for solving a challenge for the first time, and a few for each achievement, review and daily packet. You never lose XP. Every ${XP_PER_LEVEL} XP is a level.`,
  },
  {
    question: 'I already know Python. Do I have to take every lesson?',
    answer:
      'No. Prove a module by questions: seven right answers of eight, in about ten minutes, once a day. Its lessons then count as completed, and their skills come back for review after seven days. Proving earns no XP; the challenges do.',
  },
  {
    question: 'What are reviews and the daily packet?',
    answer:
      'Reviews bring back what you learned, just before you would forget it: each skill returns after some days, later every time you remember it. The daily packet is one problem a day from lessons that you know; all who have come as far as you get the same one until 00:00 UTC. A review earns 1 XP and the packet 2, at most 5 XP a day together, and in all at most 50 XP more than the challenges that you solved. You can turn both off on your account page.',
  },
  {
    question: 'A challenge is locked',
    answer: (
      <>
        <p>A challenge unlocks with XP, depending on its difficulty:</p>
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
    answer: 'Lessons unlock in order. Complete the one before it.',
  },
  {
    question: 'Do hints cost anything?',
    answer:
      'No. Each hint says more than the one before, so read one and try again. Once you have solved a challenge, its debrief shows you the defender’s view.',
  },
  {
    question: 'Who sees me on the leaderboard?',
    answer:
      'Nobody, unless you join it on its page. Then everyone sees your username, level, XP and streak, and other learners can follow you there. Only you see whom you follow. If you leave, nobody follows you anymore.',
  },
];

export const STREAKS: readonly Question[] = [
  {
    question: 'What keeps a streak going?',
    answer:
      'One accepted submission, one completed or practiced lesson, or one solved review or daily packet a day. You keep yesterday’s streak until the day is over.',
  },
  {
    question: 'I missed a day',
    answer:
      'Two missed days in each month are frozen automatically. They don’t end the streak, and they don’t add to it either. A third missed day ends it.',
  },
  {
    question: 'When does my day end?',
    answer:
      'At midnight in the time zone set on your account page. A new time zone takes effect the next day, and you can change it once every 30 days.',
  },
];

export const DRAFTS: readonly Question[] = [
  {
    question: 'Is my code saved?',
    answer:
      'Yes, whenever you pause typing: first on this device, and seconds later in your account, so that you can go on with a challenge on your other devices. The line above the editor shows when and where. If you changed the code on two devices, the newer code is in the editor and the older one in the history. Unsent answers in lessons and what you change in playgrounds stay on this device until you clear this site’s data.',
  },
  {
    question: 'I am offline',
    answer:
      'Keep writing: your drafts are saved. You can open pages that you have already visited, and run code in the browser if Python has already loaded. Submit when you are back online.',
  },
  {
    question: 'How do I start over?',
    answer:
      'Use Reset to starter code, above the editor. Your submissions stay in the history, where you can compare any two of them and load one back into the editor.',
  },
];
