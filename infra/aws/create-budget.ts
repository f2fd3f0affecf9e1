import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Stage } from './stages.ts';

/** Percentages of the budget at which the operator gets a mail: of what was spent, and of the forecast. */
const NOTICES = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/** Creates the budget of a stage. It counts what carries the stage's tags, and stops nothing. */
export function createBudget(scope: Construct, { name, alarmEmail, monthlyBudget }: Stage): void {
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `packetsmith-${name}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:stage$${name}`] },
    },
    notificationsWithSubscribers: NOTICES.map((notice) => ({
      notification: { ...notice, comparisonOperator: 'GREATER_THAN' },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
    })),
  });
}
