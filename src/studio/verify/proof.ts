import * as v from 'valibot';
import { BEACONS, isSigned } from '../../lottery/fair/beacon';
import { hashed } from '../../lottery/fair/seed';
import { GAME_IDS } from '../catalogue/entries';
import { type Proof, prove } from '../fair/prove';
import { clientSeed } from '../fair/stream';
import { share, toText } from '../games/fraction';
import { isTable } from '../games/game';
import { amount, hex, minor, signature, whole } from './fields';
import { roomProof, roomVerdict } from './room-proof';
import type { TableVerdict, Verdict } from './verdict';

const acts = v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(16));

/**
 * A round as exported by the studio's "proof", to be stored and verified anywhere. `stake` and `payout` are decimal
 * strings, if present.
 */
const proofSchema = v.object({
  game: v.picklist(GAME_IDS),
  version: whole,
  serverSeed: hex,
  commitment: hex,
  /** The player's part; at a table the beacon's signature. */
  clientSeed: v.union([clientSeed, signature]),
  nonce: whole,
  acts,
  stake: v.optional(amount),
  payout: v.optional(amount),
  /** For rounds at a table. */
  chain: v.optional(v.object({ length: whole, end: hex })),
  beacon: v.optional(v.object({ name: v.picklist(['demo', 'drand-quicknet']), round: whole })),
});
type RoundProof = v.InferOutput<typeof proofSchema>;

function tableVerdict({ game, serverSeed, clientSeed: signed, nonce, chain, beacon }: RoundProof): TableVerdict | null {
  if (!isTable(game)) return null;
  if (!chain || !beacon) return { chain: false, beacon: false };
  return {
    chain: nonce >= 1 && nonce <= chain.length && hashed(serverSeed, nonce) === chain.end,
    beacon: isSigned(BEACONS[beacon.name], beacon.round, signed),
  };
}

/**
 * Recalculates a round against the house or between players. Throws a ValiError on an invalid proof, `Misplayed` on
 * acts that the rules do not define.
 */
export function verdict(input: unknown): Verdict {
  const ofRoom = v.safeParse(roomProof, input);
  if (ofRoom.success) return roomVerdict(ofRoom.output);
  const roundProof = v.parse(proofSchema, input);
  const { stake, payout } = roundProof;
  const { matchesCommitment, ended, pays, visiblePart } = prove(roundProof satisfies Proof);
  const paid = stake && payout ? share(pays, minor(stake)) === minor(payout) : null;
  return { matchesCommitment, ended, paid, pays: toText(pays), visiblePart, table: tableVerdict(roundProof) };
}
