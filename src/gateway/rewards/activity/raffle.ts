import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, count, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../platform/context';
import { type Activity, activityEntries } from './tables';

/** Range of the random number: the first 48 bits of a digest. */
const RANGE = 2 ** 48;

/** Generates a seed, and its digest, which is published before the first draw; hexadecimal. Meets `own.raffle.fair`. */
export function newSeed(): { seed: string; digest: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed, digest: digestOf(seed) };
}
export const digestOf = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/**
 * Returns the index of the prize that a ticket draws among the remaining tickets (s7.relay.raffle-claim,
 * own.raffle.fair): the first 48 bits of HMAC-SHA256 with the seed over `raffle|ticket|luck|round`, repeated in the
 * next round if the number would bias the result. The house cannot predict it, because it includes the player's input;
 * the player cannot, until the seed is published. Null if no tickets are left.
 */
export function drawnBy(
  seed: string,
  raffle: string,
  { ticket, luck, left }: { ticket: number; luck: string; left: readonly number[] },
) {
  const total = left.reduce((sum, value) => sum + value, 0);
  if (total === 0) return null;
  const even = RANGE - (RANGE % total);
  for (let round = 0; ; round++) {
    const hash = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${raffle}|${ticket}|${luck}|${round}`).digest();
    const number = hash.readUIntBE(0, 6);
    if (number >= even) continue;
    let at = number % total;
    for (const [index, count] of left.entries()) {
      if (at < count) return index;
      at -= count;
    }
  }
}

/** Returns the remaining tickets of each prize, by raffle id. */
export async function ticketsLeft(
  tx: Tx,
  raffles: readonly Pick<Activity, 'id' | 'prizes'>[],
): Promise<Map<string, number[]>> {
  if (raffles.length === 0) return new Map();
  const ids = raffles.map(({ id }) => id);
  const drawn = await tx
    .select({ id: activityEntries.activityId, prize: activityEntries.prize, tickets: count() })
    .from(activityEntries)
    .where(and(inArray(activityEntries.activityId, ids), isNotNull(activityEntries.prize)))
    .groupBy(activityEntries.activityId, activityEntries.prize);
  const left = new Map(raffles.map(({ id, prizes }) => [id, prizes.map((prize) => prize.count)]));
  for (const { id, prize, tickets } of drawn) {
    const ofRaffle = left.get(id);
    if (ofRaffle && prize !== null) ofRaffle[prize] = (ofRaffle[prize] ?? 0) - tickets;
  }
  return left;
}
