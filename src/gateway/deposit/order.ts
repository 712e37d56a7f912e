import { toWire } from '../../contract/money';
import type { PaidOrder } from '../payment/provider';
import type { deposits } from './tables';

type Row = typeof deposits.$inferSelect;

/** What people read: `D00000001`. */
export const numberOf = ({ number }: Pick<Row, 'number'>): string => `D${number.toString().padStart(8, '0')}`;

/** What the provider knows a deposit by. */
export const orderOf = (row: Row): PaidOrder => ({ order: row.id, number: numberOf(row), amount: toWire(row.amount) });
