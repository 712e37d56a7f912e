export type Tier = 'model' | 'rendered' | 'gateway' | 'browser';
/** Files that differ from a commit, including untracked ones. */
export function changedSince(ref: string): string[];
/**
 * Test files that changed files can affect, and the flows to which the tests of all charts are narrowed; without
 * `files` all of them.
 */
export function related(changed: string[]): { changed: string[]; flows: string[]; files?: Record<Tier, string[]> };
