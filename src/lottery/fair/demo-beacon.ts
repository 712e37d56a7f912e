import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { pointOf } from './beacon';

const scheme = bls12_381.shortSignatures;
/**
 * Public on purpose, so that the demo's beacon proves nothing. Its first byte is small, so that it stays below the
 * curve's order.
 */
const SECRET = sha256(utf8ToBytes('maidan demo beacon, not independent')).map((byte, at) => (at === 0 ? 1 : byte));

/** Signature of a round by the demo's beacon, hex. */
export const demoSigned = (round: number): string => scheme.Signature.toHex(scheme.sign(pointOf(round), SECRET));
/** Public key of the demo's beacon, hex. */
export const demoKey = (): string => scheme.getPublicKey(SECRET).toHex();
