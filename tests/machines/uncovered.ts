/**
 * What no generated path of the model tier can cover, by flow, in the words of `missing()`, each with its reason. An entry that
 * is covered after all fails the run.
 */
export const uncovered: Record<string, Record<string, string>> = {};
