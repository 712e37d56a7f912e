import type { Language } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { inZone } from '../../platform/csv';
import { translate } from '../../platform/i18n';
import { categoryTitle } from '../game/names';
import type { Title } from '../game/titles';
import { type BetRow, categoryOf, titleOf } from './record';

const TIMES: readonly string[] = ['at', 'settledAt'];
const COLUMNS = [
  'at',
  'settledAt',
  'game',
  'vendor',
  'category',
  'status',
  'stake',
  'validBet',
  'result',
  'roundId',
  'betId',
] as const;

/** Returns the header of a file of bets; columns of times name their zone. */
export const betColumns = (language: Language, zone: string): string[] =>
  COLUMNS.map((column) => inZone(translate(language, `bets.file.${column}`), TIMES.includes(column) ? zone : null));

/**
 * Returns a bet as the cells of a line: words in the player's language, times in their zone, amounts in
 * machine-readable form.
 */
export function betCells(
  bet: BetRow,
  titles: Map<string, Title>,
  language: Language,
  clock: (at: number) => string,
): string[] {
  const { gameName, vendorName } = titleOf(bet, titles);
  const category = categoryOf(bet);
  return [
    clock(bet.at),
    clock(bet.settled),
    gameName,
    vendorName,
    category === 'other' ? bet.category : categoryTitle(category, language),
    translate(language, `bets.${bet.ending ?? bet.status}`),
    toWire(bet.stake),
    toWire(bet.valid_bet),
    toWire(bet.result),
    bet.round_id,
    bet.bet_id,
  ];
}
