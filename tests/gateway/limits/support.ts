import { openSession } from '../../../src/gateway/session/service';
import { setModule } from '../../../src/gateway/system/service';
import { post } from '../../../src/gateway/wallet/ledger';
import { type Modules, startModules } from '../support/modules';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const TEN_YEARS = 3_650 * DAY;

/** Sessions outlast what the clock is moved by, and a log-in takes no puzzle. */
export async function startForYears(): Promise<Modules> {
  const gateway = await startModules({ sessionIdle: TEN_YEARS, sessionAbsolute: TEN_YEARS });
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
  return gateway;
}

/** A deposit that was credited now, minor units. */
export async function deposit({ ctx }: Modules, owner: string, amount: bigint) {
  const entries = [
    { owner: null, purpose: 'provider', amount: -amount },
    { owner, purpose: 'main', amount },
  ];
  await post(ctx.db, { key: crypto.randomUUID(), kind: 'deposit', entries }, await ctx.now());
}

/** Another log-in of the same player. */
export const again = async ({ ctx, as }: Modules, id: string) => as(await openSession(ctx, ctx.db, id));

export const refusal = (code: string, status = 409) => ({ code, status });
