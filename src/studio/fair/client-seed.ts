import * as v from 'valibot';

/** A player's part of the seeds: 1 to 64 printable ASCII characters. */
export const clientSeed = v.pipe(
  v.string(),
  v.regex(/^[\x20-\x7e]{1,64}$/, 'must be 1 to 64 letters, digits or signs'),
);
