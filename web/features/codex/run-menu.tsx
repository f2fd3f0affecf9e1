import { useExecution } from '../../execution/execution-value.ts';
import { Popover, PopoverAction } from '../../ui/popover.tsx';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { ownTestsLabel, useOwnTests } from './own-tests/own-tests.ts';

interface OwnRunsProps {
  onOwnInput: () => void;
}

/** The button beside those that run: the learner's own input and tests. */
export function RunMenu(props: OwnRunsProps) {
  return (
    <Popover icon="chevron" label="More ways to run" kind="secondary">
      <OwnRuns {...props} />
    </Popover>
  );
}

/** The run on the server, for a window without room for its button. */
export function ServerRun({ onRunOnServer }: { onRunOnServer: () => void }) {
  const { activity } = useExecution();
  const isOnline = useIsOnline();
  return (
    <PopoverAction
      label="Run Code"
      help="On our server, on the samples. Never graded."
      disabled={activity !== null || !isOnline}
      onClick={onRunOnServer}
    />
  );
}

/** The learner's own input, which is absent if programs can't wait for it in this browser, and their own tests. */
export function OwnRuns({ onOwnInput }: OwnRunsProps) {
  const { activity, canAskForInput } = useExecution();
  const ownTests = useOwnTests();
  return (
    <>
      {canAskForInput && (
        <PopoverAction
          label="Own input"
          help="In this browser, without tests. You type the input."
          disabled={activity !== null}
          onClick={onOwnInput}
        />
      )}
      <PopoverAction
        label={ownTestsLabel(ownTests.names.length)}
        help="Inputs of your own, which run beside the samples."
        onClick={ownTests.open}
      />
    </>
  );
}
