import { expect, test } from 'vitest';
import {
  currentEmailText,
  emailChangedText,
  inviteText,
  magicLinkText,
  newEmailText,
  passwordChangedText,
  reauthenticationText,
  recoveryText,
  signupText,
  type MailAction,
} from './mail-texts.ts';

const ACTION: MailAction = {
  link: 'https://example.test/x',
  code: '012345',
  isForOneBrowser: false,
};

const WITH_LINK = {
  signup: signupText,
  invite: inviteText,
  recovery: recoveryText,
  magiclink: magicLinkText,
  'email change, old address': (action: MailAction) => currentEmailText(action, 'new@example.test'),
  'email change, new address': newEmailText,
};

test.each(Object.entries(WITH_LINK))(
  'the email for %s has the link and the code, says how long they work and what to do if it wasn’t you',
  (_kind, compose) => {
    const text = compose(ACTION).paragraphs.join('\n\n');
    expect(text).toContain('\n\nhttps://example.test/x\n\n');
    expect(text).toContain('code: 012345');
    expect(text).toContain('for one hour');
    expect(text).toMatch(/If (this wasn't you|you didn't expect this),/);
    expect(text).not.toContain('browser');
    const bound = compose({ ...ACTION, isForOneBrowser: true }).paragraphs.join('\n\n');
    expect(bound).toContain('in the browser in which you requested this email');
  },
);

test('every kind of email has its own one-line subject', () => {
  const texts = [
    ...Object.values(WITH_LINK).map((compose) => compose(ACTION)),
    reauthenticationText(ACTION),
    passwordChangedText(),
    emailChangedText('new@example.test'),
  ];
  const subjects = texts.map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(texts.length);
  for (const subject of subjects) expect(subject).toMatch(/^[A-Z][\w '-]+$/);
});

test('an email that confirms your identity has a code and no link', () => {
  const text = reauthenticationText(ACTION).paragraphs.join('\n\n');
  expect(text).toContain('code: 012345');
  expect(text).not.toContain('example.test');
});
