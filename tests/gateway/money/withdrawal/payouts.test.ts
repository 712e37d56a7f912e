import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { overduePayouts } from '../../../../src/gateway/money/withdrawal/payouts';
import { payouts, withdrawalSteps } from '../../../../src/gateway/money/withdrawal/tables';
import { startModules } from '../../harness/modules';
import { on, operate, PIXEL } from '../wallet/support';
import { command, payoutProvider } from './payout-support';

const MINUTE = 60_000;
const gateway = await startModules({ sessionIdle: 24 * 60 * MINUTE });
const { approved, query, notify, lastOf, payoutsOf, ordersOf, way, normal } = payoutProvider(gateway);
beforeEach(() => normal());
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

/** A withdrawal that the provider has accepted; its events are the test's. */
async function accepted() {
  const player = await approved();
  await way('late', '10d');
  await operate(gateway, 'send', player.withdrawalId);
  await query();
  expect(await player.state()).toBe('sent');
  return player;
}
const takenBy = async (id: string) =>
  (await gateway.ctx.db.select().from(withdrawalSteps).where(eq(withdrawalSteps.withdrawalId, id)))
    .sort((a, b) => a.version - b.version)
    .map((step) => `${step.state} ${step.takenBy}`);

test('a payout is ordered with its payee under a key of its own, and paid [own.payout.provider]', async () => {
  const player = await approved();
  expect(await operate(gateway, 'send', player.withdrawalId)).toEqual({ state: 'sending' });
  expect([await player.state(), await player.sum()]).toEqual(['sending', '0.00']);
  await query();
  const { id, state, attempt } = await lastOf(player.withdrawalId);
  expect([await player.state(), state, attempt]).toEqual(['disbursed', 'paid', 1]);
  expect(await ordersOf(player.withdrawalId)).toMatchObject([
    { payoutId: id, amount: '1000.00', payee: { kind: 'ewallet', provider: 'Nodi Pay', holder: 'Rupa Akter' } },
  ]);
  expect(await takenBy(player.withdrawalId)).toEqual([
    'requested player',
    'approved operator:admin',
    'sending operator:admin',
    'disbursed provider',
  ]);
});

test('events carry an accepted payout on to paid, and messages reach the player [own.payout.provider]', async () => {
  const player = await accepted();
  expect(await notify(player.withdrawalId, { type: 'payout.processing' })).toBe('200 heard');
  expect(await player.state()).toBe('sent');
  expect(await notify(player.withdrawalId, {})).toBe('200 heard');
  const { number } = await player.client.withdrawal({ id: player.withdrawalId });
  expect(await player.state()).toBe('disbursed');
  const texts = (await gateway.sent()).filter(({ body }) => body.includes(number)).map(({ body }) => body);
  expect(texts.some((text) => text.includes('is paid out'))).toBe(true);
});

describe('events [own.payout.once]', () => {
  test('repeated ones count once', async () => {
    const player = await accepted();
    for (const id of ['p-1', 'p-1', 'p-2'])
      expect(await notify(player.withdrawalId, { id: `${player.withdrawalId}:${id}` })).toBe('200 heard');
    expect(await player.state()).toBe('disbursed');
    expect((await lastOf(player.withdrawalId)).differs).toBeNull();
  });

  test('the event that it is paid arrives before the answer to the order', async () => {
    const player = await approved();
    await operate(gateway, 'send', player.withdrawalId);
    expect(await notify(player.withdrawalId, {})).toBe('200 heard');
    expect(await player.state()).toBe('disbursed');
    expect(await notify(player.withdrawalId, { type: 'payout.processing' })).toBe('200 heard');
    await query();
    expect([await player.state(), await ordersOf(player.withdrawalId)]).toEqual(['disbursed', []]);
  });

  test.each([
    ['forged', 'another key of thirty-two letters', '401 payment.signature'],
    ['right', undefined, '200 heard'],
  ])('a %s signature', async (_, secret, answer) => {
    const player = await accepted();
    expect(await notify(player.withdrawalId, {}, secret)).toBe(answer);
  });

  test('about a payout that does not exist are rejected', async () => {
    const player = await accepted();
    expect(await notify(player.withdrawalId, { payout: crypto.randomUUID() })).toBe('404 payout.unknown');
    expect(await notify(player.withdrawalId, { type: 'payout.lost' })).toBe('422 request.invalid');
  });
});

