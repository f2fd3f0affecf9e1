import { verify } from '@node-rs/argon2';

const ARGON2 =
  /^\$argon2(?:id|i|d)\$v=19\$m=(?<memory>\d{1,7}),t=(?<passes>\d{1,3}),p=(?<lanes>\d{1,2})\$[\w+/]+\$[\w+/]+$/;

/** Every sign-in would have to pay for more. In KiB. */
const MAX_MEMORY = 262_144;
const MAX_PASSES = 16;

/** Whether a hash that was made elsewhere can be signed in with here: an argon2 hash in PHC's notation of bearable cost. */
export async function isUsableHash(hash: string): Promise<boolean> {
  const { memory, passes } = ARGON2.exec(hash)?.groups ?? {};
  if (memory === undefined || Number(memory) > MAX_MEMORY || Number(passes) > MAX_PASSES)
    return false;
  // Only the library knows the lengths that its parts must have.
  return verify(hash, '').then(
    () => true,
    () => false,
  );
}
