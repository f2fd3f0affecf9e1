import {
  type PlacementsQuery,
  usePlacementsQuery,
} from '../../../graphql/__generated__/operations.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router/link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Packet } from '../../../ui/packet.tsx';
import { PlainPage, ProblemError } from '../review/problem-page.tsx';
import { PageSkeleton } from '../steps/page-skeleton.tsx';

type Module = NonNullable<PlacementsQuery['viewer']>['placements'][number];

/** The modules that a learner can prove. */
export function PlacementList({ title }: { title: string }) {
  const { data, loading, refetch } = usePlacementsQuery({
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const modules = data?.viewer?.placements;
  if (modules === undefined) {
    const retry = (): void => void refetch().catch(() => undefined);
    return loading ? (
      <PageSkeleton label="Loading the modules" />
    ) : (
      <ProblemError title={title} retry={retry} />
    );
  }
  return (
    <PlainPage title={title} actions={<ButtonLink to={paths.lessons}>Learning Path</ButtonLink>}>
      <p>
        You don’t have to take lessons about what you already know. Prove a module by eight
        questions in about ten minutes, and start where something new begins.
      </p>
      {modules.length === 0 ? (
        <p className="quiet">There is no module with enough exercises yet.</p>
      ) : (
        <ul className="stack">
          {modules.map((module) => (
            <ModuleRow key={module.id} module={module} />
          ))}
        </ul>
      )}
    </PlainPage>
  );
}

/** Says what a learner can do about a module. */
function stateOf({ isDone, canStart, attempt }: Module): string {
  if (isDone) return 'done';
  if (attempt?.state === 'OPEN') return 'in progress';
  return canStart ? 'about 10 min' : 'again tomorrow';
}

function ModuleRow({ module }: { module: Module }) {
  const { id, title, lessonCount, isDone, gate } = module;
  return (
    <li className="cluster">
      <Packet state={isDone ? 'done' : 'open'} />
      <Link to={paths.placementOf(id)}>{title}</Link>
      <span className="label">
        {lessonCount} lessons, {stateOf(module)}
      </span>
      {!isDone && gate !== null && !gate.isCompleted && (
        <span className="quiet">
          or solve <Link to={paths.challenge(gate.id)}>{gate.title}</Link> with your first
          submission, without hints
        </span>
      )}
    </li>
  );
}
