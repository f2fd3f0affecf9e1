import { offer, type MailText, type Means } from './mail-text.ts';

/** Invites somebody for whom an account was made. */
export function inviteText(means: Means): MailText {
  return {
    subject: 'You are invited to Packetsmith',
    paragraphs: [
      'The people who run Packetsmith have made an account for this e-mail address.',
      ...offer(means, 'To accept it and sign in'),
      'If you did not expect this, ignore this mail: the account stays unused.',
    ],
  };
}
