import { site } from 'virtual:site';
import { paths } from '../../paths.ts';
import { useIsLearner } from '../../session/session-context.ts';
import { Badge, Tag } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { BILLING_SECTIONS } from './billing-sections.tsx';
import styles from './plans.module.css';
import { Policy } from './policy.tsx';

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

/** What doesn't exist yet. */
const PLANNED: ReadonlySet<string> = new Set(['Community forum', ...PREMIUM]);

/** The plans side by side. The paid ones say that nobody can subscribe to them yet. */
function Plans() {
  const { monthlyPrice, annualPrice } = site.subscription;
  const isLearner = useIsLearner();
  return (
    <div className={styles.plans}>
      <Panel title="Free" reading="no card needed" className={styles.plan}>
        <p className={styles.price}>
          <span className="readout">0</span>
          <small>for good</small>
        </p>
        <Features features={FREE} />
        {isLearner ? (
          <ButtonLink to={paths.dashboard} kind="primary">
            Go to your dashboard
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.register} kind="primary">
            Create an account
          </ButtonLink>
        )}
      </Panel>
      <PaidPlan title="Premium, monthly" price={monthlyPrice} cycle="a month" />
      <PaidPlan title="Premium, annual" price={annualPrice} cycle="a year" isBestValue />
    </div>
  );
}

interface PaidPlanProps {
  title: string;
  /** Null if it isn't announced yet. */
  price: string | null;
  cycle: string;
  isBestValue?: boolean;
}

function PaidPlan({ title, price, cycle, isBestValue = false }: PaidPlanProps) {
  return (
    <Panel
      title={title}
      reading={
        isBestValue ? (
          <Badge tone="signal" packet="done">
            BEST VALUE
          </Badge>
        ) : undefined
      }
      className={classNames(styles.plan, isBestValue && styles.best)}
    >
      <p className={styles.price}>
        {price === null ? (
          <span className="quiet">Price to be announced</span>
        ) : (
          <span className="readout">{price}</span>
        )}
        <small>{cycle}</small>
      </p>
      <Features features={PREMIUM} />
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <Button disabled>Subscribe</Button>
        <p className={classNames('label', styles.unopened)}>Subscriptions are not open yet.</p>
      </div>
    </Panel>
  );
}

function Features({ features }: { features: string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature} className="cluster">
          <Badge packet={PLANNED.has(feature) ? 'locked' : 'done'}>{feature}</Badge>
          {PLANNED.has(feature) && <Tag>PLANNED</Tag>}
        </li>
      ))}
    </ul>
  );
}

/** The plans, their prices, and the rules of billing. */
export function BillingPage() {
  return (
    <Policy
      title="Billing and Pricing"
      lead="Start free, and stay free as long as you like. Subscriptions are not open yet; this page says what is planned and which rules will apply."
      sections={BILLING_SECTIONS}
    >
      <Plans />
    </Policy>
  );
}
