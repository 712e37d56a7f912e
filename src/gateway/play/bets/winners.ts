import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Language, SETTINGS, type Winner } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { accounts, maskedName } from '../../identity';
import type { Tx } from '../../platform/context';
import type { Catalogue } from '../game/catalogue';
import { games } from '../game/tables';
import { gameView } from '../game/view';
import { isLottery, lotteryTitle } from '../lottery/names';
import { betFacts } from './tables';

/**
 * Returns the latest wins of real accounts (s7.relay.rank-list): current bets with their total return, lotteries
 * included.
 */
export async function latestWinners(tx: Tx, all: Catalogue, language: Language): Promise<Winner[]> {
  const rows = await tx
    .select({ userName: accounts.userName, bet: betFacts, gameId: GAME_ID })
    .from(betFacts)
    .innerJoin(accounts, eq(accounts.id, betFacts.accountId))
    .where(and(eq(betFacts.status, 'won'), ne(accounts.type, SETTINGS.trialType), STILL_SO, IS_KNOWN))
    .orderBy(desc(betFacts.createdAt), desc(betFacts.id))
    .limit(SETTINGS.games.winners);
  const ids = rows.flatMap(({ gameId }) => gameId ?? []);
  const known = ids.length > 0 ? await tx.select().from(games).where(inArray(games.gameId, ids)) : [];
  return rows.map(({ userName, bet, gameId }) => {
    const game = known.find((row) => row.gameId === gameId);
    const won = { player: maskedName(userName), gameId, amount: toWire(bet.result), at: bet.createdAt.getTime() };
    if (isLottery(bet.game)) return { ...won, ...lotteryTitle(bet.game, language), gameType: 'LOTT' };
    if (!game) throw new Error(`${bet.game} is neither a lottery nor in the catalogue`);
    const { gameName, vendorName, gameType } = gameView(game, all, language);
    return { ...won, gameName, vendorName, gameType };
  });
}

/** SQL condition: no later fact replaces it. */
const STILL_SO = sql`not exists (select from bet_facts later where later.replaces = ${betFacts}.id)`;

/**
 * SQL expression: the catalogue's game of the bet; for a lottery order, that of its first play. Null if the catalogue
 * has none.
 */
const GAME_ID = sql<string | null>`case ${betFacts}.studio when 'lottery' then (select g.game_id from lottery_orders o
    join games g on g.game_code = o.lottery and g.play_type = o.lines -> 0 ->> 'play' where o.id = ${betFacts}.bet_id::uuid order by g.place limit 1)
  else (select g.game_id from games g where g.game_id = ${betFacts}.game) end`;
const IS_KNOWN = sql`(${betFacts}.studio = 'lottery' or exists (select from games g where g.game_id = ${betFacts}.game))`;
