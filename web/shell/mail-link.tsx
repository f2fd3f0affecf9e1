import type { ReactNode } from 'react';

interface MailLinkProps {
  /** Null if the operator has set none. */
  address: string | null;
  subject?: string | undefined;
  /** The initial text of the email. */
  body?: string | undefined;
  /** The link text; the address by default. */
  children?: ReactNode;
}

/** A link that opens an email to the operator. Without an address, it is plain text that fits into the same sentence. */
export function MailLink({ address, subject, body, children = address }: MailLinkProps) {
  if (address === null) return <>the operator of this site</>;
  const fields = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`],
  );
  const query = fields.length === 0 ? '' : `?${fields.join('&')}`;
  return <a href={`mailto:${address}${query}`}>{children}</a>;
}
