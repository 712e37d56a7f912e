/** Something that a built file uses and a promised browser lacks. */
export type Finding = { name: string; missing: readonly string[] };
