import { and, eq, sql } from 'drizzle-orm';
import type { LimitPeriod } from '../../contract';
import type { Tx } from '../module-context';
import { MAIN } from './accounts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './tables';

/** How far back each period reaches from now. */
const SPANS = { day: '24 hours', week: '7 days', month: '1 month' } as const satisfies Record<LimitPeriod, string>;

const since = (period: LimitPeriod) => sql`${ledgerEntries.createdAt} > app_now() - ${SPANS[period]}::interval`;
const sumOf = (period: LimitPeriod) => sql<string>`coalesce(sum(${ledgerEntries.amount}) filter (where ${since(period)}), 0)::text`;

/** What a player has deposited in the last 24 hours, 7 days and month, minor units; what waits at a provider is not among it. */
export async function depositedIn(tx: Tx, ownerId: string): Promise<Record<LimitPeriod, bigint>> {
  const [row] = await tx
    .select({ day: sumOf('day'), week: sumOf('week'), month: sumOf('month') })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(and(eq(ledgerAccounts.ownerId, ownerId), eq(ledgerAccounts.purpose, MAIN), eq(ledgerTransfers.kind, 'deposit'), since('month')));
  return { day: BigInt(row?.day ?? 0), week: BigInt(row?.week ?? 0), month: BigInt(row?.month ?? 0) };
}
