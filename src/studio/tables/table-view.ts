import * as v from 'valibot';
import { sharedOf } from '../games';
import type { TableGame, VisiblePart } from '../games/game';
import type { Studio } from '../play/context';
import { queryRows } from '../store/query';
import { publishedChain } from './chains';
import { hasResult, type TableRound, tableRoundsWhere } from './table-rounds';

/** Number of earlier results that a table displays. */
const HISTORY = 12;

const countsRow = v.object({ players: v.number(), taken: v.number() });

/**
 * Returns the state of a table for all viewers: the current or last round, its stakes as counts, and earlier results.
 */
async function tableView(studio: Studio, game: TableGame) {
  const { pool } = studio.store;
  const rounds = await tableRoundsWhere(pool, `game = $1 order by created_at desc limit ${HISTORY + 1}`, [game]);
  const [current] = rounds;
  return {
    round: current ? await roundView(studio, current) : null,
    chain: current ? await publishedChain(pool, current.chain_id) : null,
    history: rounds.filter(hasResult).map(({ number, result }) => ({ number, result })),
  };
}

async function roundView({ store }: Studio, round: TableRound) {
  const [counts] = await queryRows(
    store.pool,
    countsRow,
    `select count(*)::int as players, count(*) filter (where state = 'settled' and payout > 0)::int as taken
       from rounds where table_round = $1 and state in ('open', 'settled')`,
    [round.id],
  );
  return {
    id: round.id,
    number: round.number,
    state: round.state,
    commitment: round.commitment,
    beacon: { name: round.beacon, round: round.beacon_round },
    closesAt: round.closes_at.getTime(),
    startsAt: round.starts_at?.getTime() ?? null,
    result: visibleResult(round),
    decision: decisionView(round),
    players: counts?.players ?? 0,
    taken: counts?.taken ?? 0,
  };
}

/** Returns the open decision: its number from 0, its end, and the cards that all players see; null if there is none. */
function decisionView({ game, state, result, decision, decide_by }: TableRound) {
  const { decisions } = sharedOf(game);
  if (state !== 'deciding' || !decisions || !result || !decide_by) return null;
  return { number: decision, decideBy: decide_by.getTime(), visible: decisions.visible(result, decision) };
}

/**
 * Returns the result that viewers may see: nothing before the break of a round that has one, then the state at the
 * break.
 */
export function visibleResult(round: TableRound): VisiblePart | null {
  if (hasResult(round)) return round.result;
  if (round.state !== 'secondPart' || round.result === null) return null;
  return sharedOf(round.game).atBreak?.(round.result) ?? null;
}

/** Publishes the state of each table that has viewers. */
export async function publishTables(studio: Studio): Promise<void> {
  for (const game of studio.viewers.tables()) {
    const state = JSON.stringify(await tableView(studio, game));
    studio.viewers.publish(game, await studio.now(studio.store.pool), state);
  }
}
