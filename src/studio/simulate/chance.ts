import { createCipheriv, createHash } from 'node:crypto';
import type { Draw } from '../games/game';

const BLOCK = Buffer.alloc(1 << 16);
const VALUES = 2 ** 32;

/**
 * Returns the chance of a simulation: the keystream of AES-256 in counter mode under a seed, read as unsigned 32-bit
 * numbers, so that a seed always produces the same rounds. The stream of a real round restarts for each round, which is
 * too slow for millions.
 */
export function simulatedChance(seed: string): Draw {
  const key = createHash('sha256').update(seed).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  let block = cipher.update(BLOCK);
  let at = 0;
  const next = () => {
    if (at === block.length) {
      block = cipher.update(BLOCK);
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4);
  };
  return (below) => {
    const limit = VALUES - (VALUES % below);
    for (;;) {
      const value = next();
      if (value < limit) return value % below;
    }
  };
}
