import type { ListFilter } from '../../../../machines/platform/list/list.machine';
import { amountOf } from '../../../contract/money/money';

/** Returns whether the amount of a filter can be read; an empty one filters nothing. */
export const isReadable = ({ min = '' }: ListFilter): boolean => min.trim() === '' || amountOf(min) !== null;

/** Query of a filter as the form has it; an empty field filters nothing. */
export function queryOf({ min = '', ...fields }: ListFilter): ListFilter {
  const chosen = Object.entries(fields).filter(([, value]) => value !== '');
  const amount = amountOf(min);
  return { ...Object.fromEntries(chosen), ...(amount !== null && { min: amount }) };
}
