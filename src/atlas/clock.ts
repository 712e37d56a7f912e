import type { AnyActorRef } from 'xstate';

type Timer = { due: number; callback: () => void; event: string | undefined };

/**
 * Manual clock: advances timer by timer in order, or ends one named delay as if only that had been due. Pass it to
 * `createActor`, then `attach` the actor.
 */
export class ManualClock {
  private time = 0;
  private count = 0;
  private readonly timers = new Map<number, Timer>();
  private system: AnyActorRef['system'] | undefined;

  /** Tells the clock which events its timers belong to. */
  attach(actor: AnyActorRef): void {
    this.system = actor.system;
  }

  setTimeout = (callback: () => void, wait: number): number => {
    this.count += 1;
    const event = Object.values(this.system?.getSnapshot()._scheduledEvents ?? {}).at(-1)?.event.type;
    this.timers.set(this.count, { due: this.time + wait, callback, event });
    return this.count;
  };

  clearTimeout = (id: number): void => {
    this.timers.delete(id);
  };

  /** Advances by `wait` milliseconds; due timers run in order, including those started on the way. */
  advance(wait: number): void {
    const until = this.time + wait;
    for (let next = this.next(until); next; next = this.next(until)) this.run(...next);
    this.time = until;
  }

  /** Ends the delay with this event, regardless of other timers. Throws if no such delay is running. */
  end(event: string): void {
    const found = [...this.timers].find(([, timer]) => timer.event === event);
    if (!found) throw new Error(`No running delay ends with ${event}.`);
    this.run(...found);
  }

  private next(until: number): [number, Timer] | undefined {
    return [...this.timers]
      .filter(([, { due }]) => due <= until)
      .sort(([a, first], [b, second]) => first.due - second.due || a - b)[0];
  }

  private run(id: number, { due, callback }: Timer): void {
    this.timers.delete(id);
    this.time = Math.max(this.time, due);
    callback();
  }
}
