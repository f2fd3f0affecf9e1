import { expect, test } from 'vitest';
import { emailChangedText, passwordChangedText } from './account-notices.ts';
import { currentEmailText, newEmailText } from './email-change.ts';
import { inviteText } from './invite.ts';
import { magicLinkText } from './magic-link.ts';
import type { Means } from './mail-text.ts';
import { reauthenticationText } from './reauthentication.ts';
import { recoveryText } from './recovery.ts';
import { signupText } from './signup.ts';

const MEANS: Means = { link: 'https://example.test/x', code: '012345', isForOneBrowser: false };

const WITH_LINK = {
  signup: signupText,
  invite: inviteText,
  recovery: recoveryText,
  magiclink: magicLinkText,
  'email change, old address': (means: Means) => currentEmailText(means, 'new@example.test'),
  'email change, new address': newEmailText,
};

test.each(Object.entries(WITH_LINK))(
  'a mail for %s offers the link and the code, says how long they hold and what to do if it was not you',
  (_kind, compose) => {
    const text = compose(MEANS).paragraphs.join('\n\n');
    expect(text).toContain('\n\nhttps://example.test/x\n\n');
    expect(text).toContain('code: 012345');
    expect(text).toContain('for one hour');
    expect(text).toMatch(/If (it was not you|you did not expect this),/);
    expect(text).not.toContain('browser');
    const bound = compose({ ...MEANS, isForOneBrowser: true }).paragraphs.join('\n\n');
    expect(bound).toContain('in the browser where you asked for this mail');
  },
);

test('every kind of mail has a subject of its own, in one line', () => {
  const texts = [
    ...Object.values(WITH_LINK).map((compose) => compose(MEANS)),
    reauthenticationText(MEANS),
    passwordChangedText(),
    emailChangedText('new@example.test'),
  ];
  const subjects = texts.map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(texts.length);
  for (const subject of subjects) expect(subject).toMatch(/^[A-Z][\w '-]+$/);
});

test('a code to confirm that it is you comes without a link', () => {
  const text = reauthenticationText(MEANS).paragraphs.join('\n\n');
  expect(text).toContain('code: 012345');
  expect(text).not.toContain('example.test');
});
