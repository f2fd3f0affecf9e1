import { paths } from '../../paths.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Link } from '../../router/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PaneId } from './layout.ts';
import { PaneTabs } from './pane-tabs.tsx';
import styles from './tabs-layout.module.css';
import { ChallengeFacts } from './workspace-header.tsx';
import { WorkspaceMenu, type WorkspaceMenuActions } from './workspace-menu.tsx';

interface TabsHeadProps {
  challenge: WorkspaceChallengeFragment;
  pane: PaneId;
  onPane: (pane: PaneId) => void;
  actions: WorkspaceMenuActions;
}

/** The head of a small workspace, in place of the navigation: the way back, the challenge, a menu, the tabs. */
export function TabsHead({ challenge, pane, onPane, actions }: TabsHeadProps) {
  return (
    <header className={styles.head}>
      <Link to={paths.challenges} className={styles.back} aria-label="Back to challenges">
        <Icon name="back" />
      </Link>
      <div className={styles.title}>
        <h1>{challenge.title}</h1>
        <div className={styles.facts}>
          <ChallengeFacts challenge={challenge} isShort />
        </div>
      </div>
      <WorkspaceMenu actions={actions} />
      <PaneTabs pane={pane} onPane={onPane} />
    </header>
  );
}
