import { useState } from 'react';
import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { missingOf } from '../../../domain/preparation.ts';
import { experienceRequired, isChallengeUnlocked } from '../../../domain/progression.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Packet, type PacketState } from '../../ui/packet.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { ChallengeChain } from './challenge-chains.ts';
import styles from './chains.module.css';
import type { LibraryChallenge } from './library-filter.ts';

interface ChainPanelProps {
  /** In the order in which they are shown. */
  chains: readonly ChallengeChain[];
  experiencePoints: number;
}

/** The chain to go on with, and the others on request. */
export function ChainPanel({ chains, experiencePoints }: ChainPanelProps) {
  const [areAllShown, setAllShown] = useState(false);
  const [first, ...others] = chains;
  if (first === undefined) return null;
  const shown = areAllShown ? chains : [first];
  return (
    <Panel {...headOf(first, areAllShown ? chains.length : 1)} className={styles.panel}>
      {shown.map((chain) => (
        <Chain
          key={chain.map(({ id }) => id).join()}
          chain={chain}
          experiencePoints={experiencePoints}
        />
      ))}
      {others.length > 0 && (
        <div className={styles.foot}>
          <Button
            kind="quiet"
            size="small"
            aria-expanded={areAllShown}
            onClick={() => setAllShown(!areAllShown)}
          >
            {areAllShown ? 'Show one chain' : moreWords(others.length)}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** Returns the title and the reading for the number of shown chains. */
function headOf(first: ChallengeChain, count: number): { title: string; reading: string } {
  if (count > 1) return { title: 'Chains', reading: String(count) };
  const solved = first.filter(({ isCompleted }) => isCompleted).length;
  return {
    title: `Chain to ${first.at(-1)?.title ?? ''}`,
    reading: `${solved} of ${first.length} solved`,
  };
}

const moreWords = (count: number): string =>
  count === 1 ? 'Show the other chain' : `Show the other ${count} chains`;

function Chain({
  chain,
  experiencePoints,
}: Omit<ChainPanelProps, 'chains'> & { chain: ChallengeChain }) {
  const last = chain.at(-1)?.title ?? '';
  return (
    <ol className={styles.chain} aria-label={`Chain to ${last}`}>
      {chain.map((challenge) => {
        const { state, words } = standingOf(challenge, experiencePoints);
        return (
          <li key={challenge.id} data-state={state}>
            <Packet state={state} />
            <Link to={paths.challenge(challenge.id)}>{challenge.title}</Link>
            <span className="label">{challengeDifficultyLabel(challenge.difficulty)}</span>
            <Badge {...(state === 'done' && { tone: 'signal' as const })}>{words}</Badge>
          </li>
        );
      })}
    </ol>
  );
}

function standingOf(
  { isCompleted, isOpenedAnyway, difficulty, prerequisites }: LibraryChallenge,
  experiencePoints: number,
): { state: PacketState; words: string } {
  if (isCompleted) return { state: 'done', words: 'Completed' };
  if (!isChallengeUnlocked(difficulty, experiencePoints)) {
    const price = experienceRequired(difficulty);
    return { state: 'locked', words: `needs ${price} XP, you have ${experiencePoints}` };
  }
  const [first] = missingOf(prerequisites);
  if (isOpenedAnyway || first === undefined) return { state: 'open', words: 'Available' };
  return { state: 'locked', words: `after ${first.title}` };
}
