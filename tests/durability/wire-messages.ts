/** One message of PostgreSQL's protocol. */
export interface WireMessage {
  /** One character; empty for a client's first message. */
  type: string;
  bytes: Buffer;
}

/** The length of a message header: type and length. */
const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;

/**
 * Splits what one side of a connection sends into messages.
 *
 * @param sender a client's first message has no type
 * @see https://www.postgresql.org/docs/17/protocol-message-formats.html
 */
export function createMessageReader(
  sender: 'client' | 'database',
): (chunk: Buffer) => WireMessage[] {
  let pending: Buffer = Buffer.alloc(0);
  let typeBytes = sender === 'client' ? 0 : TYPE_BYTES;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    const messages: WireMessage[] = [];
    while (pending.length >= typeBytes + LENGTH_BYTES) {
      // The length includes itself, but not the type.
      const size = typeBytes + pending.readInt32BE(typeBytes);
      if (pending.length < size) break;
      const bytes = pending.subarray(0, size);
      messages.push({ type: bytes.toString('latin1', 0, typeBytes), bytes });
      pending = pending.subarray(size);
      typeBytes = TYPE_BYTES;
    }
    return messages;
  };
}

/** Returns the SQL of a simple query or of a prepared statement; null for any other message. */
export function sqlOf({ type, bytes }: WireMessage): string | null {
  const content = bytes.subarray(TYPE_BYTES + LENGTH_BYTES).toString();
  if (type === 'Q') return content.split('\0')[0] ?? '';
  if (type === 'P') return content.split('\0')[1] ?? '';
  return null;
}
