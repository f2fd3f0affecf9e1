import { useId } from 'react';
import { Packet } from '../../ui/packet.tsx';
import { LessonCard } from './lesson-card.tsx';
import styles from './lessons.module.css';
import type { PathModule } from './path-modules.ts';
import type { PathLinks } from './use-path-links.ts';

interface ModuleBranchProps {
  module: PathModule;
  links: PathLinks;
}

/** One module: its node on the trunk and its lessons on a branch. */
export function ModuleBranch({ module, links }: ModuleBranchProps) {
  const titleId = useId();
  return (
    <section className={styles.module} data-state={module.state} aria-labelledby={titleId}>
      <Packet state={module.state} />
      <header>
        <h2 id={titleId}>{module.name}</h2>
        <span className="label">
          {module.completed} of {module.stops.length}
        </span>
      </header>
      <ol className={styles.branch}>
        {module.stops.map((stop) => (
          <LessonCard key={stop.lesson.id} stop={stop} links={links} />
        ))}
      </ol>
    </section>
  );
}
