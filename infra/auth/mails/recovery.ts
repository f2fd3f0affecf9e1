import { offer, type MailText, type Means } from './mail-text.ts';

/** Lets somebody in who forgot their password. */
export function recoveryText(means: Means): MailText {
  return {
    subject: 'Set a new password',
    paragraphs: [
      'Somebody asked to set a new password for the Packetsmith account of this e-mail address.',
      ...offer(means, 'If it was you'),
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  };
}
