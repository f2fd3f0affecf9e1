import { type ReactNode, useRef, useState } from 'react';
import type { LoadProgress } from '../execution/local-runner-context.tsx';
import { loadWithRetry } from '../lazy-page.ts';
import { Button, type ButtonKind } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';
import { Progress } from '../ui/progress.tsx';
import styles from './record-button.module.css';
import type { RecordedTest } from './recorded-test.ts';
import type { RecorderDialog, WaysBack } from './recorder-dialog.tsx';

// Most runs are never stepped through, so the recorder's screen is loaded when it is asked for.
const loadDialog = async (): Promise<typeof RecorderDialog> =>
  (await loadWithRetry(() => import('./recorder-dialog.tsx'))).RecorderDialog;

const NO_DIALOG = 'The recorder could not be loaded. Check your connection.';

/** What to tell about a run without a recording: it was stopped, or it crashed. */
export const NOT_RECORDED =
  'This run could not be recorded. Run the code again, then try once more.';

type State =
  | { name: 'idle' | 'recording' }
  | { name: 'failed'; reason: string }
  | { name: 'open'; test: RecordedTest; Dialog: typeof RecorderDialog };

interface RecordButtonProps {
  label: string;
  icon?: IconName;
  kind?: ButtonKind;
  disabled?: boolean;
  /** The progress of loading Python for the recording; null or absent if it needn't be loaded. */
  loading?: LoadProgress | null;
  /** Records a run. It never rejects. @returns why it failed, in a sentence, if it did */
  record: () => Promise<RecordedTest | string>;
  waysBack?: WaysBack;
  /** What stands above the recording; nothing by default. @param close closes the recording */
  heading?: ((close: () => void) => ReactNode) | undefined;
}

/** Records a run while the recorder's screen loads. */
async function open(record: RecordButtonProps['record']): Promise<State> {
  const [test, Dialog] = await Promise.all([record(), loadDialog().catch(() => null)]);
  if (typeof test === 'string') return { name: 'failed', reason: test };
  return Dialog === null ? { name: 'failed', reason: NO_DIALOG } : { name: 'open', test, Dialog };
}

/** A button that records a run, and opens the recording over the page. */
export function RecordButton(props: RecordButtonProps) {
  const { label, icon = 'next', kind, disabled, loading = null, record, waysBack, heading } = props;
  const [state, setState] = useState<State>({ name: 'idle' });
  // It loses the focus while it is busy.
  const button = useRef<HTMLButtonElement>(null);
  const start = async (): Promise<void> => {
    setState({ name: 'recording' });
    setState(await open(record));
  };
  const close = (): void => setState({ name: 'idle' });
  const isRecording = state.name === 'recording';
  return (
    <div className={styles.box}>
      <Button
        ref={button}
        size="small"
        kind={kind}
        icon={icon}
        isBusy={isRecording}
        disabled={disabled}
        onClick={() => void start()}
      >
        {label}
      </Button>
      {isRecording && loading !== null && <Loading {...loading} />}
      {state.name === 'failed' && (
        <div className={styles.failure}>
          <p role="alert">{state.reason}</p>
          <Button size="small" icon="refresh" disabled={disabled} onClick={() => void start()}>
            Try again
          </Button>
        </div>
      )}
      {state.name === 'open' && (
        <state.Dialog test={state.test} waysBack={waysBack} opener={button} onClose={close}>
          {heading?.(close)}
        </state.Dialog>
      )}
    </div>
  );
}

function Loading({ fraction }: LoadProgress) {
  return (
    <div className={styles.loading}>
      <span className="label" role="status">
        loading Python
      </span>
      <Progress value={fraction * 100} label="Loading Python" />
    </div>
  );
}
