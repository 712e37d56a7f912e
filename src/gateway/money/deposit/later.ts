import { GATEWAY_SETTINGS } from '../../../contract';
import type { ModuleContext, Tx } from '../../platform/context';
import { enqueue } from '../../platform/jobs/enqueue';

export const EXPIRE = 'deposit.expire';
export const LOOK = 'deposit.look';
export const VOID = 'deposit.void';
export const RETURN = 'deposit.return';

/** Delay before the provider is first polled for a deposit, ms. The interval then doubles. */
export const FIRST_LOOK = 60_000;

/** Returns the job of a task for one deposit; a second one for the same deposit replaces the first. */
export const jobOf = (task: string, id: string) => ({ task, key: `${task}:${id}`, payload: { id } });

const promise = (tx: Tx, as: string, id: string): Promise<void> => {
  const { task, key, payload } = jobOf(as, id);
  return enqueue(tx, task, payload, { key });
};

/**
 * Enqueues the expiry of a deposit, in the transaction that starts it. Providers other than the demo's are also polled
 * before it, as their reports may get lost.
 */
export async function expireLater({ db, config }: ModuleContext, id: string): Promise<void> {
  const { task, key, payload } = jobOf(EXPIRE, id);
  await enqueue(db, task, payload, { key, wait: GATEWAY_SETTINGS.depositExpiresAfter });
  if (config.payments) await lookAgain(db, id, FIRST_LOOK);
}

/** Enqueues another poll of the provider after `wait` ms. */
export const lookAgain = (tx: Tx, id: string, wait: number): Promise<void> => {
  const { task, key, payload } = jobOf(LOOK, id);
  return enqueue(tx, task, { ...payload, wait }, { key, wait });
};

/** Enqueues the voiding of a cancelled deposit at the provider. */
export const voidLater = (tx: Tx, id: string) => promise(tx, VOID, id);

/** Enqueues the refund of a deposit that may not be credited. */
export const returnLater = (tx: Tx, id: string) => promise(tx, RETURN, id);
