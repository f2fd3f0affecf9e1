/** The text of an email. */
export interface MailText {
  subject: string;
  /** Plain text. */
  paragraphs: readonly string[];
}

/** The link and the code in an email. */
export interface MailAction {
  link: string;
  code: string;
  /** Whether the link works only in the browser that requested it. */
  isForOneBrowser: boolean;
}

/** The parts of an email with a link and a code. */
interface Offer {
  subject: string;
  /** The request that caused the email. */
  request: string;
  /** When to open the link, such as `If this was you`. */
  condition: string;
  details?: readonly string[];
  /** What to do if the reader didn't request it. */
  otherwise: string;
}

/** The layout of every email with a link. */
function offerText({ link, code, isForOneBrowser }: MailAction, offer: Offer): MailText {
  const where = isForOneBrowser ? ' in the browser in which you requested this email' : '';
  return {
    subject: offer.subject,
    paragraphs: [
      offer.request,
      `${offer.condition}, open this link${where}. It works once and only for one hour:`,
      link,
      `Or enter this code: ${code}`,
      ...(offer.details ?? []),
      offer.otherwise,
    ],
  };
}

/** Asks a new user to confirm the address. */
export function signupText(action: MailAction): MailText {
  return offerText(action, {
    subject: 'Confirm your email address',
    request: 'Someone created a Packetsmith account with this email address.',
    condition: 'If this was you',
    otherwise:
      "If this wasn't you, ignore this email. Don't confirm an account that you didn't create.",
  });
}

/** Invites someone for whom an administrator created an account. */
export function inviteText(action: MailAction): MailText {
  return offerText(action, {
    subject: 'You are invited to Packetsmith',
    request: 'An administrator created a Packetsmith account for this email address.',
    condition: 'To accept the invitation and sign in',
    otherwise: "If you didn't expect this, ignore this email. The account stays unused.",
  });
}

/** Signs a user in without a password. */
export function magicLinkText(action: MailAction): MailText {
  return offerText(action, {
    subject: 'Sign in to Packetsmith',
    request: 'Someone asked to sign in to Packetsmith with this email address.',
    condition: 'If this was you',
    otherwise:
      "If this wasn't you, ignore this email and don't share the code: anyone who has it can sign in as you.",
  });
}

/** Lets a user who forgot the password set a new one. */
export function recoveryText(action: MailAction): MailText {
  return offerText(action, {
    subject: 'Set a new password',
    request: 'Someone asked to reset the password of the Packetsmith account for this address.',
    condition: 'If this was you',
    otherwise: "If this wasn't you, ignore this email. Your password stays the same.",
  });
}

/** Asks the current address of an account to confirm the change to a new one. */
export function currentEmailText(action: MailAction, newEmail: string): MailText {
  return offerText(action, {
    subject: 'Confirm the change of your email address',
    request: `Someone who is signed in to your Packetsmith account asked to change its email address to ${newEmail}.`,
    condition: 'If this was you',
    details: [
      'We sent an email to the new address too. The address changes when you confirm both.',
    ],
    otherwise:
      "If this wasn't you, don't open the link, and your address stays the same. Set a new password, because someone else may be signed in to your account.",
  });
}

/** Asks a new address of an account to confirm that the user owns it. */
export function newEmailText(action: MailAction): MailText {
  return offerText(action, {
    subject: 'Confirm your new email address',
    request: 'Someone asked to use this email address for their Packetsmith account.',
    condition: 'If this was you',
    otherwise:
      "If this wasn't you, ignore this email. Your address isn't used without your confirmation.",
  });
}

/** Asks a signed-in user for a code before the password changes. It has no link. */
export function reauthenticationText({ code }: Pick<MailAction, 'code'>): MailText {
  return {
    subject: "Confirm that it's you",
    paragraphs: [
      'Someone who is signed in to your Packetsmith account wants to change its password.',
      `If this is you, enter this code: ${code}`,
      'It works once and only for one hour.',
      "If this isn't you, don't share the code. Sign in and end all other sessions, because someone else is signed in to your account.",
    ],
  };
}

/** Tells a user that the password changed. */
export function passwordChangedText(): MailText {
  return {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Packetsmith account was just changed. You were signed out everywhere else.',
      "If this was you, you don't need to do anything.",
      "If this wasn't you, reset your password now: the sign-in page has a link for that.",
    ],
  };
}

/** Tells the former address of an account that it was replaced. */
export function emailChangedText(newEmail: string): MailText {
  return {
    subject: 'Your email address was changed',
    paragraphs: [
      `The email address of your Packetsmith account was just changed to ${newEmail}. This address won't receive emails about the account anymore.`,
      "If this was you, you don't need to do anything.",
      "If this wasn't you, contact the administrators of this Packetsmith server now: someone else has control of your account.",
    ],
  };
}
