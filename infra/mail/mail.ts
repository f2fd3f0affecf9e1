/** A mail that the product sent. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text; holds the link, too. */
  text: string;
  /** What the mail asks its reader to open. */
  link?: string;
  /** What it is for, such as `signup`. */
  kind: string;
  sentAt: Date;
}
