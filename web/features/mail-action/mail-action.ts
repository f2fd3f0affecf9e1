/** What a link in an email is for. */
interface MailAction {
  title: string;
  lead: string;
  button: string;
}

const ACTIONS: ReadonlyMap<string, MailAction> = new Map([
  [
    'signup',
    {
      title: 'Confirm your email',
      lead: 'If you created a Packetsmith account with this address, confirm that it is yours.',
      button: 'Confirm my email',
    },
  ],
  [
    'recovery',
    {
      title: 'Set a new password',
      lead: 'If you asked for a new password, continue to choose one.',
      button: 'Choose a new password',
    },
  ],
  [
    'email_change',
    {
      title: 'Confirm the change of your email',
      lead: 'If you asked to change the email address of your account, confirm it.',
      button: 'Confirm the change',
    },
  ],
  [
    'magiclink',
    {
      title: 'Sign in to Packetsmith',
      lead: 'If you asked to sign in by email, continue.',
      button: 'Sign in',
    },
  ],
  [
    'invite',
    {
      title: 'Accept your invitation',
      lead: 'An administrator created a Packetsmith account for your address.',
      button: 'Accept and sign in',
    },
  ],
]);

/** What a link in an email says: what it is for, and what the auth service needs to do it. */
export interface OpenedMail {
  action: MailAction;
  /** The parameters of the auth service's `GET /verify`. */
  parameters: URLSearchParams;
}

/**
 * Reads the link of an email.
 *
 * @param search the query string of this page
 * @returns null if the link isn't complete
 */
export function readMailLink(search: string): OpenedMail | null {
  const query = new URLSearchParams(search);
  const action = ACTIONS.get(query.get('type') ?? '');
  if (action === undefined || !query.get('token')) return null;
  // Nothing else of this page's URL reaches the auth service.
  const wanted = ['token', 'type', 'redirect_to'];
  return {
    action,
    parameters: new URLSearchParams([...query].filter(([name]) => wanted.includes(name))),
  };
}
