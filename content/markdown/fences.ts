import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { codeLines, escapeHtml, highlightPython } from './highlight-python.ts';

/** A code block with its title, input and output. */
interface CodeFigure {
  language: string;
  code: string;
  /** The file name in the header; empty if there is none. */
  fileName: string;
  /** A short description of the code; may be empty. */
  caption: string;
  /** The program's input and output, in the order of the Markdown. */
  streams: readonly { kind: 'input' | 'output'; text: string }[];
}

const STREAM_LABELS = { input: 'Input', output: 'Output' } as const;

function plainLines(text: string): string {
  return codeLines(text.replace(/\n$/, '').split('\n').map(escapeHtml));
}

/** Renders code as a scrolling block: Python with line numbers and highlighting, anything else as plain text. */
function codeBlock(language: string, code: string): string {
  return language === 'python'
    ? `<pre class="numbered" tabindex="0"><code>${highlightPython(code)}</code></pre>`
    : `<pre tabindex="0"><code>${plainLines(code)}</code></pre>`;
}

/** Renders a figure with a header, the code, and the program's input and output below it. */
function codeFigure({ language, code, fileName, caption, streams }: CodeFigure): string {
  const head =
    fileName === ''
      ? ''
      : `<header><span>${escapeHtml(fileName)}</span><span>${escapeHtml(caption)}</span></header>`;
  // Labels are needed only if there is input as well as output.
  const mustName = streams.some(({ kind }) => kind === 'input');
  const below = streams.map(({ kind, text }) => {
    const name = `aria-label="${STREAM_LABELS[kind]}"${mustName ? ` data-stream="${kind}"` : ''}`;
    return `<pre class="output" tabindex="0" ${name}><code>${plainLines(text)}</code></pre>`;
  });
  return `<figure class="code">${head}${codeBlock(language, code)}${below.join('')}</figure>\n`;
}

type Stream = CodeFigure['streams'][number];

function streamOf(token: Token | undefined): Stream | null {
  if (token?.type !== 'fence') return null;
  const kind = token.info.trim();
  return kind === 'input' || kind === 'output' ? { kind, text: token.content } : null;
}

/** Returns the input and output fences directly after a code block. */
function streamsAfter(tokens: readonly Token[], index: number): Stream[] {
  const streams: Stream[] = [];
  for (let next = index + 1; ; next += 1) {
    const stream = streamOf(tokens[next]);
    if (stream === null) return streams;
    streams.push(stream);
  }
}

function drawFigure(token: Token, streams: readonly Stream[]): void {
  const [language = '', fileName = '', ...caption] = token.info.trim().split(/\s+/);
  const code = token.content;
  token.content = codeFigure({ language, code, fileName, caption: caption.join(' '), streams });
  token.type = 'html_block';
}

function drawFigures(state: StateCore): void {
  const remaining: Token[] = [];
  state.tokens.forEach((token, index) => {
    if (token.type !== 'fence') remaining.push(token);
    else if (streamOf(token) === null) {
      drawFigure(token, streamsAfter(state.tokens, index));
      remaining.push(token);
    }
  });
  state.tokens = remaining;
}

/**
 * Renders fenced blocks as code figures. The words after the language are the file name and a remark:
 * `python report.py says two things`. `input` and `output` fences are added to the preceding block.
 */
export function fences(markdown: MarkdownIt): void {
  markdown.core.ruler.push('draw_figures', drawFigures);
}
