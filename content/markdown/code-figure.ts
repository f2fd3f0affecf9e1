import { codeLines } from './code-lines.ts';
import { escapeHtml } from './escape-html.ts';
import { highlightPython } from './highlight-python.ts';

/** A code block with its title, input and output. */
export interface CodeFigure {
  language: string;
  code: string;
  /** The file name in the header; empty if there is none. */
  fileName: string;
  /** A short description of the code; may be empty. */
  remark: string;
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
export function codeFigure({ language, code, fileName, remark, streams }: CodeFigure): string {
  const head =
    fileName === ''
      ? ''
      : `<header><span>${escapeHtml(fileName)}</span><span>${escapeHtml(remark)}</span></header>`;
  // Labels are needed only if there is input as well as output.
  const mustName = streams.some(({ kind }) => kind === 'input');
  const below = streams.map(({ kind, text }) => {
    const name = `aria-label="${STREAM_LABELS[kind]}"${mustName ? ` data-stream="${kind}"` : ''}`;
    return `<pre class="output" tabindex="0" ${name}><code>${plainLines(text)}</code></pre>`;
  });
  return `<figure class="code">${head}${codeBlock(language, code)}${below.join('')}</figure>\n`;
}
