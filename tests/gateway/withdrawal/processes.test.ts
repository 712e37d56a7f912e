import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client, Withdrawal } from '../../../src/contract';
import { DEMO_PAYMENT_PASSWORD as paymentPassword } from '../../../src/gateway/demo/accounts';
import { end, sharedFolder } from '../support/process';
import { playerOn } from '../wallet/processes';

let folder: Awaited<ReturnType<typeof sharedFolder>>;
beforeEach(async () => {
  folder = await sharedFolder();
});
afterEach(() => folder.clear());

const ENV = { LIMIT_FACTOR: '1000', LOG_LEVEL: 'error', SESSION_IDLE: '12h' };
type Process = Awaited<ReturnType<typeof folder.start>>;

const withdraw = async (client: Client, amount: string) => {
  const bankAccountId = (await client.bankAccounts()).list[0]?.id ?? '';
  return client.withdraw({ bankAccountId, amount, paymentPassword }, { idempotencyKey: crypto.randomUUID() });
};

/** One that was paid out, and waits for the player's word. */
async function paidOut(at: Process): Promise<Withdrawal & { deadline: number }> {
  const { client } = await playerOn(at);
  const { id } = await withdraw(client, '600.00');
  for (const act of ['approve', 'disburse']) expect((await at.ops('withdrawals', [act, id])).status).toBe(200);
  const paid = await client.withdrawal({ id });
  return { ...paid, deadline: paid.deadline ?? 0 };
}

/** Moves the platform's clock to so long before the deadline, ms. */
async function untilShortly(at: Process, deadline: number, before: number) {
  const { now } = await playerOn(at);
  await at.ops('clock', [`+${deadline - (await now()) - before}ms`]);
}

const settled = async (client: Client, id: string) => {
  await expect.poll(async () => (await client.withdrawal({ id })).state).toBe('countedReceived');
  const { steps } = await client.withdrawal({ id });
  expect(steps.map(({ state }) => state)).toEqual(['requested', 'approved', 'disbursed', 'countedReceived']);
  return steps.at(-1)?.at ?? 0;
};

test('s4.withdrawal.auto-confirm: the job acts on time and once, with its gateway killed and two others in its place', async () => {
  const first = await folder.start(ENV);
  const { id, deadline } = await paidOut(first);
  await end(first.child, 'SIGKILL');
  const [second, third] = [await folder.start(ENV), await folder.start(ENV)];
  const { client, now } = await playerOn(third);
  await untilShortly(second, deadline, 2_000);
  for (;;) {
    const { state } = await client.withdrawal({ id });
    if ((await now()) >= deadline) break;
    expect(state).toBe('disbursed');
    await wait(20);
  }
  const at = await settled(client, id);
  expect(at).toBeGreaterThanOrEqual(deadline - 100);
  expect(at - deadline).toBeLessThan(10_000);
  expect((await second.ops('ledger', ['verify'])).reply?.value).toMatchObject({ problems: [] });
  const { number } = await client.withdrawal({ id });
  const told = async () => (await third.call('/demo/outbox')).text.split(number).length - 1;
  // Of the order by mail, of the payout and of its end by text.
  await expect.poll(told).toBe(3);
});

test('s4.withdrawal.auto-confirm: a deadline that passed while no gateway ran is kept by the next', async () => {
  const first = await folder.start(ENV);
  const { id, deadline } = await paidOut(first);
  await untilShortly(first, deadline, 1_000);
  await end(first.child, 'SIGKILL');
  await wait(2_000);
  const { client } = await playerOn(await folder.start(ENV));
  await settled(client, id);
});

test('asvs 2.3.4: a player races themselves at two gateways, fifty times the whole balance at once: exactly one succeeds', async () => {
  const [one, other] = [await folder.start(ENV), await folder.start(ENV)];
  const [here, there] = [(await playerOn(one)).client, (await playerOn(other)).client];
  const open = async () => (await here.withdrawals({ state: 'requested' })).total;
  const before = await open();
  const tries = await Promise.allSettled(Array.from({ length: 50 }, (_, i) => withdraw(i % 2 ? here : there, '25000.00')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const codes = tries.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['ledger.insufficient']));
  expect([(await here.balance()).sumBalance, await open()]).toEqual(['0.00', before + 1]);
  expect((await one.ops('ledger', ['verify'])).reply?.value).toMatchObject({ problems: [] });
});
