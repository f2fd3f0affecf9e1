import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CodeBlockProps {
  title?: string | undefined;
  /** The one reading, or button, at the right of the head. */
  reading?: ReactNode;
  /** Marked-up lines from the curriculum: safe HTML made when it was published. */
  html?: string | null | undefined;
  /** Plain code, when there is no marked-up one. */
  code?: string | undefined;
  /** What the code prints. */
  output?: string | null | undefined;
  isNumbered?: boolean | undefined;
  className?: string | undefined;
  /** Lines that are drawn already; instead of `html` and `code`. */
  children?: ReactNode;
}

/** Code in its frame, with what it prints below. */
export function CodeBlock(props: CodeBlockProps) {
  const { title, reading, output, isNumbered = false, className } = props;
  return (
    <figure className={classNames('code', className)}>
      {(title ?? reading) !== undefined && (
        <header>
          <span>{title}</span>
          {reading !== undefined && <span>{reading}</span>}
        </header>
      )}
      {/* Long lines scroll sideways, which the keyboard must be able to do too. */}
      <pre
        className={isNumbered ? 'numbered' : undefined}
        tabIndex={0}
        aria-label={title ?? 'Code'}
      >
        <Source {...props} />
      </pre>
      {output && (
        <pre className="output" tabIndex={0} aria-label="Output">
          <code>{linesOf(output)}</code>
        </pre>
      )}
    </figure>
  );
}

function Source({ html, code = '', children }: CodeBlockProps) {
  if (children) return <code>{children}</code>;
  if (html) return <code dangerouslySetInnerHTML={{ __html: html }} />;
  return <code>{linesOf(code)}</code>;
}

function linesOf(text: string): ReactNode[] {
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => (
      <span className="line" key={index}>
        {line}
      </span>
    ));
}
