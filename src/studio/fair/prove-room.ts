import { GAMES_OF_ROOMS } from '../games/rooms';
import { type Hand, handAt, type RoomGameId } from '../games/rooms/room-game';
import { commitment, type Source, stream } from './stream';

/** Everything that determines a round of a room. `parts`: the players' parts, in seat order. */
export type RoomSource = {
  game: RoomGameId;
  version: number;
  serverSeed: string;
  parts: readonly string[];
  /** Signature of the beacon, hex. */
  signature: string;
};

/**
 * Proof of a round of a room, for anyone to recalculate once its seed is revealed. `decisions`: of each seat, in order.
 */
type RoomProof = RoomSource & { commitment: string; decisions: readonly (readonly unknown[])[] };

/** Returns the source of chance of a room: the players' parts and the beacon's signature, one per line. */
export const sourceOfRoom = ({ parts, signature, ...source }: RoomSource): Source => ({
  ...source,
  clientSeed: [...parts, signature].join('\n'),
  nonce: 0,
});

/** Returns the hands of all seats. Throws `Misplayed` on decisions that the rules do not define. */
export function handsOf(source: RoomSource, decisions: readonly (readonly unknown[])[]): Hand[] {
  const deal = GAMES_OF_ROOMS[source.game].deal(stream(sourceOfRoom(source)), source.parts.length);
  return source.parts.map((_, seat) => handAt(deal, seat, decisions[seat] ?? []));
}

/** Returns whether the seed matches its commitment, and the resulting hands. Throws `Misplayed`. */
export function proveRoom({ commitment: promised, decisions, ...source }: RoomProof): {
  hands: Hand[];
  matchesCommitment: boolean;
} {
  const { version } = GAMES_OF_ROOMS[source.game];
  if (version !== source.version) throw new RangeError(`the rules of ${source.game} are those of version ${version}`);
  return { hands: handsOf(source, decisions), matchesCommitment: commitment(source.serverSeed) === promised };
}
