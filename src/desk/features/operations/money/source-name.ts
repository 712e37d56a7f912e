import { i18n } from '@lingui/core';
import type { MoneyReport } from '../../../../../machines/operations/desk-money/desk-money.machine';
import { sourceWords } from './money-words';

/** Name of a row of bonuses: its offer, or its source. */
export function sourceName({ source, title }: Pick<MoneyReport['offers'][number], 'source' | 'title'>): string {
  const word = sourceWords(source);
  return title ?? (word ? i18n._(word) : source);
}
