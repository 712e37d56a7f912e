import type { Language } from '../../../contract';
import type { Tx } from '../../platform/context';
import { translate } from '../../platform/i18n';
import { type Title, titlesOf } from '../game/titles';
import { isLottery, lotteryTitle } from '../lottery/names';

/** The game, and the vendor, of bets from before there were facts: which it was is not known. */
const BEFORE = 'before';

/** What games of bets are called, by their ids, in a language. */
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
