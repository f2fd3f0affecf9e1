import { useEffect, useRef, useState } from 'react';
import { CodeLine } from '../../../editor/code-area.tsx';
import { highlightLines } from '../../../editor/highlight-python.ts';
import type {
  SolutionsFragment,
  WorkspaceChallengeFragment,
} from '../../../graphql/__generated__/operations.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useOpenBriefTab } from '../brief-tab.ts';
import { unpaidWords } from '../results-words.ts';
import styles from './solutions.module.css';

type Solution = SolutionsFragment['solutions'][number];

interface SolutionsViewProps {
  challenge: WorkspaceChallengeFragment;
  /** The code in the editor. */
  code: string;
}

/** Programs that solve the challenge, beside the learner's own: two columns, or tabs on a narrow screen. */
export function SolutionsView({ challenge, code }: SolutionsViewProps) {
  const { solutions, debriefHtml } = challenge;
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const openTab = useOpenBriefTab();
  const heading = useRef<HTMLHeadingElement>(null);
  const [openedAt] = useState(() => new Date());
  const unpaid = unpaidWords(challenge, openedAt);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.solutions} aria-labelledby="solutions-title" data-wraps>
      <h2 id="solutions-title" ref={heading} tabIndex={-1}>
        Compare solutions
      </h2>
      {unpaid !== null && <Notice tone="warn">{unpaid}</Notice>}
      <p className="quiet">
        Every program here passes all cases. Look at what it does differently.
      </p>
      {isNarrow ? (
        <InTabs solutions={solutions} code={code} />
      ) : (
        <SideBySide solutions={solutions} code={code} />
      )}
      {debriefHtml !== null && (
        <div>
          <Button size="small" onClick={() => openTab('debrief')}>
            Read the debrief
          </Button>
        </div>
      )}
    </section>
  );
}

interface ComparisonProps {
  solutions: readonly Solution[];
  code: string;
}

/** Ids by position, because two solutions may have the same title. */
const idOf = (position: number): string => `solution-${position}`;

function SideBySide({ solutions, code }: ComparisonProps) {
  const [chosen, choose] = useState(idOf(0));
  const options = solutions.map(({ title }, position) => ({ id: idOf(position), label: title }));
  const solution = solutions.find((_, position) => idOf(position) === chosen);
  return (
    <>
      {options.length > 1 && (
        <Choices label="Solution" options={options} value={chosen} onChange={choose} />
      )}
      <div className={styles.columns}>
        <Source title="Yours" code={code} />
        {solution !== undefined && (
          <div className={styles.solution}>
            <Source title={solution.title} code={solution.code} />
            <Why solution={solution} />
          </div>
        )}
      </div>
    </>
  );
}

function InTabs({ solutions, code }: ComparisonProps) {
  const [selected, select] = useState(idOf(0));
  const tabs = [
    { id: 'yours', label: 'Yours', panel: <Source title="Yours" code={code} /> },
    ...solutions.map((solution, position) => ({
      id: idOf(position),
      label: solution.title,
      panel: (
        <div className={styles.solution}>
          <Why solution={solution} />
          <Source title={solution.title} code={solution.code} />
        </div>
      ),
    })),
  ];
  return (
    <Tabs
      label="Solutions"
      className={styles.tabs}
      tabs={tabs}
      selectedId={selected}
      onSelect={select}
    />
  );
}

function Why({ solution: { why } }: { solution: Solution }) {
  return why === null ? null : <p className={styles.why}>{why}</p>;
}

function Source({ title, code }: { title: string; code: string }) {
  const lines = highlightLines(code.trimEnd());
  return (
    <CodeBlock
      title={title}
      reading={lines.length === 1 ? '1 line' : `${lines.length} lines`}
      isNumbered
    >
      {lines.map((tokens, index) => (
        <CodeLine key={index} tokens={tokens} />
      ))}
    </CodeBlock>
  );
}
