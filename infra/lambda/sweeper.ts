import type { SweepReport } from '../../functions/services/sweep.ts';
import { composeForCloud } from './cloud-product.ts';

const product = composeForCloud();

/** Withdraws the attempts that nobody will finish, as a schedule calls it every minute. */
export async function handler(): Promise<SweepReport> {
  return (await product).sweep();
}
