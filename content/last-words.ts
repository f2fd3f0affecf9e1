const TRACEBACK = /^(?:Traceback | {2}File )/;

/** Returns the line that names an error: the last line of a traceback, without the explanation below it. */
export function lastWordsOf(error: string | null): string {
  const text = error?.trimEnd() ?? '';
  const [traceback = ''] = text.split('\n\n');
  return (TRACEBACK.test(text) ? traceback : text).split('\n').at(-1) ?? '';
}
