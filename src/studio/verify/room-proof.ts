import * as v from 'valibot';
import { BEACONS, isSigned } from '../../lottery/fair/beacon';
import { proveRoom } from '../fair/prove-room';
import { clientSeed } from '../fair/stream';
import { fraction, toText } from '../games/fraction';
import { settlePot } from '../games/rooms/pot';
import { ROOM_GAMES } from '../games/rooms/room-game';
import { amount, hex, minor, signature, whole } from './fields';
import type { Verdict } from './verdict';

const seats = <S extends v.GenericSchema>(field: S) => v.pipe(v.array(field), v.minLength(2), v.maxLength(4));

/** A seat's round in a room, as exported by the studio's "proof". */
export const roomProof = v.object({
  game: v.picklist(ROOM_GAMES),
  version: whole,
  serverSeed: hex,
  commitment: hex,
  parts: seats(clientSeed),
  /** Decisions of each seat. */
  decisions: seats(v.pipe(v.array(v.unknown()), v.maxLength(16))),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  beacon: v.object({ name: v.picklist(['demo', 'drand-quicknet']), round: whole, signature }),
  stake: v.optional(amount),
  payout: v.optional(amount),
});

/** Recalculates a round between players. Throws `Misplayed` on decisions that the rules do not define. */
export function roomVerdict(proof: v.InferOutput<typeof roomProof>): Verdict {
  const { beacon, seat, stake, payout } = proof;
  const { hands, matchesCommitment } = proveRoom({ ...proof, signature: beacon.signature });
  const strengths = hands.map(({ strength }) => strength);
  const due = settlePot(stake ? minor(stake) : 1_00n, strengths).payouts[seat] ?? 0n;
  return {
    matchesCommitment,
    ended: true,
    paid: stake && payout ? due === minor(payout) : null,
    pays: toText(fraction(due, stake ? minor(stake) : 1_00n)),
    visiblePart: hands.map(({ visiblePart }) => visiblePart),
    table: { chain: null, beacon: isSigned(BEACONS[beacon.name], beacon.round, beacon.signature) },
  };
}
