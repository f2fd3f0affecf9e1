import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TabsHandle } from '../../ui/tabs.tsx';
import type { BriefTabId } from './brief-tab.ts';
import type { CodeEditorHandle } from './code-editor-props.ts';
import type { CodeView } from './file-bar.tsx';
import type { PaneId } from './layout.ts';

/** What the workspace shows where, and the ways to get there. */
export interface Places {
  /** The tab beside the code. */
  tab: BriefTabId;
  setTab: (tab: BriefTabId) => void;
  /** What the code pane shows. */
  view: CodeView;
  setView: (view: CodeView) => void;
  /** The pane that a small window shows. */
  pane: PaneId;
  showPane: (pane: PaneId) => void;
  /** Shows the results, and moves the focus there if it would be in a hidden editor otherwise. */
  showResults: () => void;
  /** Opens a tab beside the code, or the solutions in its place, and moves the focus there. */
  openTab: (id: BriefTabId | 'solutions') => void;
  /** Shows a pane and moves the focus into it. */
  focusPane: (pane: PaneId) => void;
}

/** The parts of the workspace that can get the focus. */
export interface PlaceRefs {
  brief: RefObject<TabsHandle | null>;
  editor: RefObject<CodeEditorHandle | null>;
  results: RefObject<HTMLElement | null>;
}

/** Creates the state of what a workspace shows. It opens with the brief and the code. */
export function usePlaces({ brief, editor, results }: PlaceRefs): Places {
  const [tab, setTab] = useState<BriefTabId>('brief');
  const [view, setView] = useState<CodeView>('code');
  const [pane, setPane] = useState<PaneId>('brief');
  const showPane = (id: PaneId): void => {
    setPane(id);
    if (id === 'code') setView('code');
  };
  const openTab = (id: BriefTabId | 'solutions'): void => {
    if (id === 'solutions') {
      setView(id);
      setPane('code');
      return;
    }
    // A hidden tab can't get the focus.
    flushSync(() => {
      setTab(id);
      setPane('brief');
    });
    brief.current?.focusTab(id);
  };
  const focusPane = (id: PaneId): void => {
    flushSync(() => showPane(id));
    if (id === 'brief') brief.current?.focusPanel();
    else if (id === 'code') editor.current?.focus();
    else results.current?.focus();
  };
  const showResults = (): void => {
    const isHiding = pane === 'code' && document.activeElement instanceof HTMLTextAreaElement;
    flushSync(() => setPane('results'));
    if (isHiding) results.current?.focus({ preventScroll: true });
  };
  return { tab, setTab, view, setView, pane, showPane, showResults, openTab, focusPane };
}
