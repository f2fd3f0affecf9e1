import { Fragment } from 'react';
import { classNames } from './class-names.ts';
import { hexdumpRows } from './hexdump-rows.ts';
import styles from './hexdump.module.css';

interface HexdumpProps {
  text: string;
  /** The offset of the first byte. */
  base?: number | undefined;
  className?: string | undefined;
}

/** A decorative hexdump of a readable text. */
export function Hexdump({ text, base, className }: HexdumpProps) {
  return (
    <pre className={classNames(styles.hexdump, className)} aria-hidden="true">
      {hexdumpRows(text, base).map(({ offset, hex, ascii }) => (
        <Fragment key={offset}>
          {`${offset}  ${hex}  |`}
          <b>{ascii}</b>
          {'|\n'}
        </Fragment>
      ))}
    </pre>
  );
}
