import { toWire } from '../../../contract/money/money';
import { publicNumber } from '../../platform/public-number';
import type { PaidOrder } from '../payment/provider';
import type { deposits } from './tables';

type Row = typeof deposits.$inferSelect;

/** Returns the public number of a deposit: `D00000001`. */
export const numberOf = ({ number }: Pick<Row, 'number'>): string => publicNumber('D', number);

/** Returns the reference by which the provider knows a deposit. */
export const orderOf = (row: Row): PaidOrder => ({ order: row.id, number: numberOf(row), amount: toWire(row.amount) });
