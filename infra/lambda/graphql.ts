import type { HttpHandler } from '../../functions/door.ts';
import { composeForCloud } from './cloud-product.ts';

const product = composeForCloud();

/** Door 1 as AWS Lambda calls it. */
export const handler: HttpHandler = async (event) => (await product).graphql(event);
