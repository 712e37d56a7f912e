export type Tier = 'model' | 'rendered' | 'gateway' | 'browser';
/** The files that differ from a commit, with those that git does not know yet. */
export function changedSince(ref: string): string[];
/** The test files that changed files can touch, and the flows to which the tests of all charts are narrowed; without `files` all of them. */
export function related(changed: string[]): { changed: string[]; flows: string[]; files?: Record<Tier, string[]> };
