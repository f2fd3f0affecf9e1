import { readFileSync } from 'node:fs';
import type { Libc } from './libc.ts';
import { ALLOWED_SYSTEM_CALLS, seccompFilter } from './seccomp-filter.ts';

/** Where a child has its one connection. */
export const CONNECTION = 3;

const LAST_DESCRIPTOR = 0xffffffff;
const PAGE_BYTES = 4_096n;

const PARENT_DEATH_SIGNAL = 1;
const SET_DUMPABLE = 4;
const SET_SECCOMP = 22;
const SECCOMP_FILTER = 2n;
const SET_NO_NEW_PRIVILEGES = 38;
const SIGKILL = 9n;

/** Numbers of `setrlimit`, and what a child gets. Address space is limited on top of what there is. */
const CPU_SECONDS = { resource: 0, value: 60n };
const NOTHING_OF = { fileSize: 1, coreSize: 4, processes: 6 };
const ADDRESS_SPACE = 9;
const MORE_ADDRESS_SPACE = 256n * 1024n * 1024n;

/** Takes from a forked child all that it does not need. Nothing that it does later gives any of it back. */
export type SealChild = (connection: number) => boolean;

/** The size of this process's address space in bytes. */
function addressSpaceBytes(): bigint {
  const [pages = '0'] = readFileSync('/proc/self/statm', 'latin1').split(' ');
  return BigInt(pages) * PAGE_BYTES;
}

/** `struct sock_fprog`: how many instructions there are, and where. */
function filterDescription(libc: Libc, filter: Uint8Array): Buffer {
  const description = Buffer.alloc(16);
  description.writeUInt16LE(filter.length / 8, 0);
  description.writeBigUInt64LE(libc.addressOf(filter), 8);
  return description;
}

/**
 * Prepares the seal in the parent, so that a child only has to put it on.
 *
 * @returns closes every descriptor but the connection, which becomes {@link CONNECTION}; leaves the group; ends
 *   with the parent; gains no privileges; lowers its limits; and filters its system calls. False when the system
 *   refused a part: then the child must end.
 */
export function prepareSeal(libc: Libc): SealChild {
  const filter = seccompFilter(Object.values(ALLOWED_SYSTEM_CALLS));
  const description = filterDescription(libc, filter);
  const descriptionAddress = libc.addressOf(description);
  const addressSpace = addressSpaceBytes() + MORE_ADDRESS_SPACE;
  return (connection) => {
    const answers = [
      libc.dup2(connection, CONNECTION) - CONNECTION,
      libc.closeRange(CONNECTION + 1, LAST_DESCRIPTOR),
      libc.closeRange(0, CONNECTION - 1),
      libc.setProcessGroup(),
      libc.prctl(PARENT_DEATH_SIGNAL, SIGKILL, 0n),
      libc.prctl(SET_DUMPABLE, 0n, 0n),
      libc.setLimit(CPU_SECONDS.resource, CPU_SECONDS.value),
      ...Object.values(NOTHING_OF).map((resource) => libc.setLimit(resource, 0n)),
      libc.setLimit(ADDRESS_SPACE, addressSpace),
      libc.prctl(SET_NO_NEW_PRIVILEGES, 1n, 0n),
      libc.prctl(SET_SECCOMP, SECCOMP_FILTER, descriptionAddress),
    ];
    // The filter and its description must not be collected before the kernel has read them.
    return answers.every((answer) => answer === 0) && filter.length > 0 && description.length > 0;
  };
}
