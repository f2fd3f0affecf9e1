import { offer, type MailText, type Means } from './mail-text.ts';

/** Asks whoever registered to confirm the address. */
export function signupText(means: Means): MailText {
  return {
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'Somebody registered at Packetsmith with this e-mail address.',
      ...offer(means, 'To confirm that it was you'),
      'If it was not you, ignore this mail: an account that you did not make is not yours to confirm.',
    ],
  };
}
