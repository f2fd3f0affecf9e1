/**
 * Normalizes output for comparison: line endings become `\n`, and one trailing newline is ignored.
 * Every other character counts, including spaces at the end of a line.
 */
export function comparableOutput(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/\n$/, '');
}
