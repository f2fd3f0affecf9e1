import { useState } from 'react';
import type { GroupProps, Layout } from 'react-resizable-panels';

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

/** Restores the sizes of two panes, and stores them when they change. */
export function useStoredLayout(
  stored: StoredPane,
): Required<Pick<GroupProps, 'defaultLayout' | 'onLayoutChanged'>> {
  const [defaultLayout] = useState((): Layout => {
    const share = storedShare(stored);
    return { [stored.id]: share, [stored.otherId]: 100 - share };
  });
  return {
    defaultLayout,
    // A small window may limit the size. A larger window shows it again as the learner chose it.
    onLayoutChanged: (layout, { requestedLayout = layout }) => {
      store(stored, requestedLayout[stored.id] ?? stored.initialShare);
    },
  };
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

function store({ storageKey, initialShare }: StoredPane, share: number): void {
  const rounded = Math.round(share * 10) / 10;
  try {
    if (rounded === initialShare) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, String(rounded));
  } catch {
    // Storage may be blocked. The size then lasts until the page is closed.
  }
}
