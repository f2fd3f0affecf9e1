import { Fragment } from 'react';

/** Text in which code stands between backticks, with that code in the font of code. */
export function CodeWords({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
