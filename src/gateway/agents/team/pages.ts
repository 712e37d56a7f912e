import { and, eq, inArray } from 'drizzle-orm';
import type { ContractKind } from '../../../contract/agents/agent-contracts';
import type { Tx } from '../../platform/context';
import { teamPagesOff } from './tables';

/** Turns an agent's page of a kind of agreements off, or on again (s6.flag.agent-salary-pages). */
export async function setPage(tx: Tx, accountId: string, kind: ContractKind, on: boolean): Promise<void> {
  if (!on) await tx.insert(teamPagesOff).values({ accountId, kind }).onConflictDoNothing();
  else await tx.delete(teamPagesOff).where(and(eq(teamPagesOff.accountId, accountId), eq(teamPagesOff.kind, kind)));
}

/** Parties and kind of an agreement; the giver is null for the house, which has no pages. */
type Parties = { giverId: string | null; holderId: string; kind: ContractKind };

/** Returns a predicate: an agreement's kind is off for one of its parties. */
export async function readPagesOff(tx: Tx, contracts: readonly Parties[]): Promise<(contract: Parties) => boolean> {
  const agents = contracts.flatMap(({ giverId, holderId }) => [giverId, holderId]).filter((id) => id !== null);
  const off = await tx.select().from(teamPagesOff).where(inArray(teamPagesOff.accountId, agents));
  return ({ giverId, holderId, kind }) =>
    off.some((page) => page.kind === kind && (page.accountId === giverId || page.accountId === holderId));
}

/** Returns the kinds whose pages are off for an agent. */
export async function pagesOff(tx: Tx, accountId: string): Promise<ContractKind[]> {
  const rows = await tx
    .select({ kind: teamPagesOff.kind })
    .from(teamPagesOff)
    .where(eq(teamPagesOff.accountId, accountId));
  return rows.map(({ kind }) => kind);
}
