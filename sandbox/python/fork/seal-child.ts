import { readFileSync } from 'node:fs';
import { type ForkedMemory, PAGE_MAP } from './forked-memory.ts';
import type { Libc } from './libc.ts';
import { canSeal, prepareFilter } from './install-filter.ts';
import { ALLOWED_SYSTEM_CALLS, seccompFilter } from './seccomp-filter.ts';

/** The descriptor of a child's only connection. */
export const CONNECTION = 3;

const LAST_DESCRIPTOR = 0xffffffff;
const PAGE_BYTES = 4_096n;

const PARENT_DEATH_SIGNAL = 1;
const SET_DUMPABLE = 4;
const SIGKILL = 9n;

/** The `setrlimit` resources of a child and their limits. Address space is limited relative to its current size. */
const CPU_SECONDS = { resource: 0, value: 60n };
const ZERO_LIMITS = { fileSize: 1, coreSize: 4, processes: 6 };
const ADDRESS_SPACE = 9;
const MORE_ADDRESS_SPACE = 256n * 1024n * 1024n;

/** Permanently removes everything from a forked child that it doesn't need. */
type SealChild = (connection: number) => boolean;

/** How children are sealed. */
interface Seal {
  seal: SealChild;
  /** Whether system calls are filtered, and privileges and tracing taken. */
  isFiltered: boolean;
}

/** Returns the size of this process's address space in bytes. */
function addressSpaceBytes(): bigint {
  const [pages = '0'] = readFileSync('/proc/self/statm', 'latin1').split(' ');
  return BigInt(pages) * PAGE_BYTES;
}

/** Prepares what `prctl` does: the child ends with its parent, can't be traced, and its system calls are filtered. */
function prepareControls(libc: Libc): () => boolean {
  const filterCalls = prepareFilter(libc, seccompFilter(Object.values(ALLOWED_SYSTEM_CALLS)));
  return () =>
    libc.prctl(PARENT_DEATH_SIGNAL, SIGKILL, 0n) === 0 &&
    libc.prctl(SET_DUMPABLE, 0n, 0n) === 0 &&
    filterCalls();
}

/**
 * Prepares the seal in the parent, so that a child only has to apply it.
 *
 * @param memory if it is kept, a child keeps a descriptor of its own page map, as {@link PAGE_MAP}, to restore it
 * @param isForOneLearner whether something else separates learners, so that a machine which refuses `prctl` will do
 * @returns a function for the child. It closes every other descriptor except the connection, which
 *   becomes {@link CONNECTION}; leaves the process group; ends the child with its parent; prevents new privileges; lowers the
 *   resource limits; and filters system calls. It returns false if any step failed: then the child must end.
 */
export function prepareSeal(
  libc: Libc,
  { memory, isForOneLearner }: { memory: ForkedMemory; isForOneLearner: boolean },
): Seal {
  const isFiltered = !isForOneLearner || canSeal(libc);
  const control = isFiltered ? prepareControls(libc) : () => true;
  const addressSpace = addressSpaceBytes() + MORE_ADDRESS_SPACE;
  const seal: SealChild = (connection) => {
    const answers = [
      libc.dup2(connection, CONNECTION) - CONNECTION,
      ...(memory.isKept ? [libc.dup2(memory.openPageMap(), PAGE_MAP) - PAGE_MAP] : []),
      libc.closeRange((memory.isKept ? PAGE_MAP : CONNECTION) + 1, LAST_DESCRIPTOR),
      libc.closeRange(0, CONNECTION - 1),
      libc.setProcessGroup(),
      libc.setLimit(CPU_SECONDS.resource, CPU_SECONDS.value),
      ...Object.values(ZERO_LIMITS).map((resource) => libc.setLimit(resource, 0n)),
      libc.setLimit(ADDRESS_SPACE, addressSpace),
    ];
    return answers.every((answer) => answer === 0) && control();
  };
  return { seal, isFiltered };
}
