import type { Case } from '..';

/**
 * Assumed seconds of a step performed by hand: a tester acts and compares, waits for the app, or prepares with a
 * command. A fixed delay takes its own time, up to the longest that a tester waits without moving the clock.
 */
const SECONDS = { tester: 25, system: 5, setup: 60 };
const MAX_WAIT = 120;

/** Estimates how many minutes a tester needs for a case, including preparation. */
export function minutesOf({ given, steps }: Pick<Case, 'given' | 'steps'>): number {
  const seconds = steps.map(({ who, move }) => {
    const delay = /^xstate\.after\.(\d+)\./.exec(move?.event.type ?? '')?.[1];
    return SECONDS[who] + (delay === undefined ? 0 : Math.min(Number(delay) / 1_000, MAX_WAIT));
  });
  return Math.ceil((given.length * SECONDS.setup + seconds.reduce((sum, each) => sum + each, 0)) / 60);
}
