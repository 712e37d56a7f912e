/**
 * Longest wait for a single event, ms: a response, a row, a state, a line of output. Generous, because a wait that
 * reaches it means that the event never came; a busy machine only comes nearer to it.
 */
export const EVENT_CEILING = 120_000;

/** Longest run of a single test or hook, ms: several such waits in a row. */
export const TEST_CEILING = 600_000;
