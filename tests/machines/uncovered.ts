/**
 * Elements that no generated path of the model tier can cover, by flow, as `missing()` names them, each with its
 * reason. An entry that is covered after all fails the run.
 */
export const uncovered: Record<string, Record<string, string>> = {};
