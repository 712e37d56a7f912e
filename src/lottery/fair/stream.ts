import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

const WORDS = 2 ** 32;

/**
 * Number stream derived from a seed: HMAC-SHA256 over a block number (0, 1, …; four bytes, big-endian), each block read
 * as eight big-endian 32-bit numbers.
 * @param seed 32 bytes
 * @returns `below(n)`: the next number below the greatest multiple of n in 2^32, modulo n. Greater numbers are skipped
 * to avoid modulo bias.
 */
export function stream(seed: Uint8Array): (n: number) => number {
  let block = 0;
  let words: number[] = [];
  const next = (): number => {
    const [word, ...rest] = words.length > 0 ? words : wordsOf(hmac(sha256, seed, bytesOf(block++)));
    words = rest;
    return word ?? 0;
  };
  return (n) => {
    const most = WORDS - (WORDS % n);
    let word = next();
    while (word >= most) word = next();
    return word % n;
  };
}

function bytesOf(block: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, block);
  return bytes;
}

function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(at * 4));
}
