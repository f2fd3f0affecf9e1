import { offer, type MailText, type Means } from './mail-text.ts';

/** Lets somebody in without a password. */
export function magicLinkText(means: Means): MailText {
  return {
    subject: 'Sign in to Packetsmith',
    paragraphs: [
      'Somebody asked to sign in to Packetsmith with this e-mail address.',
      ...offer(means, 'If it was you'),
      'If it was not you, ignore this mail and give the code to nobody: whoever has it can sign in as you.',
    ],
  };
}
