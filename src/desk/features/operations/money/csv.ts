import { i18n } from '@lingui/core';
import type { MoneyReport } from '../../../../../machines/operations/desk-money/desk-money.machine';
import { MONEY_FIGURES } from '../../../../contract/operations/money';
import { csvText } from '../../../../ui/csv';
import { amountWord, betsWord, countWord, figureWords, type MoneyFigure, noAgentWord, partWords } from './money-words';
import { sourceName } from './source-name';

type Figures = Partial<Record<MoneyFigure, string>>;

/**
 * Renders a report as CSV, one line for each row of the page's tables: labels in the page's language, amounts
 * machine-readable (own.desk-app.money-file).
 */
export function csvOf(report: MoneyReport): string {
  const word = (part: keyof typeof partWords) => i18n._(partWords[part]);
  const figures = (row: Figures) => MONEY_FIGURES.map((figure) => row[figure] ?? '');
  const line = (part: keyof typeof partWords, name: string, row: Figures, bets = '') => [
    word(part),
    name,
    ...figures(row),
    bets,
    '',
    '',
  ];
  const head = [
    `${report.from} – ${report.to}`,
    '',
    ...MONEY_FIGURES.map((figure) => i18n._(figureWords[figure])),
    i18n._(betsWord),
    i18n._(countWord),
    i18n._(amountWord),
  ];
  const offers = report.offers.map((offer) => [
    ...[word('offers'), sourceName(offer), ...figures({})],
    ...['', String(offer.count), offer.amount],
  ]);
  return csvText([
    head,
    line('total', '', report.total, String(report.bets)),
    ...report.days.map(({ day, ...row }) => line('days', day, row)),
    ...report.categories.map(({ name, bets, ...row }) => line('categories', name, row, String(bets))),
    ...report.vendors.map(({ name, bets, ...row }) => line('vendors', name, row, String(bets))),
    ...report.agents.map(({ agent, ...row }) => line('agents', agent ?? i18n._(noAgentWord), row)),
    ...offers,
  ]);
}
