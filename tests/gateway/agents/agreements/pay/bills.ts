import { v7 } from 'uuid';
import { contractBills, contractRuns } from '../../../../../src/gateway/agents/agreements/pay/tables';
import type { Modules } from '../../../harness/modules';

/** Creates an old bill that paid nothing; returns its id. */
export async function billed({ ctx }: Pick<Modules, 'ctx'>, holderId: string): Promise<string> {
  const starts = new Date('2020-01-01T00:00:00Z');
  const ends = new Date('2020-01-02T00:00:00Z');
  const [run] = await ctx.db
    .insert(contractRuns)
    .values({ kind: 'daily', starts, ends, until: ends, at: ends })
    .returning();
  if (!run) throw new Error('a run without a row');
  const nothing = { got: 0n, given: 0n, debtBefore: 0n, paidBefore: 0n, pay: 0n, debtAfter: 0n };
  const id = v7();
  await ctx.db.insert(contractBills).values({ id, runId: run.id, holderId, kind: 'daily', ...nothing });
  return id;
}
