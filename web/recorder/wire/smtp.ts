// cspell:ignore EHLO EXPN VRFY
import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';
import { asciiOf } from './ascii.ts';

const PORTS: readonly number[] = [25, 587];
const COMMAND =
  /^(?:HELO|EHLO|MAIL FROM:|RCPT TO:|DATA|RSET|NOOP|QUIT|VRFY|EXPN|HELP|AUTH|STARTTLS)(?![A-Z])[^\r\n]*/i;
const REPLY = /^\d{3}[ -][^\r\n]*/;

/** Checks whether a packet carries a part of a mail conversation. */
export function isSmtp({ protocol, sourcePort, targetPort, data }: RecordedPacket): boolean {
  const isMailPort = PORTS.includes(sourcePort) || PORTS.includes(targetPort);
  return protocol === 'tcp' && data.length > 0 && isMailPort;
}

/**
 * Returns the command of a mail client or the first line of a server's reply; null if a packet has neither, such as one
 * with a part of the mail.
 */
export function smtpWords(packet: RecordedPacket): string | null {
  if (!isSmtp(packet)) return null;
  const line = PORTS.includes(packet.sourcePort) ? REPLY : COMMAND;
  const text = new TextDecoder('latin1').decode(packet.data);
  const found = line.exec(text)?.[0];
  return found === undefined ? null : asciiOf(new TextEncoder().encode(found));
}
