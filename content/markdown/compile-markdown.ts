import MarkdownIt, { type MarkdownIt as Compiler, type Token } from 'markdown-it';

import { callouts } from './callouts.ts';
import { fences } from './fences.ts';

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
