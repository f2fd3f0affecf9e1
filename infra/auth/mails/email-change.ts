import { offer, type MailText, type Means } from './mail-text.ts';

/** Asks the address that an account has whether it may get another one. */
export function currentEmailText(means: Means, newEmail: string): MailText {
  return {
    subject: 'Confirm the change of your e-mail address',
    paragraphs: [
      `Somebody who is signed in to your Packetsmith account asked to change its e-mail address to ${newEmail}.`,
      ...offer(means, 'If it was you'),
      'The new address gets a mail of its own; the change is made when both are confirmed.',
      'If it was not you, do not open the link: without it your address stays as it is. Set a new password, for somebody else may be signed in to your account.',
    ],
  };
}

/** Asks an address whether it belongs to whoever wants to use it. */
export function newEmailText(means: Means): MailText {
  return {
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Somebody asked to use this e-mail address for their Packetsmith account.',
      ...offer(means, 'If it was you'),
      'If it was not you, ignore this mail: without your confirmation your address is not used.',
    ],
  };
}
