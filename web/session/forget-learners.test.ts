import { beforeEach, expect, test } from 'vitest';
import { draftKey, writeDraft } from '../drafts/draft.ts';
import { visitorDraftKey } from '../drafts/visitor-draft.ts';
import { writeWorkspaceDraft } from '../drafts/workspace-draft.ts';
import { forgetLearners } from './forget-learners.ts';

const DRAFT = { code: 'print(1)', savedAt: '2026-11-21T14:02:00.000Z' };
const AT_SERVER = { ...DRAFT, ownCases: [], revision: 1, isSent: true, unsent: [] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what learners have on the device is deleted, however many they are', () => {
  writeWorkspaceDraft(localStorage, draftKey('learner-1', 'hexdump'), AT_SERVER);
  writeDraft(localStorage, draftKey('learner-2', 'playground/one'), DRAFT);
  localStorage.setItem(draftKey('learner-1', 'exercise/loops/count'), '["host"]');
  localStorage.setItem(draftKey('learner-1', 'editor-settings'), '{}');
  sessionStorage.setItem('packetsmith-merge', '{}');
  sessionStorage.setItem('packetsmith.access-token-draft', '{}');
  forgetLearners();
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});

test('choices of the device stay, and so does what a visitor has', () => {
  for (const key of ['theme', 'editor', 'pane/brief']) localStorage.setItem(key, 'x');
  writeDraft(localStorage, visitorDraftKey('first-contact'), DRAFT);
  sessionStorage.setItem('packetsmith-destination', '/lessons');
  const before = Object.keys(localStorage).toSorted();
  forgetLearners();
  expect(Object.keys(localStorage).toSorted()).toEqual(before);
  expect(Object.keys(sessionStorage)).toEqual(['packetsmith-destination']);
});

test('code that the server does not have stays until its learner signs in again', () => {
  const key = draftKey('learner-1', 'hexdump');
  writeWorkspaceDraft(localStorage, key, { ...AT_SERVER, isSent: false });
  forgetLearners();
  expect(Object.keys(localStorage)).toEqual([key]);
});
