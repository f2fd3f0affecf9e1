/** The server that mails are handed to. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** Null: the server takes mails from whoever reaches it. */
  credentials: { user: string; password: string } | null;
  /** Whom mails come from. */
  sender: { name: string; address: string };
}
