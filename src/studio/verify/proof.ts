import * as v from 'valibot';
import { BEACONS, isSigned } from '../../lottery/fair/beacon';
import { hashed } from '../../lottery/fair/seed';
import type { Proof } from '../fair/prove';
import { prove } from '../fair/prove';
import { share, toText } from '../games/fraction';
import { GAME_IDS, isTable } from '../games/game';

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits'));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1));
const acts = v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(16));
const signature = v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/));

/** A player's part of the seeds: 1 to 64 printable characters of ASCII. */
export const clientSeed = v.pipe(
  v.string(),
  v.regex(/^[\x20-\x7e]{1,64}$/, 'must be 1 to 64 letters, digits or signs'),
);

/**
 * A round as the studio's "proof" has it, to be stored and verified anywhere. `stake` and `payout` are decimal strings,
 * if present.
 */
const proofSchema = v.object({
  game: v.picklist(GAME_IDS),
  version: whole,
  serverSeed: hex,
  commitment: hex,
  /** Part of the player; at a table the beacon's signature. */
  clientSeed: v.union([clientSeed, signature]),
  nonce: whole,
  acts,
  stake: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/))),
  payout: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/))),
  /** For rounds at a table. */
  chain: v.optional(v.object({ length: whole, end: hex })),
  beacon: v.optional(v.object({ name: v.picklist(['demo', 'drand-quicknet']), round: whole })),
});
type Told = v.InferOutput<typeof proofSchema>;

const minor = (amount: string) => BigInt(amount.replace('.', ''));

/**
 * Result of a verification. `kept`: the seed matches its commitment; `paid`: the payout follows from the result (null:
 * without amounts).
 */
export type Verdict = {
  kept: boolean;
  ended: boolean;
  paid: boolean | null;
  pays: string;
  shown: unknown;
  /** Checks of a round at a table; null of any other. */
  table: TableVerdict | null;
};
/** `chain`: the seed leads to the published end. `beacon`: the signature is the beacon's, of the announced round. */
type TableVerdict = { chain: boolean; beacon: boolean };

function tableVerdict({ game, serverSeed, clientSeed: signed, nonce, chain, beacon }: Told): TableVerdict | null {
  if (!isTable(game)) return null;
  if (!chain || !beacon) return { chain: false, beacon: false };
  return {
    chain: nonce >= 1 && nonce <= chain.length && hashed(serverSeed, nonce) === chain.end,
    beacon: isSigned(BEACONS[beacon.name], beacon.round, signed),
  };
}

/** Recomputes a round. Throws a ValiError on an invalid proof, `Misplayed` on acts that the rules do not know. */
export function verdict(given: unknown): Verdict {
  const told = v.parse(proofSchema, given);
  const { stake, payout } = told;
  const { kept, ended, pays, shown } = prove(told satisfies Proof);
  const paid = stake && payout ? share(pays, minor(stake)) === minor(payout) : null;
  return { kept, ended, paid, pays: toText(pays), shown, table: tableVerdict(told) };
}
