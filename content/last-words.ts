const TRACEBACK = /^(?:Traceback | {2}File )/;

/** The line of an error that says what it is: of a traceback the last one, before what explains it. */
export function lastWordsOf(error: string | null): string {
  const text = error?.trimEnd() ?? '';
  const [traceback = ''] = text.split('\n\n');
  return (TRACEBACK.test(text) ? traceback : text).split('\n').at(-1) ?? '';
}
