import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { pointOf } from '../../../lottery/fair/beacon';

const scheme = bls12_381.shortSignatures;
/** Below the order of the curve: its first byte is small. Known to everybody, so that nobody takes the demo's beacon for a proof of chance. */
const SECRET = sha256(utf8ToBytes('maidan demo beacon, not independent')).map((byte, at) => (at === 0 ? 1 : byte));

/** The signature of a round by the demo's beacon, hex. */
export const demoSigned = (round: number): string => scheme.Signature.toHex(scheme.sign(pointOf(round), SECRET));
/** Its public key, hex. */
export const demoKey = (): string => scheme.getPublicKey(SECRET).toHex();
