import { v7 } from 'uuid';
import type { Tx } from '../module-context';
import { accountEvents } from './tables';

export type AccountEvent = Omit<typeof accountEvents.$inferInsert, 'id'>;

/** Records an event of an account in the audit log (asvs 16.3.1, 16.3.2): never a secret, never what a user typed. */
export async function recordAuditEvent(tx: Tx, event: AccountEvent): Promise<void> {
  await tx.insert(accountEvents).values({ id: v7(), ...event });
}
