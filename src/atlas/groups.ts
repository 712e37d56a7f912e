import type { Text } from './types';

/** Headings, and the ids of the charts that stand under each: what `npm run charts -- --groups FILE` reads of a file. */
export type Groups = { title: Text; flows: string[] }[];
