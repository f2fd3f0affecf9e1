// In the place of `@apollo/utils.createhash`, which does not find the hashes of Node in a bundle and brings its own,
// many times slower ones.
export { createHash } from 'node:crypto';
