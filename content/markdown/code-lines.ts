/** Wraps each line of HTML in the span that the style sheet numbers and pads. */
export function codeLines(lines: readonly string[]): string {
  return lines.map((line) => `<span class="line">${line}</span>`).join('');
}
