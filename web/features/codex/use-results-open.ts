import { useState } from 'react';
import { type Execution, useExecution } from '../../execution/execution-value.ts';

/** The results to show; null if there are none. */
function newestOf({ activity, report, failure, loadFailure, console }: Execution): unknown {
  return activity ?? report ?? failure ?? loadFailure ?? (console.length > 0 ? console : null);
}

/** Opens and closes the results. They open when there are new ones. */
export function useResultsOpen(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const shown = newestOf(useExecution());
  // The learner's choice to open or close them applies only to the current run.
  const [choice, setChoice] = useState<{ of: unknown; isOpen: boolean } | null>(null);
  const isOpen = choice !== null && choice.of === shown ? choice.isOpen : shown !== null;
  return [isOpen, (isNowOpen) => setChoice({ of: shown, isOpen: isNowOpen })];
}
