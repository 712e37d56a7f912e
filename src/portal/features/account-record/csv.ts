import { i18n } from '@lingui/core';
import type { AccountRecord } from '../../../contract';
import { columnWords, kindWords, stateWords } from '../../parts/records/record-words';

/** The record as a file for spreadsheets: words in the language of the page, sums and times as a program reads them (own.account-record.export). */
export function csvOf(records: readonly AccountRecord[]): string {
  const { at, kind, state, number, method, counterpart, amount, balanceAfter } = columnWords;
  const head = [...[at, kind, state, number, method, counterpart, amount, balanceAfter].map((word) => i18n._(word)), 'id'];
  const rows = records.map((one) => [
    localTime(one.at),
    i18n._(kindWords[one.kind]),
    i18n._(stateWords[one.state]),
    one.number ?? '',
    one.method ?? '',
    one.counterpart ?? '',
    one.amount,
    one.balanceAfter,
    one.id,
  ]);
  return [head, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** By the player's own clock: `2026-11-20 19:12:05`. */
function localTime(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}
