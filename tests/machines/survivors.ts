/**
 * Mutants that no journey and no invariant of the model tier notices, by flow, as `<kind>: <where>`, each with its reason. One that is
 * noticed after all fails `npm run mutants`.
 */
export const survivors: Record<string, Record<string, string>> = {};
