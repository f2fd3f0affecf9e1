import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { GroupImperativeHandle, GroupProps, Layout } from 'react-resizable-panels';

/** The pane of a group whose size is stored on this device. */
export interface StoredPane {
  /** The key of its size, which is stored as a number in percent. */
  storageKey: string;
  id: string;
  /** The id of the other pane, which takes the remaining space. */
  otherId: string;
  /** In percent. */
  initialShare: number;
}

type StoredLayout = Required<
  Pick<GroupProps, 'defaultLayout' | 'onLayoutChanged' | 'onDoubleClick'>
> & {
  groupRef: RefObject<GroupImperativeHandle | null>;
};

/** Restores the sizes of two panes, and stores them when they change. Other panes of the same group have other sizes. */
export function useStoredLayout(stored: StoredPane): StoredLayout {
  const groupRef = useRef<GroupImperativeHandle>(null);
  const [defaultLayout] = useState(() => storedLayout(stored));
  const shown = useRef(stored.storageKey);
  useEffect(() => {
    if (shown.current === stored.storageKey) return;
    shown.current = stored.storageKey;
    groupRef.current?.setLayout(storedLayout(stored));
  }, [stored]);
  return {
    groupRef,
    defaultLayout,
    onDoubleClick: ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
      // The library resets the panes around a separator. It may belong to a group inside this one.
      if (target instanceof HTMLElement && target.parentElement === currentTarget) forget(stored);
    },
    // A small window may limit the size. A larger window shows it again as the learner chose it.
    onLayoutChanged: (layout, { isUserInteraction, requestedLayout = layout }) => {
      if (!isUserInteraction) return;
      store(stored, requestedLayout[stored.id] ?? stored.initialShare);
    },
  };
}

function storedLayout(stored: StoredPane): Layout {
  const share = storedShare(stored);
  return { [stored.id]: share, [stored.otherId]: 100 - share };
}

function storedShare({ storageKey, initialShare }: StoredPane): number {
  try {
    const share = Number(localStorage.getItem(storageKey));
    return share > 0 && share < 100 ? share : initialShare;
  } catch {
    // Storage may be blocked.
    return initialShare;
  }
}

function store({ storageKey }: StoredPane, share: number): void {
  try {
    localStorage.setItem(storageKey, String(Math.round(share * 10) / 10));
  } catch {
    // Storage may be blocked. The size then lasts until the page is closed.
  }
}

function forget({ storageKey }: StoredPane): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Blocked storage contains no size.
  }
}
