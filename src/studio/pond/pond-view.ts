import type { FishKind } from '../games/fish';
import { POND } from '../games/game';
import type { Studio } from '../play/context';
import { type CaughtFish, caughtSince } from './catches';
import { kindOf } from './schedule';
import { entering, SWIM_MS } from './swim';

/** Time by which fish are announced before they enter, ms: a late message leaves no gap. */
const AHEAD_MS = 6_000;
/** Age of the fish in the catches that viewers see counted, ms. */
const COUNTED_MS = 600_000;

function countsOf(caught: readonly CaughtFish[]): Partial<Record<FishKind, number>> {
  const counts: Partial<Record<FishKind, number>> = {};
  for (const { kind, catches } of caught) counts[kind] = (counts[kind] ?? 0) + catches;
  return counts;
}

/**
 * Returns the state of the pond for all viewers: its fish, those that enter soon, and the catches of all players as
 * counts (`own.pond.shared`).
 */
async function pondView({ store }: Studio, now: number) {
  const [oldest = 0] = entering(now - COUNTED_MS, now);
  const caught = await caughtSince(store.pool, oldest);
  const isFree = (fish: number) => caught.every((candidate) => candidate.fish !== fish);
  // A fish that has swum for the whole time is gone.
  const fish = entering(now - SWIM_MS + 1, now + AHEAD_MS).filter(isFree);
  return { fish: fish.map((number) => ({ number, kind: kindOf(number) })), caught: countsOf(caught) };
}

/** Publishes the state of the pond if it has viewers. */
export async function publishPond(studio: Studio): Promise<void> {
  if (studio.pondViewers.tables().length === 0) return;
  const now = await studio.now(studio.store.pool);
  studio.pondViewers.publish(POND, now, JSON.stringify(await pondView(studio, now.getTime())));
}
