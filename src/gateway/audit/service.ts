import { v7 } from 'uuid';
import type { Tx } from '../module-context';
import { accountEvents } from './tables';

export type AccountEvent = Omit<typeof accountEvents.$inferInsert, 'id'>;

/** Writes down what happened to an account (asvs 16.3.1, 16.3.2): never a secret, never what somebody typed. */
export async function record(tx: Tx, event: AccountEvent): Promise<void> {
  await tx.insert(accountEvents).values({ id: v7(), ...event });
}
