import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { GameId } from '../catalogue/entries';
import type { Draw } from '../games/game';
import type { RoomGameId } from '../games/rooms/room-game';

/**
 * Everything that determines the result of a round: the server's seed (64 hex digits), the player's seed, the game, the
 * version of its rules, and the number of the bet under these seeds.
 */
export type Source = {
  serverSeed: string;
  clientSeed: string;
  game: GameId | RoomGameId;
  version: number;
  nonce: number;
};

/** Number of values of an unsigned 32-bit number. */
const VALUES = 2 ** 32;

/** Returns the commitment that is published in advance: SHA-256 of the seed's 32 bytes, in hex. */
export const commitment = (serverSeed: string): string => bytesToHex(sha256(hexToBytes(serverSeed)));

/**
 * Returns the random numbers of a round: HMAC-SHA256, keyed with the server's seed, over
 * `game/version:nonce:block:clientSeed`, block by block, each read as eight unsigned 32-bit big-endian numbers. Numbers
 * at or above the largest multiple of `below` are skipped, so that all results are exactly equally likely.
 */
export function stream({ serverSeed, clientSeed, game, version, nonce }: Source): Draw {
  const key = hexToBytes(serverSeed);
  const values = function* () {
    for (let block = 0; ; block++) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${game}/${version}:${nonce}:${block}:${clientSeed}`));
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
    }
  };
  const all = values();
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > VALUES)
      throw new RangeError('below must be a whole number from 1 to 2^32');
    const limit = VALUES - (VALUES % below);
    for (;;) {
      const value = all.next().value ?? 0;
      if (value < limit) return value % below;
    }
  };
}

/** A player's part of the seeds: 1 to 64 printable ASCII characters. */
export const clientSeed = v.pipe(
  v.string(),
  v.regex(/^[\x20-\x7e]{1,64}$/, 'must be 1 to 64 letters, digits or signs'),
);
