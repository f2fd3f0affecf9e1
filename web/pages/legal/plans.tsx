import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './plans.module.css';

const FREE = [
  'Basic challenges and lessons',
  'Limited code execution time',
  'Community forum',
  'Basic progress tracking',
  'Standard support',
];

const PREMIUM = [
  'All challenges and lessons',
  'Extended code execution time',
  'Priority support',
  'Advanced analytics',
  'Early access to new content',
  'Downloadable certificates',
];

/** The plans side by side. Paid ones have no price yet and say so. */
export function Plans() {
  return (
    <div className={styles.plans}>
      <Panel title="Free" reading="no card needed" className={styles.plan}>
        <p className="readout">
          0 <small>for good</small>
        </p>
        <Features features={FREE} />
        <ButtonLink to={paths.register} kind="primary">
          Create an account
        </ButtonLink>
      </Panel>
      <PaidPlan title="Premium, monthly" cycle="a month" />
      <PaidPlan title="Premium, annual" cycle="a year" isBestValue />
    </div>
  );
}

interface PaidPlanProps {
  title: string;
  cycle: string;
  isBestValue?: boolean;
}

function PaidPlan({ title, cycle, isBestValue = false }: PaidPlanProps) {
  return (
    <Panel
      title={title}
      reading={isBestValue ? <Tag>BEST VALUE</Tag> : 'not open yet'}
      className={styles.plan}
    >
      <p className="readout">
        <span aria-hidden="true">— </span>
        <small>{`price to be announced, ${cycle}`}</small>
      </p>
      <Features features={PREMIUM} />
      <Button disabled>Subscribe</Button>
    </Panel>
  );
}

function Features({ features }: { features: string[] }) {
  return (
    <ul className="stack" style={{ '--gap': 'var(--space-2)' }}>
      {features.map((feature) => (
        <li key={feature}>
          <Badge packet="done">{feature}</Badge>
        </li>
      ))}
    </ul>
  );
}
