import type { AuthCall } from '../http/endpoint.ts';
import { findSignInAddresses } from '../repositories/sessions.ts';
import { networkOf } from '../../http/client-address.ts';

/** Checks whether an account has been signed in to from the network of a request. */
export async function isFamiliarAddress(
  { auth, client }: AuthCall,
  email: string,
): Promise<boolean> {
  const addresses = await findSignInAddresses(auth.sql, email);
  return addresses.map(networkOf).includes(networkOf(client.address));
}
