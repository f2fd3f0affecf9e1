import type { MailText } from './mail-text.ts';

/** Tells an account that it has a new password. */
export function passwordChangedText(): MailText {
  return {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Packetsmith account has just been changed. All its other sessions have ended.',
      'If it was you, there is nothing to do.',
      'If it was not you, set a new password at once: where you sign in, there is a link for who is locked out.',
    ],
  };
}

/** Tells the address that an account had that it has another one. */
export function emailChangedText(newEmail: string): MailText {
  return {
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `The e-mail address of your Packetsmith account has just been changed to ${newEmail}. Mails about the account no longer come here.`,
      'If it was you, there is nothing to do.',
      'If it was not you, write to the people who run this Packetsmith now: somebody else has your account.',
    ],
  };
}
