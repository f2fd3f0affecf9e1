/** What a mail says. */
export interface MailText {
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: readonly string[];
}

/** What a mail asks its reader to use. */
export interface Means {
  link: string;
  code: string;
  /** Whether the link is of use only to the browser that asked for it. */
  isForOneBrowser: boolean;
}

/** The paragraphs that offer the link and the code of a mail. */
export function offer({ link, code, isForOneBrowser }: Means, call: string): string[] {
  const where = isForOneBrowser ? ' in the browser where you asked for this mail' : '';
  return [
    `${call}, open this link${where}. It works once and for one hour:`,
    link,
    `Or enter this code: ${code}`,
  ];
}
