import { and, eq } from 'drizzle-orm';
import type { ContractKind } from '../../contract/agent-contracts';
import type { Tx } from '../module-context';
import { teamPagesOff } from './tables';

/** Turns an agent's page of a kind of contracts off, or on again (s6.flag.agent-salary-pages). */
export async function setPage(tx: Tx, accountId: string, kind: ContractKind, on: boolean): Promise<void> {
  if (!on) await tx.insert(teamPagesOff).values({ accountId, kind }).onConflictDoNothing();
  else await tx.delete(teamPagesOff).where(and(eq(teamPagesOff.accountId, accountId), eq(teamPagesOff.kind, kind)));
}

/** The kinds whose pages are off for an agent. */
export async function pagesOff(tx: Tx, accountId: string): Promise<ContractKind[]> {
  const rows = await tx.select({ kind: teamPagesOff.kind }).from(teamPagesOff).where(eq(teamPagesOff.accountId, accountId));
  return rows.map(({ kind }) => kind);
}
