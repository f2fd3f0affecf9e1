import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CodeBlockProps {
  title?: string | undefined;
  /** The value or button at the right of the header. */
  reading?: ReactNode;
  /** Highlighted lines from the curriculum: safe HTML that was created at publication. */
  html?: string | null | undefined;
  /** Plain code, if there is no highlighted one. */
  code?: string | undefined;
  /** The output of the code. */
  output?: string | null | undefined;
  isNumbered?: boolean | undefined;
  className?: string | undefined;
  /** Rendered lines, instead of `html` and `code`. */
  children?: ReactNode;
}

/** A framed code block with its output below. */
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
