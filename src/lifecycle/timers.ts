import { type AnyStateMachine, getNextTransitions } from 'xstate';
import type { Macrostep } from './chart';
import type { Timer } from './stored';

/** Returns the timers that run after a step: those that it starts, and earlier ones whose states are still active. */
export function timersAfter<M extends AnyStateMachine>(
  { snapshot, delays }: Macrostep<M>,
  before: Timer[],
  { version, at }: { version: number; at: Date },
): Timer[] {
  if (snapshot.status !== 'active') return [];
  const started = delays.map(({ event, delay }, index) => {
    return { key: `${version}.${index}`, event, due: new Date(at.getTime() + delay).toISOString() };
  });
  const awaited = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  const continued = before.filter(({ event }) => awaited.has(event) && !started.some((timer) => timer.event === event));
  return [...continued, ...started];
}

export const soonest = (timers: Timer[]): Timer | undefined =>
  [...timers].sort((a, b) => a.due.localeCompare(b.due))[0];

/** Returns the end of the timer that ends first. */
export function deadlineOf(timers: Timer[]): Date | null {
  const timer = soonest(timers);
  return timer ? new Date(timer.due) : null;
}

/** Compares the timers before and after a step by their keys. */
export function changedTimers(before: Timer[], after: Timer[]): { stopped: Timer[]; started: Timer[] } {
  const without = (timers: Timer[], others: Timer[]) =>
    timers.filter(({ key }) => !others.some((other) => other.key === key));
  return { stopped: without(before, after), started: without(after, before) };
}
