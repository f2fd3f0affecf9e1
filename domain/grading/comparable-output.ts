/**
 * What grading compares: line ends as `\n`, and one final newline more or less does not count.
 * Every other character does, spaces at the end of a line included.
 */
export function comparableOutput(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/\n$/, '');
}
