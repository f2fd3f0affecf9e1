import { useCallback, useState } from 'react';

/** A pane whose size the learner may change. */
export interface Pane {
  /** Under this name the size is kept on this device. */
  name: string;
  /** Percent of the panes together, as are the others. */
  initial: number;
  min: number;
  max: number;
}

interface PaneShare {
  share: number;
  /** Values beyond the limits become the nearest limit. */
  resize: (share: number) => void;
  reset: () => void;
}

const keyOf = ({ name }: Pane): string => `pane/${name}`;

function within({ min, max }: Pane, share: number): number {
  return Math.round(Math.min(max, Math.max(min, share)) * 10) / 10;
}

function keptShare(pane: Pane): number {
  try {
    const kept = Number(localStorage.getItem(keyOf(pane)) ?? Number.NaN);
    return Number.isFinite(kept) ? within(pane, kept) : pane.initial;
  } catch {
    // Blocked storage keeps no size.
    return pane.initial;
  }
}

function keep(pane: Pane, share: number): void {
  try {
    if (share === pane.initial) localStorage.removeItem(keyOf(pane));
    else localStorage.setItem(keyOf(pane), String(share));
  } catch {
    // The size then lasts until the page is left.
  }
}

/** How much of the room a pane takes, remembered on this device. @param pane must stay the same object */
export function usePaneShare(pane: Pane): PaneShare {
  const [share, setShare] = useState(() => keptShare(pane));
  const resize = useCallback(
    (wanted: number) => {
      const next = within(pane, wanted);
      setShare(next);
      keep(pane, next);
    },
    [pane],
  );
  const reset = useCallback(() => resize(pane.initial), [pane, resize]);
  return { share, resize, reset };
}
