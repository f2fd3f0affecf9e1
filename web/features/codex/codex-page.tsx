import { matchPath } from 'react-router-dom';
import { ExecutionProvider } from '../../execution/execution-context.tsx';
import {
  useChallengeWorkspaceQuery,
  type WorkspaceChallengeFragment,
} from '../../graphql/__generated__/operations.ts';
import { LocalRunnerProvider } from '../../execution/local-runner-context.tsx';
import { paths } from '../../paths.ts';
import { usePathname } from '../../router/site-context.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { useSession } from '../../session/session-context.ts';
import { ChallengeLocked } from './challenge-locked.tsx';
import { ChallengeNotFound } from './challenge-not-found.tsx';
import { CodexWelcome } from './codex-welcome.tsx';
import { WorkspaceSkeleton } from './workspace-skeleton.tsx';
import { Workspace } from './workspace.tsx';

/** The workspace of the challenge in the URL, or a link to the challenges. */
export function CodexPage() {
  // Not from useParams, which decodes it.
  const id = matchPath(`${paths.workspace}/:id?`, usePathname())?.params.id;
  if (id === undefined) return <CodexWelcome />;
  return (
    // Python loads in parallel with the challenge, and stays loaded when the learner opens another one.
    <LocalRunnerProvider>
      <ChallengeScreen key={id} id={id} />
    </LocalRunnerProvider>
  );
}

function ChallengeScreen({ id }: { id: string }) {
  const { data, loading } = useChallengeWorkspaceQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (data?.challenge == null)
    return loading ? <WorkspaceSkeleton /> : <ChallengeNotFound id={id} />;
  const { challenge, viewer } = data;
  if (!challenge.isLocked) return <OpenChallenge challenge={challenge} />;
  // A challenge that is cached as locked may be unlocked by now, so wait for the response.
  if (loading) return <WorkspaceSkeleton />;
  return <ChallengeLocked challenge={challenge} experiencePoints={viewer?.experiencePoints ?? 0} />;
}

function OpenChallenge({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const { profile } = useSession();
  usePageTitle(challenge.title);
  return (
    <ExecutionProvider challenge={challenge}>
      <Workspace challenge={challenge} learnerId={profile?.id ?? ''} />
    </ExecutionProvider>
  );
}
