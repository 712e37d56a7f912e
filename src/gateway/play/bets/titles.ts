import type { Language } from '../../../contract';
import type { Tx } from '../../platform/context';
import { translate } from '../../platform/i18n';
import { type Title, titlesOf } from '../game/titles';
import { isLottery, lotteryTitle } from '../lottery/names';

/** Placeholder game and vendor of bets older than the bet ledger. */
const BEFORE = 'before';

/** Returns the titles of bets' games in a language, by game id. */
export async function betTitles(
  tx: Tx,
  bets: readonly { game: string }[],
  language: Language,
): Promise<Map<string, Title>> {
  const games = bets.map(({ game }) => game);
  const titles = await titlesOf(tx, games, language);
  for (const game of games) if (isLottery(game)) titles.set(game, lotteryTitle(game, language));
  return titles.set(BEFORE, { gameName: translate(language, 'bets.before'), vendorName: '–' });
}
