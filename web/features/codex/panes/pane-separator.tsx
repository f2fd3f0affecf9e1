import type { KeyboardEvent, PointerEvent } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './pane-separator.module.css';
import type { Pane, usePaneShare } from './use-pane-share.ts';

/** What one press of an arrow key moves, in percent; with Shift more. */
const STEP = 2;
const LONG_STEP = 10;

interface PaneSeparatorProps {
  pane: Pane;
  size: ReturnType<typeof usePaneShare>;
  /** Where the pane is: before the separator in its row, or below it. */
  side: 'left' | 'bottom';
  label: string;
  /** The id of the pane. */
  controls: string;
  className?: string | undefined;
}

/** The rule between two panes, which moves: by pointer, by arrow keys, Home and End; a double click resets it. */
export function PaneSeparator(props: PaneSeparatorProps) {
  const { pane, size, side, label, controls, className } = props;
  const { share, resize, reset } = size;
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    resize(shareAt(event, side));
  };
  const moveByKey = (event: KeyboardEvent): void => {
    const wanted = shareAfter(event, { pane, share, side });
    if (wanted === null) return;
    event.preventDefault();
    resize(wanted);
  };
  return (
    // A separator that can be moved is a widget, and takes the focus: WAI-ARIA, "window splitter".
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={side === 'left' ? 'vertical' : 'horizontal'}
      aria-controls={controls}
      aria-valuenow={Math.round(share)}
      aria-valuemin={pane.min}
      aria-valuemax={pane.max}
      aria-valuetext={`${Math.round(share)} percent`}
      title={`${label}: drag, or use the arrow keys. A double click resets it.`}
      className={classNames(styles.separator, className)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={reset}
      onKeyDown={moveByKey}
    />
  );
}

/** What a pointer stands at, in percent of the element that holds the panes. */
function shareAt(event: PointerEvent<HTMLElement>, side: PaneSeparatorProps['side']): number {
  const frame = event.currentTarget.closest('[data-panes]')?.getBoundingClientRect();
  if (frame === undefined) return 0;
  return side === 'left'
    ? ((event.clientX - frame.left) / frame.width) * 100
    : ((frame.bottom - event.clientY) / frame.height) * 100;
}

interface Place {
  pane: Pane;
  share: number;
  side: PaneSeparatorProps['side'];
}

const GROWING_KEY = { left: 'ArrowRight', bottom: 'ArrowUp' } as const;
const SHRINKING_KEY = { left: 'ArrowLeft', bottom: 'ArrowDown' } as const;

/** @returns null for a key that moves nothing */
function shareAfter(event: KeyboardEvent, { pane, share, side }: Place): number | null {
  const step = event.shiftKey ? LONG_STEP : STEP;
  switch (event.key) {
    case GROWING_KEY[side]:
      return share + step;
    case SHRINKING_KEY[side]:
      return share - step;
    case 'Home':
      return pane.min;
    case 'End':
      return pane.max;
    case 'Enter':
      return pane.initial;
    default:
      return null;
  }
}
