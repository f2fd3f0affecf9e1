import type { MarkdownIt, StateCore, Token } from 'markdown-it';

import { codeFigure, type CodeFigure } from './code-figure.ts';

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
  const [language = '', fileName = '', ...remark] = token.info.trim().split(/\s+/);
  const code = token.content;
  token.content = codeFigure({ language, code, fileName, remark: remark.join(' '), streams });
  token.type = 'html_block';
}

function drawFigures(state: StateCore): void {
  const kept: Token[] = [];
  state.tokens.forEach((token, index) => {
    if (token.type !== 'fence') kept.push(token);
    else if (streamOf(token) === null) {
      drawFigure(token, streamsAfter(state.tokens, index));
      kept.push(token);
    }
  });
  state.tokens = kept;
}

/**
 * Renders fenced blocks as code figures. The words after the language are the file name and a remark:
 * `python report.py says two things`. `input` and `output` fences are added to the preceding block.
 */
export function fences(markdown: MarkdownIt): void {
  markdown.core.ruler.push('draw_figures', drawFigures);
}
