import type { Change } from './rewrite';

/** Kinds of faults. Doubling a transition doubles its actions; a second copy in the list would be unreachable. */
export const KINDS = [
  'transition deleted',
  'transition retargeted',
  'transition doubled',
  'guard negated',
  'guard dropped',
  'action dropped',
  'delay changed',
  'initial swapped',
  'outcome removed',
] as const;

/** Fault of a chart: the id (see `declared`) of the transition or state, and the changed part. */
export type Mutation = { kind: (typeof KINDS)[number]; at: string; change: Change };
