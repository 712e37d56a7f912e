import * as v from 'valibot';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { amountOf } from '../../../../contract/money/money';
import { withdrawalQueueQuery } from '../../../../contract/operations/withdrawal-queue';

/** Returns whether the amount of a filter can be read; an empty one filters nothing. */
export const isReadable = ({ min = '' }: ListFilter): boolean => min.trim() === '' || amountOf(min) !== null;

/** Query of a filter as the form has it; an empty field filters nothing. */
export function queryOf({ min = '', ...fields }: ListFilter): v.InferInput<typeof withdrawalQueueQuery> {
  const chosen = Object.entries(fields).filter(([, value]) => value !== '');
  const amount = amountOf(min);
  return v.parse(withdrawalQueueQuery, { ...Object.fromEntries(chosen), ...(amount !== null && { min: amount }) });
}
