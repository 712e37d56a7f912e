import { pippenger } from '@noble/curves/abstract/curve.js';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { type Beacon, pointOf } from './beacon';

const { G1, G2, fields, pairingBatch, shortSignatures } = bls12_381;
type Point = ReturnType<typeof pointOf>;
/** Claimed signature of a round and the message it should cover. */
export type Claim = { signature: Point; signed: Point };

/** Parses a signature (48 bytes, hex) of a round; null for anything that is not a point of the group. */
export function claimOf(round: number, signature: string): Claim | null {
  try {
    const point = shortSignatures.Signature.fromHex(signature);
    point.assertValidity();
    return { signature: point, signed: pointOf(round) };
  } catch {
    return null;
  }
}

/**
 * Returns whether all claims hold under a beacon's pinned key. Batch verification costs a sixth of checking each with
 * `isSigned`. It verifies the sum weighted by random 128-bit numbers, so two wrong claims cannot cancel out.
 */
export function areSigned({ publicKey }: Beacon, claims: readonly Claim[]): boolean {
  if (claims.length === 0) return true;
  const times = claims.map(() => BigInt(`0x${bytesToHex(randomBytes(16))}`) + 1n);
  const sum = (points: Point[]) => pippenger(G1.Point, points, times);
  const signatures = sum(claims.map(({ signature }) => signature));
  const signed = sum(claims.map((claim) => claim.signed));
  try {
    const both = pairingBatch([
      { g1: signatures, g2: G2.Point.BASE.negate() },
      { g1: signed, g2: G2.Point.fromHex(publicKey) },
    ]);
    return fields.Fp12.eql(both, fields.Fp12.ONE);
  } catch {
    return false;
  }
}
