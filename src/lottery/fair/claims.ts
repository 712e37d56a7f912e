import { pippenger } from '@noble/curves/abstract/curve.js';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { type Beacon, pointOf } from './beacon';

const { G1, G2, fields, pairingBatch, shortSignatures } = bls12_381;
type Point = ReturnType<typeof pointOf>;
/** What is said to be the signature of a round, and what it would have signed. */
export type Claim = { signature: Point; signed: Point };

/** A claim, by a round and a signature (48 bytes, hex); null where that is no signature of anything. */
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
 * Returns whether all claims hold under a beacon's pinned key, as `isSigned` says of each, for a sixth of the price: their sum is verified, each taken so often as
 * a number of 128 bits says that nobody knows before, so that two which are wrong do not make up for one another.
 */
export function areSigned({ publicKey }: Beacon, claims: readonly Claim[]): boolean {
  if (claims.length === 0) return true;
  const times = claims.map(() => BigInt(`0x${bytesToHex(randomBytes(16))}`) + 1n);
  const sum = (points: Point[]) => pippenger(G1.Point, points, times);
  const [signatures, signed] = [
    sum(claims.map(({ signature }) => signature)),
    sum(claims.map((claim) => claim.signed)),
  ];
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
