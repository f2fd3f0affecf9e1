import { paths } from '../../paths.ts';
import { ownDestination } from '../../session/destination.ts';
import type { Profile } from '../../session/fetch-profile.ts';
import { useDestinationTitle } from '../../shell/destination-title.ts';
import { useNextLink } from '../../shell/next-link.ts';
import { Announced, SignInLayout } from '../../shell/sign-in-layout.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface WelcomeProps {
  profile: Profile;
  /** What signing up has said. */
  message: string;
  /** Where the visitor wanted to go. */
  from: string | undefined;
}

/** Greets a learner whom signing up has signed in, and leads on. */
export function Welcome({ profile, message, from }: WelcomeProps) {
  const title = `Welcome, ${profile.username}`;
  usePageTitle(title);
  // A learner who has earned something before has tried the product without an account.
  const earned = profile.experiencePoints;
  return (
    <SignInLayout
      title={title}
      lead={earned > 0 && `Your ${earned} XP, drafts and progress came with you.`}
    >
      <Announced>
        <Notice tone="signal" role="status">
          <p>{message}</p>
          <p>You are signed in, and the email can wait.</p>
        </Notice>
      </Announced>
      {from === undefined ? (
        <NextStep learnerId={profile.id} />
      ) : (
        <Destination path={ownDestination(from)} />
      )}
    </SignInLayout>
  );
}

function Destination({ path }: { path: string }) {
  const title = useDestinationTitle(path);
  return (
    <ButtonLink kind="primary" to={path}>
      {title === null ? 'Continue' : `Continue to ${title}`}
    </ButtonLink>
  );
}

function NextStep({ learnerId }: { learnerId: string }) {
  const next = useNextLink(learnerId);
  if (next === null) return <Skeleton height="40px" />;
  return (
    <>
      <ButtonLink kind="primary" to={next.path}>
        {next.words}
      </ButtonLink>
      {next.path !== paths.dashboard && (
        <ButtonLink to={paths.dashboard}>Continue to Dashboard</ButtonLink>
      )}
    </>
  );
}
