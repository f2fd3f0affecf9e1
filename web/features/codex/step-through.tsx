import { lazy, Suspense, useState } from 'react';
import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import type { TestReport } from '../../execution/execution-report.ts';
import { useExecution } from '../../execution/execution-value.ts';
import { loadWithRetry } from '../../lazy-page.ts';
import { Button } from '../../ui/button.tsx';
import type { RecordedTest } from '../../recorder/recorded-test.ts';

// Most runs are never stepped through, so the recorder's screen is loaded when it is asked for.
const RecorderDialog = lazy(async () => {
  const loaded = await loadWithRetry(() => import('../../recorder/recorder-dialog.tsx'));
  return { default: loaded.RecorderDialog };
});

interface StepThroughProps {
  test: TestReport;
  /** The source that ran. */
  code: string;
  isFunction: boolean;
  /** The network that it runs in; null for none. */
  lab: LabScenario | null;
}

type State = 'idle' | 'recording' | 'failed' | RecordedTest;

/** Records a test on demand. */
function useRecording({ test, code, isFunction, lab }: StepThroughProps) {
  const { recordCase } = useExecution();
  const [state, setState] = useState<State>('idle');
  const { name, stdin, expectedStdout, actualStdout } = test;
  const record = async (): Promise<void> => {
    setState('recording');
    try {
      const { outcome, recording } = await recordCase(code, stdin ?? '', expectedStdout);
      const isEmpty = recording === null || recording.steps.length === 0;
      const shown = { code, isFunction, lab };
      const compared = { originalStdout: actualStdout, expectedStdout };
      setState(isEmpty ? 'failed' : { name, ...shown, recording, outcome, ...compared });
    } catch {
      // A run that was stopped or crashed has no recording, and the message says so.
      setState('failed');
    }
  };
  return { state, record: () => void record(), close: () => setState('idle') };
}

/** Runs a test again with a recording, and opens it. It shows nothing if this browser can't record. */
export function StepThrough(props: StepThroughProps) {
  const { canRecord, report } = useExecution();
  if (props.test.stdin === null || report?.isLocal !== true || !canRecord()) return null;
  return <RecordButton {...props} />;
}

function RecordButton(props: StepThroughProps) {
  const { activity } = useExecution();
  const { state, record, close } = useRecording(props);
  const { isPassed } = props.test;
  return (
    <div>
      <Button
        size="small"
        icon={isPassed ? 'next' : 'flag'}
        isBusy={state === 'recording'}
        disabled={activity !== null}
        onClick={record}
      >
        {isPassed ? 'Step through' : 'Why did this fail?'}
      </Button>
      {state === 'failed' && (
        <p role="alert">This run could not be recorded. Run the code again, then try once more.</p>
      )}
      {typeof state === 'object' && (
        <Suspense>
          <RecorderDialog test={state} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
