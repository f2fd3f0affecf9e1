import { useRef, useState } from 'react';

/** One action at a time: what is asked for while another runs does not happen, however fast the clicks. */
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
