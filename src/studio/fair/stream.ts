import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw, GameId } from '../games/game';
import type { RoomGameId } from '../games/rooms/room-game';

/** All that a round's result follows from: the server's seed (64 hex digits), the player's, which game by which rules, and which bet of these seeds. */
export type Source = {
  serverSeed: string;
  clientSeed: string;
  game: GameId | RoomGameId;
  version: number;
  nonce: number;
};

/** Of 2^32 values. */
const VALUES = 2 ** 32;

/** The commitment that is shown before: SHA-256 of the seed's 32 bytes, in hex. */
export const commitment = (serverSeed: string): string => bytesToHex(sha256(hexToBytes(serverSeed)));

/**
 * The round's chance: HMAC-SHA256 under the server's seed over `game/version:nonce:block:clientSeed`, block by block, each read as eight
 * unsigned 32-bit numbers, the greatest byte first. A number at or above the greatest multiple of `below` is passed over, so that each result is
 * exactly as likely as any other.
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
