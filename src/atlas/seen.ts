import type { Counted } from './declared';

/** What was seen to run, by the ids of `declared`. */
export type Seen = Record<Counted, string[]>;
