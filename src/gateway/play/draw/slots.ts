import { dayOf, momentOf, weekdayOf } from '../../platform/time/site-zone';
import type { OnDays, Schedule } from './schedules';

const MINUTE = 60_000;

/** Issue from a schedule; times in ms. It opens when the previous one closes. */
export type Slot = { number: string; opensAt: number; closesAt: number; drawsAt: number };

/** Returns the issues drawn after a time (ms), in order, at least `count`: issues with the same time stay together. */
export const slotsAfter = (schedule: Schedule, after: number, count: number): Slot[] =>
  schedule.kind === 'minutes' ? eachMinute(schedule, after, count) : onDays(schedule, after, count);

function eachMinute({ closes, number }: Extract<Schedule, { kind: 'minutes' }>, after: number, count: number): Slot[] {
  const first = Math.floor(after / MINUTE) + 1;
  return Array.from({ length: count }, (_, nth) => {
    const drawsAt = (first + nth) * MINUTE;
    return { number: number(drawsAt), opensAt: drawsAt - MINUTE - closes, closesAt: drawsAt - closes, drawsAt };
  });
}

function onDays(schedule: OnDays, after: number, count: number): Slot[] {
  const slots: Slot[] = [];
  const first = dayOf(schedule.zone, after);
  let last = before(schedule, first);
  for (let day = first; slots.length < count; day++) {
    const drawsAt = drawnOn(schedule, day);
    if (drawsAt === null) continue;
    const opensAt = last - schedule.closes;
    const closesAt = drawsAt - schedule.closes;
    last = drawsAt;
    if (drawsAt <= after) continue;
    for (const place of schedule.places[weekdayOf(day)] ?? [])
      slots.push({ number: schedule.number(day, place), opensAt, closesAt, drawsAt });
  }
  return slots;
}

const drawnOn = ({ zone, time, places }: OnDays, day: number): number | null =>
  places[weekdayOf(day)]?.length ? momentOf(zone, day, time) : null;

/** Returns the last draw before a day. */
function before(schedule: OnDays, day: number): number {
  for (let current = day - 1; ; current--) {
    const drawn = drawnOn(schedule, current);
    if (drawn !== null) return drawn;
  }
}