describe('an unknown outcome [own.payout.unknown]', () => {
  test('after a lost answer is queried and found, and the order is not repeated', async () => {
    const player = await approved();
    await way('lose', 'answers');
    await operate(gateway, 'send', player.withdrawalId);
    await query();
    expect([await player.state(), await player.sum()]).toEqual(['unknown', '0.00']);
    expect(await ordersOf(player.withdrawalId)).toHaveLength(1);
    for (const decision of ['send', 'disburse', 'reject'])
      await expect(operate(gateway, decision, player.withdrawalId)).rejects.toMatchObject({
        code: 'withdrawal.notPermitted',
      });
    await normal();
    await gateway.later(MINUTE);
    await query();
    expect(await player.state()).toBe('disbursed');
    expect(await ordersOf(player.withdrawalId)).toHaveLength(1);
  });

  test('is queried at doubled intervals for as long as it takes', async () => {
    const player = await approved();
    await way('lose', 'answers');
    await operate(gateway, 'send', player.withdrawalId);
    const waits = [];
    for (let tries = 0; tries < 8; tries++) {
      await query();
      const { queryAt } = await lastOf(player.withdrawalId);
      const wait = (queryAt?.getTime() ?? 0) - (await gateway.ctx.now()).getTime();
      waits.push(Math.round(wait / MINUTE));
      await gateway.later(wait + 1_000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(await player.state()).toBe('unknown');
  });

  test('of an order that never arrived is ordered again under the same key', async () => {
    const player = await approved();
    await operate(gateway, 'send', player.withdrawalId);
    const { id } = await lastOf(player.withdrawalId);
    // As a gateway leaves it that was killed after it had stored its intention.
    await gateway.ctx.db
      .update(payouts)
      .set({ triedAt: await gateway.ctx.now() })
      .where(eq(payouts.id, id));
    await query();
    expect(await player.state()).toBe('disbursed');
    expect((await ordersOf(player.withdrawalId)).map(({ payoutId }) => payoutId)).toEqual([id]);
  });

  test('without its job is found by the sweep', async () => {
    const player = await approved();
    await operate(gateway, 'send', player.withdrawalId);
    const { id } = await lastOf(player.withdrawalId);
    const before = new Date((await gateway.ctx.now()).getTime() + MINUTE);
    const due = (await overduePayouts(gateway.ctx, before)).map(({ key }) => key);
    expect(due).toContain(`payout.query:${id}`);
    await query();
    expect((await overduePayouts(gateway.ctx, before)).map(({ key }) => key)).not.toContain(`payout.query:${id}`);
  });

  test.each([
    ['paid', 'disbursed'],
    ['unpaid', 'unpaid'],
  ])('an operator records it from a statement: %s', async (outcome, state) => {
    const player = await approved();
    await way('lose', 'answers');
    await operate(gateway, 'send', player.withdrawalId);
    await query();
    expect(await operate(gateway, 'found', player.withdrawalId, outcome)).toEqual({ state });
    expect(await lastOf(player.withdrawalId)).toMatchObject({ foundBy: 'admin', queryAt: null });
  });
});

describe('a refused payout [own.payout.unpaid]', () => {
  test('stays held and is sent again under another key', async () => {
    const player = await approved();
    await way('refuse', 'limitReached');
    await operate(gateway, 'send', player.withdrawalId);
    await query();
    expect([await player.state(), await player.sum()]).toEqual(['unpaid', '0.00']);
    expect(await lastOf(player.withdrawalId)).toMatchObject({ state: 'refused', reason: 'limitReached' });
    await normal();
    await operate(gateway, 'send', player.withdrawalId);
    await query();
    expect(await player.state()).toBe('disbursed');
    const orders = await ordersOf(player.withdrawalId);
    expect(new Set(orders.map(({ payoutId }) => payoutId)).size).toBe(2);
    expect((await payoutsOf(player.withdrawalId)).map(({ attempt, state }) => [attempt, state])).toEqual([
      [1, 'refused'],
      [2, 'paid'],
    ]);
  });

  test('after it was accepted returns to an operator, who rejects it; the player is notified', async () => {
    const player = await accepted();
    await notify(player.withdrawalId, { type: 'payout.refused', reason: 'accountClosed' });
    expect(await player.state()).toBe('unpaid');
    const { number } = await player.client.withdrawal({ id: player.withdrawalId });
    expect((await gateway.sent()).some(({ body }) => body.includes(`${number} (`) && /not be paid/.test(body))).toBe(
      true,
    );
    expect(await operate(gateway, 'reject', player.withdrawalId)).toEqual({ state: 'rejected' });
    expect(await player.sum()).toBe('1000.00');
  });

  test('that turns out as paid while nothing else was decided is paid', async () => {
    const player = await accepted();
    await notify(player.withdrawalId, { type: 'payout.refused' });
    await notify(player.withdrawalId, {});
    expect(await player.state()).toBe('disbursed');
    expect(await lastOf(player.withdrawalId)).toMatchObject({ state: 'paid', differs: null });
  });
});

describe('a payout that the payee’s bank sends back [own.payout.bounced]', () => {
  test('returns to the wallet', async () => {
    const player = await accepted();
    await notify(player.withdrawalId, {});
    await notify(player.withdrawalId, { type: 'payout.returned', reason: 'accountClosed' });
    expect([await player.state(), await player.sum()]).toEqual(['bounced', '1000.00']);
  });

  test('returns although the event that it was paid got lost', async () => {
    const player = await accepted();
    await notify(player.withdrawalId, { type: 'payout.returned' });
    expect([await player.state(), await player.sum()]).toEqual(['bounced', '1000.00']);
    await notify(player.withdrawalId, {});
    expect((await lastOf(player.withdrawalId)).differs).toBeNull();
  });

  test('settles the report that nothing arrived', async () => {
    const player = await accepted();
    await notify(player.withdrawalId, {});
    const withdrawal = await player.client.withdrawal({ id: player.withdrawalId });
    const { proofId } = await player.client.uploadProof({ withdrawalId: withdrawal.id, image: PIXEL });
    await player.client.reportNotReceived({ ...on(withdrawal), proofs: [proofId] });
    await notify(player.withdrawalId, { type: 'payout.returned' });
    expect([await player.state(), await player.sum()]).toEqual(['bounced', '1000.00']);
  });
});

describe('a contradiction moves nothing and waits for operators [own.payout.differs]', () => {
  const listed = async (id: string) => {
    const { number } = Object(await operate(gateway, 'show', id));
    const rows = Object(await command(gateway, 'payouts', ['list'])) as {
      withdrawal: string;
      differs: string | null;
    }[];
    return rows.filter(({ withdrawal }) => withdrawal === number).map(({ differs }) => differs);
  };

  test('another amount, in an event or an answer: the outcome stays open until an operator records it', async () => {
    const player = await accepted();
    expect(await notify(player.withdrawalId, { amount: '999.00' })).toBe('200 heard');
    expect([await player.state(), await listed(player.withdrawalId)]).toEqual(['sent', ['amount']]);
    const { id } = await lastOf(player.withdrawalId);
    await expect(command(gateway, 'payouts', ['settled', id])).rejects.toMatchObject({ code: 'payout.open' });
    await operate(gateway, 'found', player.withdrawalId, 'paid');
    expect(await listed(player.withdrawalId)).toEqual([]);
    const other = await approved();
    await way('less');
    await operate(gateway, 'send', other.withdrawalId);
    await query();
    expect([await other.state(), await listed(other.withdrawalId)]).toEqual(['unknown', ['amount']]);
    await normal();
    await gateway.later(MINUTE);
    await query();
    expect(await other.state()).toBe('disbursed');
    const settled = (await lastOf(other.withdrawalId)).id;
    await command(gateway, 'payouts', ['settled', settled]);
    expect(await listed(other.withdrawalId)).toEqual([]);
    await expect(command(gateway, 'payouts', ['settled', settled])).rejects.toMatchObject({ code: 'payout.unknown' });
  });

  test('paid after it was refused and rejected: the wallet keeps the amount', async () => {
    const player = await accepted();
    await notify(player.withdrawalId, { type: 'payout.refused' });
    await operate(gateway, 'reject', player.withdrawalId);
    await notify(player.withdrawalId, {});
    expect([await player.state(), await player.sum()]).toEqual(['rejected', '1000.00']);
    expect(await listed(player.withdrawalId)).toEqual(['paid']);
  });

  test('paid after it was refused and sent again', async () => {
    const player = await accepted();
    const { id: payout } = await lastOf(player.withdrawalId);
    await notify(player.withdrawalId, { type: 'payout.refused' });
    await operate(gateway, 'send', player.withdrawalId);
    await notify(player.withdrawalId, { payout });
    expect(await listed(player.withdrawalId)).toEqual(['paid', null]);
    expect(await player.state()).toBe('sending');
  });

  test.each([
    ['refused after it was paid', 'payout.refused', 'refused'],
    ['sent back after the player has confirmed it', 'payout.returned', 'returned'],
  ])('%s', async (_, type, differs) => {
    const player = await accepted();
    await notify(player.withdrawalId, {});
    await player.client.confirmReceived(on(await player.client.withdrawal({ id: player.withdrawalId })));
    await notify(player.withdrawalId, { type });
    expect([await player.state(), await player.sum(), await listed(player.withdrawalId)]).toEqual([
      'received',
      '0.00',
      [differs],
    ]);
  });
});

test('an approved payout of the previous version goes to the provider [own.payout.provider]', async () => {
  const player = await approved();
  const { rows } = await gateway.ctx.db.execute<{ chart: number; value: string }>(
    sql`select chart, snapshot ->> 'value' as value from lifecycles where id = ${player.withdrawalId}`,
  );
  expect(rows).toEqual([{ chart: 1, value: 'approved' }]);
  await operate(gateway, 'send', player.withdrawalId);
  await query();
  expect(await player.state()).toBe('disbursed');
});

test('a large payout needs two operators, and none is ordered before [own.payout.provider]', async () => {
  const player = await approved('600.00');
  await gateway.ctx.db.execute(`insert into operators (name, role, token_hash, created_at)
    values ('admin', 'admin', 'none', app_now()) on conflict do nothing`);
  gateway.ctx.config.opsAlone = 10_000n;
  const { waitsForAnother } = Object(await operate(gateway, 'send', player.withdrawalId));
  expect([await player.state(), typeof waitsForAnother]).toEqual(['approved', 'string']);
  await query();
  expect(await ordersOf(player.withdrawalId)).toEqual([]);
});
