import type { MarkdownIt, StateBlock } from 'markdown-it';

const OPENING = /^::: *(defence|check)(?: +(\S.*))?$/;
const PACKET = '<span><span class="packet" data-state="pending" aria-hidden="true"></span></span>';

function lineAt(state: StateBlock, line: number): string {
  return state.getLines(line, line + 1, state.blkIndent, false).trimEnd();
}

function closingLine(state: StateBlock, from: number, end: number): number | null {
  for (let line = from; line < end; line += 1) {
    if (lineAt(state, line) === ':::') return line;
  }
  return null;
}

type BlockRule = [state: StateBlock, start: number, end: number, isProbe: boolean];

function callout(...[state, start, end, isProbe]: BlockRule): boolean {
  const opening = OPENING.exec(lineAt(state, start));
  const closing = opening === null ? null : closingLine(state, start + 1, end);
  if (opening === null || closing === null) return false;
  if (isProbe) return true;
  const token = state.push(`callout_${opening[1]}`, '', 0);
  token.info = opening[2] ?? '';
  token.content = state.getLines(start + 1, closing, state.blkIndent, false).trim();
  token.map = [start, closing + 1];
  state.line = closing + 1;
  return true;
}

/**
 * Adds the two boxes that lessons use. `::: defence` is a rule for defenders; `::: check Question?` is a question with
 * a collapsed answer. Both end with a line of three colons.
 */
export function callouts(markdown: MarkdownIt): void {
  markdown.block.ruler.before('paragraph', 'callout', callout, { alt: ['paragraph'] });
  markdown.renderer.rules['callout_defence'] = (tokens, index) => {
    const text = markdown.render(`**Defense.** ${tokens[index]?.content ?? ''}`);
    return `<div class="notice">${PACKET}<div>${text}</div></div>\n`;
  };
  markdown.renderer.rules['callout_check'] = (tokens, index) => {
    const question = markdown.renderInline(tokens[index]?.info ?? '');
    const answer = markdown.render(tokens[index]?.content ?? '');
    return `<details class="check"><summary>${question}</summary>${answer}</details>\n`;
  };
}
