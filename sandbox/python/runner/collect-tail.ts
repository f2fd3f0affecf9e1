import type { Readable } from 'node:stream';

const MAX_CHARACTERS = 2_000;

/** Keeps the last part of a stream. @returns a function that returns it */
export function collectTail(stream: Readable): () => string {
  let tail = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    tail = (tail + chunk).slice(-MAX_CHARACTERS);
  });
  return () => tail.trim();
}
