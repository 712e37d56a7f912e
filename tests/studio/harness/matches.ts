import { createHash } from 'node:crypto';
import { sourceOfRoom } from '../../../src/studio/fair/prove-room';
import { stream } from '../../../src/studio/fair/stream';
import { GAMES_OF_ROOMS } from '../../../src/studio/games/rooms';
import { settlePot } from '../../../src/studio/games/rooms/pot';
import { type Hand, handAt, type RoomGameId } from '../../../src/studio/games/rooms/room-game';

/** Returns random numbers from a seed, the same in each run. */
export function seeded(seed: string): (below: number) => number {
  let count = 0;
  return (below) => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE(0) % below;
  };
}

/**
 * Returns the next decision of a scripted player; null if the player vanishes. One in ten leaves, one in ten vanishes.
 */
export function scriptedDecision(
  game: RoomGameId,
  { visiblePart }: Pick<Hand, 'visiblePart'>,
  random: (below: number) => number,
) {
  const mood = random(10);
  if (mood === 0) return { act: 'leave' };
  if (mood === 1) return null;
  if (game === 'lab-duel') return random(2) === 0 ? { act: 'stand' } : { act: 'swap', card: random(3) };
  return { act: Number(visiblePart.total) < 15 + random(8) ? 'roll' : 'stop' };
}

type Match = { game: RoomGameId; seats: number; stake: bigint; random: (below: number) => number };

/** Plays a match between scripted players by the rules alone. */
export function playMatch({ game, seats, stake, random }: Match) {
  const text = () => `${random(2 ** 31)}`;
  const source = {
    game,
    version: 1,
    serverSeed: createHash('sha256').update(text()).digest('hex'),
    parts: Array.from({ length: seats }, text),
    signature: createHash('sha384').update(text()).digest('hex'),
  };
  const deal = GAMES_OF_ROOMS[game].deal(stream(sourceOfRoom(source)), seats);
  const decisions = deal.map((_, seat) => {
    const made: unknown[] = [];
    for (let hand = handAt(deal, seat, made); !hand.isDone; hand = handAt(deal, seat, made)) {
      const decision = scriptedDecision(game, hand, random);
      if (decision === null) break;
      made.push(decision);
    }
    return made;
  });
  const hands = decisions.map((made, seat) => handAt(deal, seat, made));
  return {
    source,
    decisions,
    hands,
    ...settlePot(
      stake,
      hands.map(({ strength }) => strength),
    ),
  };
}
