import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { type Language, SETTINGS, type Winner } from '../../contract';
import { toWire } from '../../contract/money';
import { accounts } from '../account/tables';
import { betFacts } from '../facts/tables';
import type { Tx } from '../module-context';
import type { Catalogue } from './catalogue';
import { nameIn } from './names';
import { games } from './tables';
import { gameView } from './view';

const DOTS = '•••••';
/** As much of a user name as its owner knows it by: `rahim` is shown as `r•••••m`, the same whatever its length. */
export const maskedName = (userName: string): string => `${userName.slice(0, 1)}${DOTS}${userName.slice(-1)}`;

/** What was won last (s7.relay.rank-list): bets as they are now, of real accounts, with all that came back. */
export async function latestWinners(tx: Tx, all: Catalogue, language: Language): Promise<Winner[]> {
  const rows = await tx
    .select({ userName: accounts.userName, result: betFacts.result, at: betFacts.createdAt, game: games })
    .from(betFacts)
    .innerJoin(accounts, eq(accounts.id, betFacts.accountId))
    .innerJoin(games, eq(games.gameId, betFacts.game))
    .where(and(eq(betFacts.status, 'won'), ne(accounts.type, SETTINGS.trialType), STILL_SO))
    .orderBy(desc(betFacts.createdAt), desc(betFacts.id))
    .limit(SETTINGS.games.winners);
  return rows.map(({ userName, result, at, game }) => {
    const { gameId, vendorName, gameType } = gameView(game, all, language);
    const played = { gameId, gameName: nameIn(game, language), vendorName, gameType };
    return { player: maskedName(userName), ...played, amount: toWire(result), at: at.getTime() };
  });
}

/** No later fact says otherwise. */
const STILL_SO = sql`not exists (select from bet_facts later where later.replaces = ${betFacts}.id)`;
