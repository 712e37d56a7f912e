import type { Language } from '../../contract';
import { toWire } from '../../contract/money';
import { categoryTitle } from '../game/names';
import type { Title } from '../game/titles';
import { translate } from '../messages';
import { type BetRow, categoryOf, titleOf } from './record';

const COLUMNS = ['at', 'settledAt', 'game', 'vendor', 'category', 'status', 'stake', 'validBet', 'result', 'roundId', 'betId'] as const;

/** By its first character spreadsheets know that it is UTF-8. */
export const headOf = (language: Language): string =>
  `\ufeff${lineOf(COLUMNS.map((column) => translate(language, `bets.file.${column}`)))}`;

/** A bet as a line: words in the player's language, times of their zone, sums as a program reads them. */
export function betLine(bet: BetRow, titles: Map<string, Title>, language: Language, clock: Intl.DateTimeFormat): string {
  const { gameName, vendorName } = titleOf(bet, titles);
  const category = categoryOf(bet);
  return lineOf([
    localTime(bet.at, clock),
    localTime(bet.settled, clock),
    gameName,
    vendorName,
    category === 'other' ? bet.category : categoryTitle(category, language),
    translate(language, `bets.${bet.status}`),
    toWire(bet.stake),
    toWire(bet.valid_bet),
    toWire(bet.result),
    bet.round_id,
    bet.bet_id,
  ]);
}

export const clockOf = (zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
/** `2026-11-20 19:12:05`. */
const localTime = (time: number, clock: Intl.DateTimeFormat) => clock.format(time);

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** A spreadsheet takes what begins so for a formula, and would carry it out: with an apostrophe before it, it is text. */
const FORMULA = /^[=+\-@\t\r]/;
const cellOf = (cell: string): string => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
