/** @module-tag extended */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PAYMENT_PASSWORD } from '../../../src/gateway/demo/accounts';
import { resetDemo } from '../../../src/gateway/demo/plant';
import { seedDemo } from '../../../src/gateway/demo/seed';
import { accountByName } from '../../../src/gateway/identity/account/service';
import { uplineAt } from '../../../src/gateway/identity/account/tree';
import { openSession } from '../../../src/gateway/identity/session/service';
import { balanceOf } from '../../../src/gateway/money/wallet/accounts';
import { credit, verifyLedger } from '../../../src/gateway/money/wallet/service';
import { currentKey } from '../../../src/gateway/platform/payload-encryption/keys';
import { readSettings, setMaintenance, setModule, setRegion } from '../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules({ sessionIdle: 86_400_000 });
});
afterAll(() => gateway.close());

const accounts = async () => {
  const { rows } = await gateway.ctx.db.execute(sql`select user_name, type from accounts order by user_name`);
  return rows.map(({ user_name, type }) => `${user_name} ${type}`);
};
const DEMO = ['agent 1', 'default 0', 'downline 0', 'expired 0', 'firsttime 0', 'player 0'];

test('has documented accounts for scripts', async () => {
  expect(await accounts()).toEqual(DEMO);
  const player = await accountByName(gateway.ctx.db, 'player');
  expect(player).toMatchObject({ mobile: '+8801712345678', email: 'player@example.test' });
  expect(await balanceOf(gateway.ctx.db, player?.id ?? '')).toBe(2_500_000n);
  const agent = await accountByName(gateway.ctx.db, 'agent');
  const downline = await accountByName(gateway.ctx.db, 'downline');
  expect(await uplineAt(gateway.ctx.db, downline?.id ?? '', await gateway.ctx.now())).toBe(agent?.id);
});

test('the player has a consistent history of play, deposits, withdrawals and accounts', async () => {
  const { ctx } = gateway;
  const id = (await accountByName(ctx.db, 'player'))?.id ?? '';
  const client = gateway.as(await openSession(ctx, ctx.db, id));
  const states = (list: { state: string }[]) => list.map(({ state }) => state);
  expect(states((await client.deposits({})).list)).toEqual(['expired', 'credited', 'failed', 'credited', 'credited']);
  const withdrawals = (await client.withdrawals({})).list;
  expect(states(withdrawals)).toEqual([
    'requested',
    'disbursed',
    'refunded',
    'countedReceived',
    'rejected',
    'received',
  ]);
  expect(withdrawals.map(({ number }) => number).sort()[0]).toBe('W00000001');
  expect(withdrawals[1]?.permitted).toContain('player.received');
  expect(await client.withdrawalTerms()).toMatchObject({
    available: '25000.00',
    turnoverRemaining: '0.00',
    paymentPassword: 'set',
  });
  expect(await client.merchantWallet()).toMatchObject({ main: '25000.00', locked: '1500.00' });
  const loss = await client.personalLoss({});
  expect(loss.days.length).toBeGreaterThan(15);
  expect(loss.days.map(({ profit }) => profit.startsWith('-'))).toEqual(expect.arrayContaining([true, false]));
  expect((await client.bankAccounts()).list).toMatchObject([{ provider: 'Nodi Pay' }, { provider: 'Meghla Bank' }]);
  expect(await verifyLedger(ctx)).toMatchObject({ problems: [] });
  const withdrawalRequest = { bankAccountId: withdrawals[0]?.to.id ?? '', amount: '500.00' };
  const extras = { idempotencyKey: crypto.randomUUID() };
  expect(await client.withdraw({ ...withdrawalRequest, paymentPassword: DEMO_PAYMENT_PASSWORD }, extras)).toMatchObject(
    {
      state: 'requested',
    },
  );
  await gateway.later(31 * 60_000);
  await gateway.runJobs();
  expect(await client.withdrawal({ id: withdrawals[1]?.id ?? '' })).toMatchObject({ state: 'countedReceived' });
});

test('concurrent starts create it once, and later ones keep it', async () => {
  await gateway.ctx.db.execute(sql`update accounts set nickname = 'kept' where user_name = 'player'`);
  await Promise.all(Array.from({ length: 5 }, () => seedDemo(gateway.ctx)));
  expect(await accounts()).toEqual(DEMO);
  expect((await accountByName(gateway.ctx.db, 'player'))?.nickname).toBe('kept');
});

test('a reset restores its initial state; open pages keep their key', async () => {
  const { ctx } = gateway;
  const key = await currentKey(ctx);
  const before = await accountByName(ctx.db, 'player');
  await credit(ctx, before?.id ?? '', 5n, 'more');
  await Promise.all([setMaintenance(ctx, null), setRegion(ctx, 'BD', true), setModule(ctx, 'SLIDEVERIF', false)]);
  await resetDemo(ctx);
  const after = await accountByName(ctx.db, 'player');
  expect([await accounts(), await balanceOf(ctx.db, after?.id ?? '')]).toEqual([DEMO, 2_500_000n]);
  expect(await readSettings(ctx)).toMatchObject({ maintenance: false, blockedRegions: [] });
  expect(await currentKey(ctx)).toEqual(key);
});

test('without the demo there are no accounts and no reset [asvs 6.3.2]', async () => {
  const empty = await startModules({ demo: false });
  const { rows } = await empty.ctx.db.execute(sql`select count(*)::int as accounts from accounts`);
  expect(rows).toEqual([{ accounts: 0 }]);
  await expect(resetDemo(empty.ctx)).rejects.toThrow('there is no demo');
  await empty.close();
});
