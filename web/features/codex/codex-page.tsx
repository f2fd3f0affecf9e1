import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { ExecutionProvider } from '../../execution/execution-context.tsx';
import { LocalRunnerProvider, useLocalRunner } from '../../execution/local-runner-context.tsx';
import {
  type ChallengeWorkspaceQuery,
  useChallengeWorkspaceQuery,
  type WorkspaceChallengeFragment,
} from '../../graphql/__generated__/operations.ts';
import { isPythonStored } from '../../offline/python-cache.ts';
import { registerOfflineWorker } from '../../offline/register-offline-worker.ts';
import { paths } from '../../paths.ts';
import { usePathname } from '../../router/site-context.ts';
import { useSession } from '../../session/session-context.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DifficultyBadge } from '../../ui/difficulty-badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { ChallengeNotFound } from './challenge-not-found.tsx';
import { CodexWelcome } from './codex-welcome.tsx';
import styles from './codex.module.css';
import { EvidenceContext, useOpenedEvidence } from './evidence/use-evidence.ts';
import { EditorSettingsProvider } from './settings/editor-settings-provider.tsx';
import { WorkspaceSkeleton } from './workspace-skeleton.tsx';
import { Workspace } from './workspace.tsx';

interface ChallengeLockedProps {
  challenge: WorkspaceChallengeFragment;
  experiencePoints: number;
}

/** A challenge that the learner lacks XP for: the required XP, and how to earn them. */
function ChallengeLocked({ challenge, experiencePoints }: ChallengeLockedProps) {
  const { title, description, difficulty, experienceRequired, experienceReward } = challenge;
  usePageTitle(title);
  return (
    <div className={`page ${styles.screen}`}>
      <h1>{title}</h1>
      <div className="cluster" style={{ '--gap': 'var(--space-5)' }}>
        <DifficultyBadge
          difficulty={difficulty}
          label={`${challengeDifficultyLabel(difficulty)}, ${difficulty} of 5`}
        />
        <Badge>+{experienceReward} XP</Badge>
        <Badge packet="locked">Locked</Badge>
      </div>
      <p>{description}</p>
      <Notice packet="locked">
        <p>
          This challenge needs {experienceRequired} XP, you have {experiencePoints}.
        </p>
        <Progress
          value={(experiencePoints / Math.max(1, experienceRequired)) * 100}
          label="XP toward this challenge"
        />
      </Notice>
      <div>
        <ButtonLink to={paths.challenges} kind="primary" icon="challenges">
          Browse Challenges
        </ButtonLink>
      </div>
    </div>
  );
}

/** The workspace of the challenge in the URL, or a link to the challenges. */
export function CodexPage() {
  // Not from useParams, which decodes it.
  const id = matchPath(`${paths.workspace}/:id?`, usePathname())?.params.id;
  if (id === undefined) return <CodexWelcome />;
  return (
    // Python stays loaded when the learner opens another challenge.
    <LocalRunnerProvider isEager={false} onSettled={registerOfflineWorker}>
      <ChallengeScreen key={id} id={id} />
    </LocalRunnerProvider>
  );
}

/** Boots Python beside the editor if it is on this device. If not, it loads once the code can be edited. */
function useStoredPython(): void {
  const { start } = useLocalRunner();
  useEffect(() => {
    void isPythonStored().then((isStored) => isStored && start());
  }, [start]);
}

function ChallengeScreen({ id }: { id: string }) {
  useStoredPython();
  const { data, error, loading, refetch } = useChallengeWorkspaceQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (data?.challenge == null) {
    if (loading) return <WorkspaceSkeleton />;
    const retry = () => void refetch().catch(() => undefined);
    return <ChallengeNotFound id={id} isFailed={error !== undefined} retry={retry} />;
  }
  const { challenge, viewer } = data;
  if (!challenge.isLocked) return <OpenChallenge challenge={challenge} viewer={viewer} />;
  // A challenge that is cached as locked may be unlocked by now, so wait for the response.
  if (loading) return <WorkspaceSkeleton />;
  return <ChallengeLocked challenge={challenge} experiencePoints={viewer?.experiencePoints ?? 0} />;
}

interface OpenChallengeProps {
  challenge: WorkspaceChallengeFragment;
  viewer: ChallengeWorkspaceQuery['viewer'];
}

function OpenChallenge({ challenge: published, viewer }: OpenChallengeProps) {
  const { profile } = useSession();
  usePageTitle(published.title);
  const learnerId = profile?.id ?? '';
  const { challenge, opened } = useOpenedEvidence(published, learnerId);
  return (
    <ExecutionProvider challenge={challenge}>
      <EditorSettingsProvider learnerId={learnerId} saved={viewer?.editorSettings ?? null}>
        <EvidenceContext value={opened}>
          <Workspace
            challenge={challenge}
            learnerId={learnerId}
            acceptedCode={viewer?.acceptedCode ?? null}
          />
        </EvidenceContext>
      </EditorSettingsProvider>
    </ExecutionProvider>
  );
}
