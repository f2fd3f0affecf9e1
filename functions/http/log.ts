/** A log entry. Never contains a token, code, an e-mail address or a name. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  message: string;
  [detail: string]: unknown;
}

export type Log = (entry: LogEntry) => void;
