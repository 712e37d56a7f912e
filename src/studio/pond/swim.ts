/** A fish enters the pond at each multiple of this interval since 1970; its number is the multiple. ms. */
const INTERVAL_MS = 3_000;
/** Duration of a swim from one side of the pond to the other, ms. */
export const SWIM_MS = 24_000;
/** Number of fish in the pond at a time, if none is caught. */
export const PLACES = SWIM_MS / INTERVAL_MS;

export const entersAt = (fish: number): number => fish * INTERVAL_MS;
export const leavesAt = (fish: number): number => entersAt(fish) + SWIM_MS;
/** Returns whether a fish is in the pond unless it was caught. `now`: time of the studio, ms. */
export const isSwimming = (fish: number, now: number): boolean => entersAt(fish) <= now && now < leavesAt(fish);

/** Returns the numbers of the fish that enter at or after one time and before another, ms. */
export function entering(from: number, to: number): number[] {
  const first = Math.ceil(from / INTERVAL_MS);
  return Array.from({ length: Math.ceil(to / INTERVAL_MS) - first }, (_, index) => first + index);
}
