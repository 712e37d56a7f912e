import { i18n } from '@lingui/core';
import type { AccountRecord } from '../../../../contract';
import { csvText } from '../../../../ui/csv';
import { siteZone } from '../../../../ui/site-clock';
import { siteTime } from '../../../../ui/site-zone';
import { columnWords, kindWords, stateWords } from '../../../parts/records/record-words';

/**
 * Renders records as CSV for spreadsheets: labels in the page's language, machine-readable amounts and times, the
 * site's time zone in the header (own.account-record.export).
 */
export function csvOf(records: readonly AccountRecord[]): string {
  const { at, kind, state, number, method, counterpart, amount, balanceAfter } = columnWords;
  const words = [kind, state, number, method, counterpart, amount, balanceAfter].map((word) => i18n._(word));
  const head = [`${i18n._(at)} (${siteZone()})`, ...words, 'id'];
  const rows = records.map((record) => [
    siteTime(record.at),
    i18n._(kindWords[record.kind]),
    i18n._(stateWords[record.state]),
    record.number ?? (record.bet ? `${record.bet.game} · ${record.bet.round}` : ''),
    record.method ?? '',
    record.counterpart ?? '',
    record.amount,
    record.balanceAfter,
    record.id,
  ]);
  return csvText([head, ...rows]);
}
