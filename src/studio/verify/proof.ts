import * as v from 'valibot';
import type { Proof } from '../fair/prove';
import { prove } from '../fair/prove';
import { share, toText } from '../games/fraction';
import { GAME_IDS } from '../games/game';

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits'));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1));
const acts = v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(16));

/** A player's part of the seeds: 1 to 64 printable characters of ASCII. */
export const clientSeed = v.pipe(
  v.string(),
  v.regex(/^[\x20-\x7e]{1,64}$/, 'must be 1 to 64 letters, digits or signs'),
);

/** A round as the studio's "proof" gives it, to be kept and tried anywhere. `stake` and `payout` are decimal strings, if they are told. */
const proofSchema = v.object({
  game: v.picklist(GAME_IDS),
  version: whole,
  serverSeed: hex,
  commitment: hex,
  clientSeed,
  nonce: whole,
  acts,
  stake: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/))),
  payout: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/))),
});
export type Told = v.InferOutput<typeof proofSchema>;

const minor = (amount: string) => BigInt(amount.replace('.', ''));

/** What a proof comes to: `kept`, the seed is the one that was promised; `paid`, what was paid is what follows (null: it was not told). */
export type Verdict = { kept: boolean; ended: boolean; paid: boolean | null; pays: string; shown: unknown };

/** Works a round out again. Throws a ValiError on what is no proof, `Misplayed` on acts that the rules do not know. */
export function verdict(given: unknown): Verdict {
  const { stake, payout, ...proof } = v.parse(proofSchema, given);
  const { kept, ended, pays, shown } = prove(proof satisfies Proof);
  const paid = stake && payout ? share(pays, minor(stake)) === minor(payout) : null;
  return { kept, ended, paid, pays: toText(pays), shown };
}
