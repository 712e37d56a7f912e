import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Inputs of a draw's seed: `serverSeed` and `signature` in hex, `round` of the beacon. */
type Ingredients = {
  serverSeed: string;
  lottery: string;
  issue: string;
  mapping: string;
  round: number;
  signature: string;
};

/**
 * HMAC-SHA256 under the server's seed over `lottery|issue|mapping|round|signature`: neither the house nor the beacon
 * can predict it alone.
 */
export const drawSeed = ({ serverSeed, lottery, issue, mapping, round, signature }: Ingredients): Uint8Array =>
  hmac(sha256, hexToBytes(serverSeed), utf8ToBytes([lottery, issue, mapping, round, signature].join('|')));

/**
 * Returns the commitment published before a seed is used: its SHA-256, which is the previous seed of the chain. Both in
 * hex.
 */
export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(hexToBytes(serverSeed)));

/** Walks a chain back: SHA-256 applied `times` times; hex. */
export function hashed(serverSeed: string, times: number): string {
  let seed = hexToBytes(serverSeed);
  for (let done = 0; done < times; done++) seed = sha256(seed);
  return bytesToHex(seed);
}
