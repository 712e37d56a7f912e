import { createHash } from 'node:crypto';
import { FISH_KINDS, type FishKind } from '../games/fish';
import { POND } from '../games/game';

/** Number of fish that enter per minute. */
const PER_MINUTE = 20;
/** Share of each kind in a byte's 256 values, in the order of the kinds. */
const SHARES: Readonly<Record<FishKind, number>> = {
  puti: 64,
  koi: 52,
  rui: 44,
  katla: 34,
  ilish: 26,
  boal: 18,
  chital: 12,
  kumir: 6,
};
const BYTES = FISH_KINDS.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));

/**
 * Returns the kind of a fish of the pond: from a byte of the public seed of its minute. No payout depends on this seed.
 */
export function kindOf(fish: number): FishKind {
  const minute = Math.floor(fish / PER_MINUTE);
  const seed = createHash('sha256').update(`${POND}:${minute}`).digest();
  const kind = BYTES[seed.readUInt8(fish % PER_MINUTE)];
  if (!kind) throw new Error('the shares of kinds do not add up to 256');
  return kind;
}
