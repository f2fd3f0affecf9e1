import type { ReactNode } from 'react';

interface MailLinkProps {
  /** Null when the operator has given none. */
  address: string | null;
  subject?: string | undefined;
  /** What the mail begins with. */
  body?: string | undefined;
  /** The address itself unless told. */
  children?: ReactNode;
}

/** A link that writes to the operator; without an address, words that fit into the same sentence. */
export function MailLink({ address, subject, body, children = address }: MailLinkProps) {
  if (address === null) return <>the operator of this site</>;
  const fields = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`],
  );
  const query = fields.length === 0 ? '' : `?${fields.join('&')}`;
  return <a href={`mailto:${address}${query}`}>{children}</a>;
}
