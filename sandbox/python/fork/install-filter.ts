import type { Libc } from './libc.ts';

const SET_SECCOMP = 22;
const SECCOMP_FILTER = 2n;
const SET_NO_NEW_PRIVILEGES = 38;
const GET_NO_NEW_PRIVILEGES = 39;
const INSTRUCTION_BYTES = 8;

/** Returns a `struct sock_fprog`: the number of instructions and their address. */
function filterDescription(libc: Libc, filter: Uint8Array): Buffer {
  const description = Buffer.alloc(16);
  description.writeUInt16LE(filter.length / INSTRUCTION_BYTES, 0);
  description.writeBigUInt64LE(libc.addressOf(filter), 8);
  return description;
}

/** Checks whether the system lets processes restrict themselves. Some refuse `prctl` altogether. */
export function canSeal(libc: Libc): boolean {
  return libc.prctl(GET_NO_NEW_PRIVILEGES, 0n, 0n) >= 0;
}

/** Prevents this thread, its children and what they become from gaining privileges. @returns whether it worked */
export function preventNewPrivileges(libc: Libc): boolean {
  return libc.prctl(SET_NO_NEW_PRIVILEGES, 1n, 0n) === 0;
}

/**
 * Prepares a filter of system calls, so that installing it needs no memory.
 *
 * @returns a function that prevents new privileges, which the kernel demands, and installs the filter for this thread,
 *   its children and what they become. It returns whether this worked.
 */
export function prepareFilter(libc: Libc, filter: Uint8Array): () => boolean {
  const description = filterDescription(libc, filter);
  const address = libc.addressOf(description);
  return () => {
    const isInstalled =
      preventNewPrivileges(libc) && libc.prctl(SET_SECCOMP, SECCOMP_FILTER, address) === 0;
    // The filter and its description must not be collected before the kernel has read them.
    return isInstalled && filter.length > 0 && description.length > 0;
  };
}
