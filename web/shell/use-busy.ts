import { useRef, useState } from 'react';

/** Runs one action at a time. Actions that are started while another one runs are ignored. */
export function useBusy(): {
  isBusy: boolean;
  run: (action: () => Promise<void>) => Promise<void>;
} {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (action: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await action();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
