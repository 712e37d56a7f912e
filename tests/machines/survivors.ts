/**
 * Mutants that no journey and no invariant of the model tier kills, by flow, as `<kind>: <where>`, each with its
 * reason. An entry that is killed after all fails `npm run mutants`.
 */
export const survivors: Record<string, Record<string, string>> = {};
