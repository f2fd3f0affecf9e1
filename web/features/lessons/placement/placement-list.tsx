import {
  type PlacementsQuery,
  usePlacementsQuery,
} from '../../../graphql/__generated__/operations.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router/link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Packet } from '../../../ui/packet.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PlainPage, ProblemError } from '../review/problem-page.tsx';
import { PageSkeleton } from '../steps/page-skeleton.tsx';
import styles from './placement.module.css';

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
  return <Modules title={title} modules={modules} />;
}

function Modules({ title, modules }: { title: string; modules: readonly Module[] }) {
  const next = modules.find(({ canStart, attempt }) => canStart || attempt?.state === 'OPEN');
  return (
    <PlainPage
      title={title}
      actions={
        <>
          {next !== undefined && (
            <ButtonLink kind="primary" to={paths.placementOf(next.id)}>
              Prove {next.title}
            </ButtonLink>
          )}
          <ButtonLink to={paths.lessons}>Learning Path</ButtonLink>
        </>
      }
      aside={modules.length === 0 ? undefined : <ModuleList modules={modules} />}
    >
      <p>
        You don’t have to take lessons about what you already know. Eight questions prove a module
        in about ten minutes. So does its gate, a challenge, if you solve it with your first
        submission and without hints.
      </p>
      {modules.length === 0 && (
        <p className="quiet">There is no module with enough exercises yet.</p>
      )}
    </PlainPage>
  );
}

function ModuleList({ modules }: { modules: readonly Module[] }) {
  const done = modules.filter(({ isDone }) => isDone).length;
  return (
    <Panel title="Modules" reading={`${done} of ${modules.length} done`}>
      <ul className={styles.modules}>
        {modules.map((module) => (
          <ModuleRow key={module.id} module={module} />
        ))}
      </ul>
    </Panel>
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
    <li>
      <Packet state={isDone ? 'done' : 'open'} />
      <Link to={paths.placementOf(id)} className={styles.title}>
        {title}
      </Link>
      <p className="label">
        {lessonCount} lessons, {stateOf(module)}
        {!isDone && gate !== null && !gate.isCompleted && <Gate gate={gate} />}
      </p>
    </li>
  );
}

/** The challenge that proves a module, too. One that needs more XP isn't a link. */
function Gate({ gate }: { gate: NonNullable<Module['gate']> }) {
  if (gate.isLocked) return <span>gate: {gate.title}, locked</span>;
  return (
    <span>
      gate: <Link to={paths.challenge(gate.id)}>{gate.title}</Link>
    </span>
  );
}
