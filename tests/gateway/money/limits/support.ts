import { openSession } from '../../../../src/gateway/identity/session/service';
import { credit } from '../../../../src/gateway/money/deposit/settle';
import { deposits } from '../../../../src/gateway/money/deposit/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const TEN_YEARS = 3_650 * DAY;

/** Sessions outlast the moved clock, and logging in needs no proof of work. */
export async function startForYears(): Promise<Modules> {
  const gateway = await startModules({ sessionIdle: TEN_YEARS, sessionAbsolute: TEN_YEARS });
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
  return gateway;
}

/** Credits a deposit now, minor units. */
export async function deposit({ ctx }: Pick<Modules, 'ctx'>, accountId: string, amount: bigint) {
  const at = await ctx.now();
  const row = { id: crypto.randomUUID(), accountId, amount };
  const fields = { method: 'nodi', state: 'credited', createdAt: at, expiresAt: at, settledAt: at } as const;
  await ctx.db.transaction(async (tx) => {
    await tx.insert(deposits).values({ ...row, ...fields, idempotencyKey: row.id });
    await credit(tx, row, at);
  });
}

/** Opens another session of the same player. */
export const again = async ({ ctx, as }: Modules, id: string) => as(await openSession(ctx, ctx.db, id));

export const rejection = (code: string, status = 409) => ({ code, status });
