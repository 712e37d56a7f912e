import { randomUUID } from 'node:crypto';
import { LifecycleError } from '../../lifecycle';
import { BEACONS, publishedAt, roundAt } from '../../lottery/fair/beacon';
import { stream } from '../fair/stream';
import { GAMES, sharedOf } from '../games';
import type { TableGame } from '../games/game';
import type { Studio } from '../play/context';
import { lockChain, nextSeed } from './chains';
import { KINDS } from './kinds';
import { overdueTimers } from './lifecycle-store';
import { CHARTS } from './progress';
import { LIVE, type TableRound, tableRoundOf, tableRoundsWhere, tableSource } from './table-rounds';

/** Time from the close to the beacon's signature, which is unknown while bets are open. */
const MARGIN_MS = 3_000;
const BEACON_MS = 60_000;

/** Takes every due step of tables, and opens rounds at tables that are watched. */
export async function turnTables(studio: Studio): Promise<void> {
  await expireDue(studio);
  const live = await tableRoundsWhere(studio.store.pool, LIVE);
  for (const round of live) await turnRound(studio, round);
  const idle = studio.viewers.watched().filter((game) => !live.some((round) => round.game === game));
  for (const game of idle) await openRound(studio, game);
}

async function turnRound(studio: Studio, round: TableRound) {
  if (round.state === 'closed') await decide(studio, round);
  else await kindOf(round.game).follow?.(studio, round);
}

const kindOf = (game: TableGame) => KINDS[sharedOf(game).chart];

async function expireDue(studio: Studio) {
  const { pool } = studio.store;
  for (const { id, key } of await overdueTimers(pool, await studio.now(pool), Object.keys(CHARTS)))
    await studio.store.transact(async (tx) => {
      const { game } = await tableRoundOf(tx, id);
      await kindOf(game).expire(tx, studio, { id, key });
    });
}

/**
 * Opens a round with the next seed of the chain; its bets close early enough for the beacon's round to follow after the
 * margin.
 */
async function openRound(studio: Studio, game: TableGame): Promise<void> {
  const { beacon, betMs } = studio.settings;
  await studio.store.transact(async (tx) => {
    // Other processes wait here until the round is stored.
    await lockChain(tx, studio, game);
    const live = await tableRoundsWhere(tx, `game = $1 and ${LIVE}`, [game]);
    if (live.length > 0) return;
    const { chainId, number, commitment } = await nextSeed(tx, studio, game);
    const now = await studio.now(tx);
    const beaconRound = roundAt(BEACONS[beacon], now.getTime() + betMs + MARGIN_MS);
    const closesAt = new Date(publishedAt(BEACONS[beacon], beaconRound) - MARGIN_MS);
    const id = randomUUID();
    await tx.query(
      `insert into table_rounds (id, game, version, chain_id, number, commitment, beacon, beacon_round, state, closes_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'betting', $9)`,
      [id, game, GAMES[game].version, chainId, number, commitment, beacon, beaconRound, closesAt],
    );
    const { pauseMs } = sharedOf(game);
    const input = { betMs: closesAt.getTime() - now.getTime(), beaconMs: BEACON_MS, pauseMs };
    await kindOf(game).open(tx, studio, game, { id, at: now, input });
  });
}

/** Fetches the signature that decides a closed round; does nothing while the beacon is silent. */
async function decide(studio: Studio, round: TableRound) {
  const { pool } = studio.store;
  const now = await studio.now(pool);
  if (publishedAt(BEACONS[round.beacon], round.beacon_round) > now.getTime()) return;
  const signature = await studio.beacon(round.beacon_round);
  if (signature === null) return;
  const { source } = await tableSource(pool, studio, round, signature);
  const result = sharedOf(round.game).result(stream(source), source.nonce);
  const decided = { id: round.id, note: { signature, result } };
  await studio.store
    .transact((tx) => kindOf(round.game).decide(tx, studio, round.game, decided))
    .catch((error: unknown) => {
      // Another process was faster.
      if (!(error instanceof LifecycleError)) throw error;
    });
}
