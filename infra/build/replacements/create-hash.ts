// Replaces `@apollo/utils.createhash`, which doesn't find Node's hashes in a bundle and includes its own, which are
// many times slower.
export { createHash } from 'node:crypto';
