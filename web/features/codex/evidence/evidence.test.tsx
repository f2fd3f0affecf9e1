import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { failureOf } from '../../../testing/handlers/graphql-handler.ts';
import { challengeFields, viewerFields } from '../../../testing/learner.ts';
import { narrowWindow } from '../../../testing/narrow-window.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../../testing/serve-graphql.ts';
import { CodexPage } from '../codex-page.tsx';

const ID = 'repair-the-parser';
const OPENED = {
  source: 'OWN',
  attack: challengeFields('fuzz-the-parser', { title: 'Fuzz the parser' }),
  sample: { name: 'What an attack left', stdin: '[["52440100"]]', expectedStdout: '[[null]]' },
};

beforeEach(() => {
  // Monaco needs a real browser. The workspace is the same with the plain editor.
  localStorage.setItem('editor', 'plain');
  narrowWindow();
});

function showDefense(openEvidence: unknown, fields: object = {}) {
  const challenge = challengeFields(ID, {
    evidenceFrom: 'fuzz-the-parser',
    entry: { kind: 'FUNCTION', functionName: 'read_files' },
    ...fields,
  });
  const calls = serveGraphql({ viewer: viewerFields(), challenge, openEvidence });
  renderSignedIn(<CodexPage />, { at: `/codex/${ID}` });
  return calls;
}

const section = () => screen.findByRole('region', { name: 'What an attack left' });

test('a defense shows what the learner’s own attack left, and says so', async () => {
  showDefense(OPENED);
  const shown = within(await section());
  expect((await shown.findByText(/^From your accepted solution of/)).textContent).toBe(
    'From your accepted solution of Fuzz the parser.',
  );
  expect(shown.getByRole('link', { name: 'Fuzz the parser' }).getAttribute('href')).toMatch(
    /fuzz-the-parser$/,
  );
  expect(shown.getByLabelText('Call').textContent).toBe('read_files(["52440100"])');
  expect(shown.getByLabelText('Value').textContent).toBe('[[null]]');
});

test.each([
  ['UNSOLVED', /^From a recorded attack\. Solve Fuzz the parser/],
  ['UNUSABLE', /^From a recorded attack: your accepted solution of Fuzz the parser left nothing/],
])('a recorded attack is called one: %s', async (source, words) => {
  showDefense({ ...OPENED, source });
  const shown = within(await section());
  expect((await shown.findByText(/^From a recorded attack/)).textContent).toMatch(words);
});

test('if the attack can’t run, the learner reads that and tries again', async () => {
  let isAway = true;
  showDefense(() => (isAway ? failureOf('EXECUTION_UNAVAILABLE', 'Not now.') : OPENED));
  const shown = within(await section());
  expect((await shown.findByRole('alert')).textContent).toContain('couldn’t be run again');
  isAway = false;
  await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByText(/^From your accepted solution of/)).toBeTruthy();
});

test('the evidence is a sample among the tests of the next run', async () => {
  showDefense(OPENED);
  await within(await section()).findByText(/^From your accepted solution of/);
  await userEvent.click(screen.getByRole('tab', { name: /Results/ }));
  expect(await screen.findAllByText('What an attack left')).toHaveLength(2);
});

test('another challenge asks for no evidence', async () => {
  showDefense(
    () => {
      throw new Error('Nobody may ask.');
    },
    { evidenceFrom: null },
  );
  expect(await screen.findByRole('heading', { name: 'Instructions' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'What an attack left' })).toBeNull();
});
