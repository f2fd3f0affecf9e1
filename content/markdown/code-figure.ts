import { codeLines } from './code-lines.ts';
import { escapeHtml } from './escape-html.ts';
import { highlightPython } from './highlight-python.ts';

/** A code block with what belongs to it. */
export interface CodeFigure {
  language: string;
  code: string;
  /** The name in the head; empty for a block without one. */
  fileName: string;
  /** What the code does, in a few words; may be empty. */
  remark: string;
  /** What the program reads and prints, in the order in which it was written down. */
  streams: readonly { kind: 'input' | 'output'; text: string }[];
}

const STREAM_LABELS = { input: 'Input', output: 'Output' } as const;

function plainLines(text: string): string {
  return codeLines(text.replace(/\n$/, '').split('\n').map(escapeHtml));
}

/** Code as a scrolling block: numbered and highlighted when it is Python, plain otherwise. */
function codeBlock(language: string, code: string): string {
  return language === 'python'
    ? `<pre class="numbered" tabindex="0"><code>${highlightPython(code)}</code></pre>`
    : `<pre tabindex="0"><code>${plainLines(code)}</code></pre>`;
}

/** The figure of the style sheet: head, code, and below it the input and output of the program. */
export function codeFigure({ language, code, fileName, remark, streams }: CodeFigure): string {
  const head =
    fileName === ''
      ? ''
      : `<header><span>${escapeHtml(fileName)}</span><span>${escapeHtml(remark)}</span></header>`;
  // Output alone explains itself; beside an input each must say which one it is.
  const mustName = streams.some(({ kind }) => kind === 'input');
  const below = streams.map(({ kind, text }) => {
    const name = `aria-label="${STREAM_LABELS[kind]}"${mustName ? ` data-stream="${kind}"` : ''}`;
    return `<pre class="output" tabindex="0" ${name}><code>${plainLines(text)}</code></pre>`;
  });
  return `<figure class="code">${head}${codeBlock(language, code)}${below.join('')}</figure>\n`;
}
