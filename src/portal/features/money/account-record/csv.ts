import { i18n } from '@lingui/core';
import type { AccountRecord } from '../../../../contract';
import { siteZone } from '../../../../ui/site-clock';
import { siteTime } from '../../../../ui/site-zone';
import { columnWords, kindWords, stateWords } from '../../../parts/records/record-words';

/**
 * The record as a file for spreadsheets: words in the language of the page, sums and times as a program reads them, the
 * site's zone in the head (own.account-record.export).
 */
export function csvOf(records: readonly AccountRecord[]): string {
  const { at, kind, state, number, method, counterpart, amount, balanceAfter } = columnWords;
  const words = [kind, state, number, method, counterpart, amount, balanceAfter].map((word) => i18n._(word));
  const head = [`${i18n._(at)} (${siteZone()})`, ...words, 'id'];
  const rows = records.map((one) => [
    siteTime(one.at),
    i18n._(kindWords[one.kind]),
    i18n._(stateWords[one.state]),
    one.number ?? (one.bet ? `${one.bet.game} · ${one.bet.round}` : ''),
    one.method ?? '',
    one.counterpart ?? '',
    one.amount,
    one.balanceAfter,
    one.id,
  ]);
  return [head, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
