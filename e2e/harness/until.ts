import { setTimeout as wait } from 'node:timers/promises';
import { EVENT_CEILING } from '../../tests/harness/ceilings';

/** Ms between two polls: short at first, since most results arrive quickly. */
const FIRST_PAUSE = 15;
const LONGEST_PAUSE = 150;

type Found<T> = T | false | null | undefined;

/** Polls until there is a result, and returns it; fails with `otherwise` after the longest wait. */
export async function until<T>(
  find: () => Found<T> | Promise<Found<T>>,
  otherwise: string | (() => string),
  longestWait = EVENT_CEILING,
): Promise<T> {
  const end = Date.now() + longestWait;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
    const found = await find();
    if (found) return found;
    if (Date.now() > end) throw new Error(typeof otherwise === 'string' ? otherwise : otherwise());
    await wait(pause);
  }
}
