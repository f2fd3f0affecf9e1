import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadWithRetry } from '../lazy-page.ts';
import { Button, type ButtonKind } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';
import type { RecordedTest } from './recorded-test.ts';
import type { WaysBack } from './recorder-dialog.tsx';

// Most runs are never stepped through, so the recorder's screen is loaded when it is asked for.
const RecorderDialog = lazy(async () => {
  const loaded = await loadWithRetry(() => import('./recorder-dialog.tsx'));
  return { default: loaded.RecorderDialog };
});

/** What to tell about a run without a recording: it was stopped, or it crashed. */
export const NOT_RECORDED =
  'This run could not be recorded. Run the code again, then try once more.';

type State =
  | { name: 'idle' | 'recording' }
  | { name: 'failed'; reason: string }
  | { name: 'open'; test: RecordedTest };

interface RecordButtonProps {
  label: string;
  icon?: IconName;
  kind?: ButtonKind;
  disabled?: boolean;
  /** Records a run. It never rejects. @returns why it failed, in a sentence, if it did */
  record: () => Promise<RecordedTest | string>;
  waysBack?: WaysBack;
  /** What stands above the recording; nothing by default. @param close closes the recording */
  heading?: ((close: () => void) => ReactNode) | undefined;
}

/** A button that records a run, and opens the recording over the page. */
export function RecordButton(props: RecordButtonProps) {
  const { label, icon = 'next', kind, disabled, record, waysBack, heading } = props;
  const [state, setState] = useState<State>({ name: 'idle' });
  const start = async (): Promise<void> => {
    setState({ name: 'recording' });
    const test = await record();
    setState(typeof test === 'string' ? { name: 'failed', reason: test } : { name: 'open', test });
  };
  const close = (): void => setState({ name: 'idle' });
  return (
    <div>
      <Button
        size="small"
        kind={kind}
        icon={icon}
        isBusy={state.name === 'recording'}
        disabled={disabled}
        onClick={() => void start()}
      >
        {label}
      </Button>
      {state.name === 'failed' && <p role="alert">{state.reason}</p>}
      {state.name === 'open' && (
        <Suspense>
          <RecorderDialog test={state.test} waysBack={waysBack} onClose={close}>
            {heading?.(close)}
          </RecorderDialog>
        </Suspense>
      )}
    </div>
  );
}
