import MarkdownIt, { type MarkdownIt as Compiler, type StateBlock, type Token } from 'markdown-it';
import { fences } from './fences.ts';

const OPENING = /^::: *(defen[cs]e|check)(?: +(\S.*))?$/;

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
  const name = opening[1] === 'check' ? 'check' : 'defense';
  const token = state.push(`callout_${name}`, '', 0);
  token.info = opening[2] ?? '';
  token.content = state.getLines(start + 1, closing, state.blkIndent, false).trim();
  token.map = [start, closing + 1];
  state.line = closing + 1;
  return true;
}

/**
 * Adds the two boxes that lessons use. `::: defense`, in either spelling, is a rule for defenders; `::: check Question?` is a question with
 * a collapsed answer. Both end with a line of three colons.
 */
function callouts(markdown: Compiler): void {
  markdown.block.ruler.before('paragraph', 'callout', callout, { alt: ['paragraph'] });
  markdown.renderer.rules['callout_defense'] = (tokens, index) => {
    const text = markdown.render(`**Defense.** ${tokens[index]?.content ?? ''}`);
    return `<aside data-callout="defense">${text}</aside>\n`;
  };
  markdown.renderer.rules['callout_check'] = (tokens, index) => {
    const question = markdown.renderInline(tokens[index]?.info ?? '');
    const answer = markdown.render(tokens[index]?.content ?? '');
    return `<details data-callout="check"><summary>${question}</summary>${answer}</details>\n`;
  };
}

const SAFE_LINK = /^(https:\/\/|mailto:)/i;
/** The page around a text has its own h1 and h2, so `##` becomes h3. */
const HEADING_OFFSET = 1;
const DEEPEST_HEADING = 6;

let compiler: Compiler | undefined;

function lowerHeading(token: Token): void {
  const level = Number(token.tag.slice(1)) + HEADING_OFFSET;
  token.tag = `h${Math.min(level, DEEPEST_HEADING)}`;
}

/** Prevents the target of a link from accessing the page that opened it. */
function hideOpener(link: Token): void {
  link.attrSet('rel', 'noopener');
}

function newCompiler(): Compiler {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  markdown.disable('image');
  markdown.validateLink = (url) => SAFE_LINK.test(url);
  markdown.use(fences).use(callouts);
  markdown.core.ruler.push('lower_headings', ({ tokens }) => {
    tokens.filter(({ type }) => type.startsWith('heading_')).forEach(lowerHeading);
  });
  markdown.core.ruler.push('close_links', ({ tokens }) => {
    const inline = tokens.flatMap(({ children }) => children ?? []);
    inline.filter(({ type }) => type === 'link_open').forEach(hideOpener);
  });
  markdown.renderer.rules['table_open'] = () =>
    '<div class="table-frame" tabindex="0"><table class="table">\n';
  markdown.renderer.rules['table_close'] = () => '</table></div>\n';
  return markdown;
}

/** Compiles Markdown to safe HTML: raw HTML is escaped, images are disabled, and only https and mailto links work. */
export function compileMarkdown(markdown: string): string {
  compiler ??= newCompiler();
  return compiler.render(markdown);
}

/** Compiles Markdown that stays in one line, without a paragraph around it. As safe as {@link compileMarkdown}. */
export function compileInlineMarkdown(markdown: string): string {
  compiler ??= newCompiler();
  return compiler.renderInline(markdown);
}
