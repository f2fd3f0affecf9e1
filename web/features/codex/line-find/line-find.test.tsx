import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { failureOf } from '../../../testing/handlers/graphql-handler.ts';
import { challengeFields, viewerFields } from '../../../testing/learner.ts';
import { narrowWindow } from '../../../testing/narrow-window.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../../testing/serve-graphql.ts';
import { CodexPage } from '../codex-page.tsx';

const ID = 'tokens-nobody-can-guess';
const CODE = 'import sys\nword = input()\n# Shouts.\nloud = word.lower()\nprint(loud)\n';
const WHY = 'It makes the word quiet.';
const OPEN = {
  question: 'Which line is too quiet?',
  choices: [1, 2, 4, 5],
  ...{ state: 'OPEN', wrongLines: [] as number[], canShow: false },
  ...{ lines: [] as number[], why: null as string | null },
};

beforeEach(() => {
  // Monaco needs a real browser. The workspace is the same with the plain editor.
  localStorage.setItem('editor', 'plain');
  narrowWindow();
});

/** Shows the challenge, on a server that knows line 4 is faulty. */
function showChallenge(find: Partial<typeof OPEN> = {}) {
  let now = { ...OPEN, ...find };
  const challenge = () => challengeFields(ID, { starterCode: CODE, lineFind: now });
  serveGraphql({
    viewer: viewerFields(),
    challenge,
    markLine: ({ line }: { line: number }) => {
      const isRight = line === 4;
      const wrongLines = isRight ? now.wrongLines : [...now.wrongLines, line];
      const answer = isRight ? { state: 'FOUND', lines: [4], why: WHY } : {};
      now = { ...now, ...answer, wrongLines, canShow: !isRight && wrongLines.length >= 3 };
      const feedback = isRight ? null : `Line ${line} isn't the one.`;
      return { isRight, feedback, challenge: challenge() };
    },
    showLine: () => {
      now = { ...now, state: 'SHOWN', canShow: false, lines: [4], why: WHY };
      return challenge();
    },
  });
  renderSignedIn(<CodexPage />, { at: `/codex/${ID}` });
}

const section = async () => within(await screen.findByRole('region', { name: 'Find the line' }));

test('the lines of the starter are a group of radio buttons with their numbers', async () => {
  showChallenge();
  const find = await section();
  const group = find.getByRole('radiogroup', { name: OPEN.question });
  expect(within(group).getAllByRole('radio')).toHaveLength(4);
  for (const name of ['Line 1 import sys', 'Line 2 word = input()', 'Line 5 print(loud)']) {
    expect(within(group).getByRole('radio', { name })).toBeTruthy();
  }
  expect(group.textContent).toContain('# Shouts.');
  expect(find.getByRole('button', { name: 'Mark a line' })).toHaveProperty('disabled', true);
});

test('a wrong line gets feedback and is named, and the faulty one ends the search', async () => {
  showChallenge();
  const find = await section();
  await userEvent.click(find.getByText('word = input()'));
  await userEvent.click(find.getByRole('button', { name: 'Mark line 2' }));
  expect((await find.findByText("Line 2 isn't the one.")).closest('[role=status]')).toBeTruthy();
  expect(find.getByRole('radio', { name: 'Line 2 word = input() not this one' })).toBeTruthy();
  await userEvent.click(find.getByText('loud = word.lower()'));
  await userEvent.click(find.getByRole('button', { name: 'Mark line 4' }));
  expect(await find.findByText(/^You found it\./)).toBeTruthy();
  expect(find.getByText(WHY)).toBeTruthy();
  expect(find.queryByRole('radio')).toBeNull();
});

test('the keyboard is enough: arrow keys choose a line, and Enter marks it', async () => {
  showChallenge();
  const find = await section();
  const [first] = find.getAllByRole('radio');
  first?.focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Enter}');
  expect(await find.findByText(/^You found it\./)).toBeTruthy();
});

test('after three wrong lines, the learner can be shown the faulty one', async () => {
  showChallenge({ wrongLines: [1, 2] });
  const find = await section();
  expect(find.queryByRole('button', { name: 'Show me the line' })).toBeNull();
  await userEvent.click(find.getByText('print(loud)'));
  await userEvent.click(find.getByRole('button', { name: 'Mark line 5' }));
  await userEvent.click(await find.findByRole('button', { name: 'Show me the line' }));
  expect(await find.findByText(/^This is the line\./)).toBeTruthy();
  expect(find.getByText('loud = word.lower()')).toBeTruthy();
});

test('if a line can’t be marked now, the reason is an alert and the choice stays', async () => {
  serveGraphql({
    viewer: viewerFields(),
    challenge: challengeFields(ID, { starterCode: CODE, lineFind: OPEN }),
    markLine: () => failureOf('RATE_LIMITED', 'You marked lines too often. Wait a moment.'),
  });
  renderSignedIn(<CodexPage />, { at: `/codex/${ID}` });
  const find = await section();
  await userEvent.click(find.getByText('print(loud)'));
  await userEvent.click(find.getByRole('button', { name: 'Mark line 5' }));
  expect((await find.findByRole('alert')).textContent).toContain('You marked lines too often.');
  expect(find.getByRole('button', { name: 'Mark line 5' })).toBeTruthy();
});

test('a challenge without a question has no such section', async () => {
  serveGraphql({ viewer: viewerFields(), challenge: challengeFields(ID) });
  renderSignedIn(<CodexPage />, { at: `/codex/${ID}` });
  expect(await screen.findByRole('heading', { name: 'Instructions' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Find the line' })).toBeNull();
});
