import { GATEWAY_SETTINGS } from '../../../contract';
import type { ModuleContext, Tx } from '../../platform/context';
import { enqueue } from '../../platform/jobs/enqueue';

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
 * Enqueues the end of a deposit, in the transaction that starts it. A provider other than the demo's is also asked
 * before: its report may get lost.
 */
export async function expireLater({ db, config }: ModuleContext, id: string): Promise<void> {
  const { task, key, payload } = jobOf(EXPIRE, id);
  await enqueue(db, task, payload, { key, wait: GATEWAY_SETTINGS.depositExpiresAfter });
  if (config.payments) await lookAgain(db, id, FIRST_LOOK);
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
