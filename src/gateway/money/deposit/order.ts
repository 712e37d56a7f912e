import { toWire } from '../../../contract/money/money';
import { publicNumber } from '../../platform/public-number';
import type { PaidOrder } from '../payment/provider';
import type { deposits } from './tables';

type Row = typeof deposits.$inferSelect;

/** What people read: `D00000001`. */
export const numberOf = ({ number }: Pick<Row, 'number'>): string => publicNumber('D', number);

/** What the provider knows a deposit by. */
export const orderOf = (row: Row): PaidOrder => ({ order: row.id, number: numberOf(row), amount: toWire(row.amount) });
