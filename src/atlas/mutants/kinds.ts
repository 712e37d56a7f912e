import type { Change } from './rewrite';

/** What can go wrong in a chart. To double a transition is to do twice what it does; a second copy in its list would never be reached. */
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

/** One thing wrong with a chart, and where: the id of a transition or a state as in `declared`, and which part of it. */
export type Mutation = { kind: (typeof KINDS)[number]; at: string; change: Change };
