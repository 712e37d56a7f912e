import { setTimeout as wait } from 'node:timers/promises';
import type { AnyStateMachine } from 'xstate';
import type { Move } from '../../src/atlas';
import { EVENT_CEILING } from '../../tests/harness/ceilings';
import type { Tester } from './tester';

/** Longest delay, in ms, that may end during a check, which takes as long as any other wait on a busy machine. */
const SHORT = EVENT_CEILING;
const LITTLE = 600;
const TICK = 50;

/**
 * Pauses a page's time. On a busy machine the moment to pause at may already have passed; then a later one is tried.
 */
async function stand({ page, clock }: Tester): Promise<void> {
  for (;;) {
    const now = await page.evaluate(() => Date.now());
    const isPast = await clock.pauseAt(now + 500).then(
      () => false,
      (error) => String(error).includes('to the past') || Promise.reject(error),
    );
    if (!isPast) return;
  }
}

/** The browser's clock. It runs, except in states with a short delay, where it is paused until the path continues. */
export class Clock {
  private paused = false;

  constructor(
    private readonly tester: Tester,
    private readonly machine: AnyStateMachine,
  ) {}

  /**
   * Pauses before a step into a state with a short delay, and resumes before any other. It stays paused at the end, and
   * later events then happen on their own. A request that the step waits for comes first, because the delay before it
   * may start later than it ended if the page was notified late.
   */
  async settle(next: Move[], context: unknown, awaited: readonly string[]): Promise<void> {
    if (next.length === 0) return;
    const short = next.some(({ kind, event }) => kind === 'delay' && this.length(event.type, context) <= SHORT);
    if (short === this.paused) return;
    if (short) for (const call of awaited) await this.tester.edge.comes(call);
    this.paused = short;
    if (!short) return this.tester.clock.resume();
    await stand(this.tester);
  }

  /**
   * While a check runs on a paused page, a little time passes at half speed, because React delays late content by 300
   * ms. It is shorter than any delay.
   */
  async while<T>(looking: Promise<T>): Promise<T> {
    let looks = this.paused;
    const finishedCheck = looking.finally(() => {
      looks = false;
    });
    for (let passed = 0; looks && passed < LITTLE; passed += TICK) {
      await Promise.race([wait(2 * TICK), finishedCheck.catch(() => undefined)]);
      if (looks) await this.tester.clock.runFor(TICK);
    }
    return finishedCheck;
  }

  /** Lets a delay end, after pending files, whose timeouts a jump would trigger. */
  async end(type: string, context: unknown): Promise<void> {
    await this.tester.edge.filesRest();
    await this.tester.clock.fastForward(this.length(type, context) + 50);
  }

  private length(type: string, context: unknown): number {
    const found = Object.entries(this.machine.implementations.delays).find(([name]) =>
      type.startsWith(`xstate.after.${name}.`),
    )?.[1];
    const length: unknown = typeof found === 'function' ? Reflect.apply(found, undefined, [{ context }]) : found;
    if (typeof length !== 'number') throw new Error(`${type} is no delay of ${this.machine.id}.`);
    return length;
  }
}
