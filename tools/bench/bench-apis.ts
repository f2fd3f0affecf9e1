import { startProduct } from '../../tests/support/product.ts';
import { measure, type ReportMeasurement } from './measurement.ts';

const RUNS = 100;
const LIBRARY = '{ challenges { id title isLocked category { name } } lessons { id state } }';

/** Measures how long the APIs take to answer a visitor: the whole library, and the smallest query as the baseline. */
export async function benchApis(report: ReportMeasurement): Promise<void> {
  const product = await startProduct();
  const ask = (query: string) => async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    const response = await fetch(`${product.url}/graphql`, { method: 'POST', headers, body });
    await response.text();
  };
  const rest = async () => (await fetch(`${product.url}/api/challenges`)).text();
  const name = 'API: a question answered';
  try {
    report(await measure({ name, of: 'GraphQL, __typename alone' }, RUNS, ask('{ __typename }')));
    report(await measure({ name, of: 'GraphQL, the whole library' }, RUNS, ask(LIBRARY)));
    report(await measure({ name, of: 'REST, the whole library' }, RUNS, rest));
  } finally {
    await product.stop();
  }
}
