import type { Readable } from 'node:stream';

const MAX_CHARACTERS = 2_000;

/** Keeps the end of what a stream says. @returns what it said last */
export function collectTail(stream: Readable): () => string {
  let tail = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    tail = (tail + chunk).slice(-MAX_CHARACTERS);
  });
  return () => tail.trim();
}
