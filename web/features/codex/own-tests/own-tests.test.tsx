import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { draftKey } from '../../../drafts/draft.ts';
import { readWorkspaceDraft } from '../../../drafts/workspace-draft.ts';
import { eventually } from '../../../testing/eventually.ts';
import { challengeFields, viewerFields } from '../../../testing/learner.ts';
import { narrowWindow } from '../../../testing/narrow-window.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../../testing/serve-graphql.ts';
import { pressInWorkspace as press } from '../../../testing/workspace-buttons.ts';
import { CodexPage } from '../codex-page.tsx';

const ID = 'port-scanner';

beforeEach(() => {
  localStorage.clear();
  // Monaco needs a real browser. The workspace is the same with the plain editor.
  localStorage.setItem('editor', 'plain');
  narrowWindow();
});

function testResult(name: string, fields: object = {}) {
  return {
    name,
    isHidden: false,
    isPassed: true,
    stdin: '0\n',
    expectedStdout: null,
    actualStdout: 'none\n',
    executionTimeSeconds: 0,
    error: null,
    ...fields,
  };
}

async function showWorkspace(root: object = {}, challenge: Record<string, unknown> = {}) {
  const calls = serveGraphql({
    viewer: viewerFields(),
    challenge: challengeFields(ID, challenge),
    ...root,
  });
  renderSignedIn(<CodexPage />, { at: `/codex/${ID}` });
  await screen.findByLabelText('Code editor');
  return calls;
}

const openTests = async () => {
  await press('Add your own test');
  return within(await screen.findByRole('dialog', { name: 'Your tests' }));
};

test('a learner adds a test, and Run Code sends it with the samples’ code', async () => {
  const result = { status: 'FINISHED', output: '', error: null, executionTimeSeconds: 0.1 };
  const tests = [testResult('One open port', { expectedStdout: '' }), testResult('No ports')];
  const calls = await showWorkspace({ executeCode: { ...result, tests } });
  const dialog = await openTests();
  await userEvent.click(dialog.getByRole('button', { name: 'Add a test' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  await userEvent.type(dialog.getByLabelText('Name'), 'No ports');
  await userEvent.type(dialog.getByLabelText('Input'), '0\n');
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await press('Run Code');
  expect(await screen.findByText('Ran')).toBeTruthy();
  expect(screen.getByText('1 of 1 passed')).toBeTruthy();
  const sent = calls().find(({ operationName }) => operationName === 'ExecuteCode');
  const ownCases = [{ name: 'No ports', stdin: '0\n', expectedStdout: null }];
  expect(sent?.variables['ownCases']).toEqual(ownCases);
  const key = draftKey('learner-1', ID);
  await eventually(() => expect(readWorkspaceDraft(localStorage, key)?.ownCases).toEqual(ownCases));
});

test('a sample can be copied, changed, duplicated and deleted', async () => {
  await showWorkspace();
  const dialog = await openTests();
  await userEvent.click(dialog.getByRole('button', { name: 'Copy “One open port”' }));
  expect(dialog.getByLabelText('Input')).toHaveProperty('value', '192.0.2.20\n');
  expect(dialog.getByLabelText('Expected output')).toHaveProperty('value', '22 open\n');
  await userEvent.click(dialog.getByLabelText('Compare the output'));
  expect(dialog.queryByLabelText('Expected output')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: /^Duplicate One open port/ }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(dialog.getAllByRole('button', { name: /^Delete/ })[0] ?? document.body);
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
});

test('there is a limit, and at the limit nothing can be added', async () => {
  await showWorkspace();
  const dialog = await openTests();
  const add = dialog.getByRole('button', { name: 'Add a test' });
  for (let count = 0; count < 8; count += 1) await userEvent.click(add);
  expect(dialog.getAllByRole('listitem')).toHaveLength(8);
  expect(add).toHaveProperty('disabled', true);
  expect(dialog.getByText('You have 8 tests, which is the limit.')).toBeTruthy();
});

test('arguments that are not a JSON array are refused at the field, and are not sent', async () => {
  const calls = await showWorkspace(
    {
      executeCode: {
        status: 'FINISHED',
        output: '',
        error: null,
        executionTimeSeconds: 0,
        tests: [],
      },
    },
    { entry: { kind: 'FUNCTION', functionName: 'scan' } },
  );
  const dialog = await openTests();
  await userEvent.click(dialog.getByRole('button', { name: 'Add a test' }));
  await userEvent.type(dialog.getByLabelText('Arguments'), '22');
  expect(dialog.getByText(/^Write the arguments as a JSON array/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await press('Run Code');
  await eventually(() => {
    const sent = calls().find(({ operationName }) => operationName === 'ExecuteCode');
    expect(sent?.variables['ownCases']).toEqual([]);
  });
});
