import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { SETTINGS } from '../../../../../src/contract';
import { CONTRACT_KINDS } from '../../../../../src/contract/agents/agent-contracts';
import { fromWire } from '../../../../../src/contract/money/money';
import { settleAll } from '../../../../../src/gateway/agents/agreements/pay/settle';
import { balanceOf } from '../../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../../src/gateway/money/wallet/service';
import { transact } from '../../../../../src/gateway/platform/database/transact';
import { verifyRollups } from '../../../../../src/gateway/play/bets/rollups';
import { startModules } from '../../../harness/modules';
import {
  betsOf,
  billed,
  DAY,
  dealsIn,
  eventsOf,
  figuresOf,
  fixtureIn,
  HOUR,
  happen,
  playsIn,
  reach,
  salaries,
  settled,
} from './fixture';
import { earned } from './oracle';

const WEEK = 8 * DAY;
const open: Awaited<ReturnType<typeof startModules>>[] = [];
const started = async () => {
  const gateway = await startModules();
  open.push(gateway);
  return { gateway, fixture: await fixtureIn(gateway) };
};
afterEach(async () => {
  for (const { ctx } of open) {
    expect((await verifyLedger(ctx)).problems).toEqual([]);
    expect((await verifyRollups(ctx)).problems).toEqual([]);
  }
});
afterAll(async () => {
  for (const gateway of open) await gateway.close();
});

describe('week', () => {
  test('P9, P1: bills of three levels equal a fold over raw facts, and the house pays their sum', {
    tags: ['extended'],
  }, async () => {
    const { gateway, fixture } = await started();
    // Cancellations follow within the minute, since the oracle knows no closed periods.
    const bets = betsOf(150, 7).map((bet) => ({
      ...bet,
      cancelledAfter: bet.cancelledAfter && bet.minute % 60 < 59 ? 1 : null,
    }));
    await happen(gateway, fixture, eventsOf(bets), new Map());
    await reach(gateway, fixture.begins + WEEK);
    await settled(gateway);
    const deals = await dealsIn(gateway);
    const plays = await playsIn(gateway);
    const all = await billed(gateway);
    const agents = fixture.agents.map(({ id }) => id);
    const activeFrom = fromWire(SETTINGS.contracts.activeFrom);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(CONTRACT_KINDS));
    for (const { holder, kind, starts, ends, own } of all) {
      const oracle = earned(
        agents,
        deals.filter(({ terms }) => terms.kind === kind),
        plays,
        { start: starts, end: ends },
        activeFrom,
      );
      expect([kind, starts, own]).toEqual([kind, starts, oracle[agents.indexOf(holder)]]);
    }
    // Every period with bets has a bill.
    const days = new Set(
      plays
        .filter(({ path }) => path.includes(agents[0] ?? ''))
        .map(({ at }) => Math.floor((at - fixture.begins) / DAY)),
    );
    expect(all.filter(({ kind, holder }) => kind === 'daily' && holder === agents[0])).toHaveLength(
      [...days].filter((day) => day < 8).length,
    );
    const wallets = await Promise.all(agents.map((id) => balanceOf(gateway.ctx.db, id)));
    expect(wallets.map(String)).toEqual(
      agents.map((id) => String(all.filter(({ holder }) => holder === id).reduce((sum, { pay }) => sum + pay, 0n))),
    );
    expect(wallets.every((sum) => sum > 0n)).toBe(true);
  });

  test('P2, P3: three concurrent workers with crashes pay exactly what an undisturbed week pays', {
    tags: ['extended'],
  }, async () => {
    const calm = await started();
    const torn = await started();
    const events = eventsOf(betsOf(120, 11)).filter(({ minute }) => minute * 60_000 < WEEK);
    const played = new Map();
    for (let hour = 0; hour <= WEEK / HOUR; hour += 7) {
      const due = events.filter(({ minute }) => minute >= (hour - 7) * 60 && minute < hour * 60);
      await happen(calm.gateway, calm.fixture, due, played);
      await reach(calm.gateway, calm.fixture.begins + hour * HOUR);
      await settled(calm.gateway);
    }
    await happen(
      calm.gateway,
      calm.fixture,
      events.filter(({ minute }) => minute >= Math.floor(WEEK / HOUR / 7) * 7 * 60),
      played,
    );
    await reach(calm.gateway, calm.fixture.begins + WEEK);
    await settled(calm.gateway);

    await happen(torn.gateway, torn.fixture, events, new Map());
    await reach(torn.gateway, torn.fixture.begins + WEEK);
    // The first run dies before it commits, the second after writing all bills and before paying any.
    const dies = transact(torn.gateway.ctx, async (_, within) => {
      await settled({ ...torn.gateway, ctx: within });
      throw new Error('killed');
    });
    await expect(dies).rejects.toThrow('killed');
    expect(await salaries(torn.gateway)).toEqual({ made: 0, sum: '0' });
    await settleAll(torn.gateway.ctx);
    await Promise.all([0, 1, 2].map(() => settled(torn.gateway)));
    const once = await salaries(torn.gateway);
    await Promise.all([0, 1, 2].map(() => settled(torn.gateway)));
    expect(await salaries(torn.gateway)).toEqual(once);
    expect(once?.made).toBeGreaterThan(40);
    expect(once).toEqual(await salaries(calm.gateway));
    expect(await figuresOf(torn.gateway, torn.fixture)).toEqual(await figuresOf(calm.gateway, calm.fixture));
  });
});
