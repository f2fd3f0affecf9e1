/** The interpreter's memory limit for Python objects, in bytes. */
export const MAX_MEMORY_BYTES = 128 * 1024 * 1024;
