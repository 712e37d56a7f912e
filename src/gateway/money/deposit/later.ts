import { type SQL, sql } from 'drizzle-orm';
import { GATEWAY_SETTINGS } from '../../../contract';
import type { ModuleContext, Tx } from '../../platform/context';
import { enqueue, enqueueSql } from '../../platform/jobs/enqueue';

export const [EXPIRE, LOOK, VOID, RETURN] = [
  'deposit.expire',
  'deposit.look',
  'deposit.void',
  'deposit.return',
] as const;

/** Ms until the provider is asked how a deposit stands that it has said nothing of; then each time twice as long. */
export const FIRST_LOOK = 60_000;

/** What does it for one deposit; a second one for the same takes the place of the first. */
export const jobOf = (task: string, id: string) => ({ task, key: `${task}:${id}`, payload: { id } });

const promise = (tx: Tx, as: string, id: string): Promise<void> => {
  const { task, key, payload } = jobOf(as, id);
  return enqueue(tx, task, payload, { key });
};

/**
 * Has a deposit expire when its time is over, and where its provider is not the demo's has it asked before whether it was paid: a word of
 * its that never comes is not missed. A part of the question in which it is begun.
 */
export function expireLaterSql({ config }: ModuleContext, id: string): SQL {
  const { task, key, payload } = jobOf(EXPIRE, id);
  const expires = enqueueSql(task, payload, { key, wait: GATEWAY_SETTINGS.depositExpiresAfter });
  if (!config.payments) return sql`(${expires}) is not null`;
  const look = jobOf(LOOK, id);
  const looks = enqueueSql(look.task, { ...look.payload, wait: FIRST_LOOK }, { key: look.key, wait: FIRST_LOOK });
  // Of an array each is done; an `and` would stop at the first that is not true, and a row with a null in it is not.
  return sql`array[(${expires})::text, (${looks})::text] is not null`;
}

/** Has the provider asked again how a deposit stands, so many ms later. */
export const lookAgain = (tx: Tx, id: string, wait: number): Promise<void> => {
  const { task, key, payload } = jobOf(LOOK, id);
  return enqueue(tx, task, { ...payload, wait }, { key, wait });
};

/** Has the provider take no money for a deposit any more that was given up. */
export const voidLater = (tx: Tx, id: string) => promise(tx, VOID, id);

/** Has the provider send the money of a deposit back that may not be credited. */
export const returnLater = (tx: Tx, id: string) => promise(tx, RETURN, id);
