import { useChangeListingMutation } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { Button, type ButtonKind } from '../../ui/button.tsx';

/** What joining means. */
export const JOINING =
  'Joining shows your username, level, XP and streak to everyone, and nothing else. You can leave at any time.';

/** The id of the section with the learner's own place. */
export const OWN_PLACE_ID = 'own-place';

interface ListingButtonProps {
  /** Whether the button lists the learner. */
  isJoining: boolean;
  kind: ButtonKind;
  size?: 'small';
}

/** Lists the learner on the leaderboard, or removes them from it, and fetches the board again. */
function ListingButton({ isJoining, kind, size }: ListingButtonProps) {
  const [change, { loading, error }] = useChangeListingMutation({
    refetchQueries: ['Leaderboard'],
    awaitRefetchQueries: true,
  });
  const press = async (): Promise<void> => {
    try {
      await change({ variables: { isListed: isJoining } });
      // The button disappears.
      document.getElementById(OWN_PLACE_ID)?.focus();
    } catch {
      // `error` has the failure, and it is shown below.
    }
  };
  return (
    <div>
      <Button kind={kind} size={size} isBusy={loading} onClick={() => void press()}>
        {isJoining ? 'Join the board' : 'Leave the board'}
      </Button>
      {error !== undefined && <p role="alert">{messages.networkError}</p>}
    </div>
  );
}

/** Lists the learner on the leaderboard. */
export function JoinButton() {
  return <ListingButton isJoining kind="primary" />;
}

/** Removes the learner from the leaderboard. */
export function LeaveButton() {
  return <ListingButton isJoining={false} kind="quiet" size="small" />;
}
