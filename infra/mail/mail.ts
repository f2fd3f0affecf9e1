/** An email that the product sends. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text, including the link. */
  text: string;
  /** The link that the email asks its reader to open. */
  link?: string;
  /** Its purpose, such as `signup`. */
  kind: string;
  sentAt: Date;
}
