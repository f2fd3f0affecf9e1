import type { MailText, Means } from './mail-text.ts';

/** Asks for a proof that whoever is signed in still reads the mails of the account. */
export function reauthenticationText({ code }: Pick<Means, 'code'>): MailText {
  return {
    subject: 'Confirm that it is you',
    paragraphs: [
      'Somebody who is signed in to your Packetsmith account is about to change its password.',
      `If it is you, enter this code: ${code}`,
      'It works once and for one hour.',
      'If it is not you, give the code to nobody, sign in and end all other sessions: somebody else is signed in to your account.',
    ],
  };
}
