import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { GameId } from '../catalogue/entries';
import type { RoomGameId } from '../games/rooms/room-game';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';
import { Rejection } from './context';
import { lockedRound, type Round, roundsWhere } from './rounds';
import type { Sitting } from './sittings';

/** Minimum time between two bets of a player, ms (RTS 14), at games without their own pace. */
const SPIN = 2_500;

const waitRow = v.object({ wait: v.nullable(v.number()) });

/** Returns the round of a bet that was sent before with the same key. */
export const repeatedBet = async (tx: Query, { player }: Sitting, key: string): Promise<Round | undefined> =>
  (await roundsWhere(tx, 'player = $1 and key = $2', [player, key]))[0];

/** Rejects with `round.tooSoon` after a recent bet, and with `round.open` while a round of the game is running. */
export async function checkPace(
  tx: Query,
  { player, mode }: Sitting,
  { game, paceMs = SPIN }: { game: GameId | RoomGameId; paceMs?: number },
): Promise<void> {
  const [last] = await queryRows(
    tx,
    waitRow,
    'select ceil($2 - extract(epoch from now() - max(created_at)) * 1000)::int as wait from rounds where player = $1',
    [player, paceMs],
  );
  const wait = last?.wait ?? 0;
  if (wait > 0) throw new Rejection(429, 'round.tooSoon', wait);
  const unfinished = `player = $1 and game = $2 and mode = $3 and state in ('betting', 'open')`;
  if ((await roundsWhere(tx, unfinished, [player, game, mode])).length > 0) throw new Rejection(409, 'round.open');
}

/** Source of a round's chance: one of the player's seeds, a round of a table, or a seat in a room. */
export type Chance = {
  seed: string | null;
  table: string | null;
  room: string | null;
  seat: number | null;
  nonce: number;
};
export const NO_CHANCE: Chance = { seed: null, table: null, room: null, seat: null, nonce: 0 };

type NewRound = {
  key: string;
  game: GameId | RoomGameId;
  version: number;
  stake: bigint;
  /** Act sent with the stake. */
  act: unknown;
  chance: Chance;
};

/** Stores a round before its bet is sent. */
export async function insertRound(tx: Query, sitting: Sitting, round: NewRound): Promise<Round> {
  const { player, mode, session_id, currency, token_hash } = sitting;
  const { key, game, version, stake, act, chance } = round;
  const id = randomUUID();
  await tx.query(
    `insert into rounds (id, key, sitting, session_id, player, game, version, mode, currency, stake, acts, seed_id,
                         table_round, room, seat, nonce, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 'betting')`,
    [
      id,
      key,
      token_hash,
      session_id,
      player,
      game,
      version,
      mode,
      currency,
      stake,
      JSON.stringify([act]),
      chance.seed,
      chance.table,
      chance.room,
      chance.seat,
      chance.nonce,
    ],
  );
  return mustBe(lockedRound(tx, id));
}

export async function mustBe(round: Promise<Round | undefined>): Promise<Round> {
  const found = await round;
  if (!found) throw new Error('the round is gone');
  return found;
}
