/** @module-tag extended */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client, Withdrawal } from '../../../../src/contract';
import { DEMO_PAYMENT_PASSWORD as paymentPassword } from '../../../../src/gateway/demo/accounts';
import { moveClock, readClock } from '../../../../src/gateway/platform/database/clock';
import { end, sharedFolder } from '../../harness/process';
import { playerOn } from '../wallet/processes';

let folder: Awaited<ReturnType<typeof sharedFolder>>;
beforeEach(async () => {
  folder = await sharedFolder();
});
afterEach(() => folder.clear());

const MINUTE = 60_000;
const ENV = { LIMIT_FACTOR: '1000', LOG_LEVEL: 'error', SESSION_IDLE: '12h' };
type Process = Awaited<ReturnType<typeof folder.start>>;

const withdraw = async (client: Client, amount: string) => {
  const bankAccountId = (await client.bankAccounts()).list[0]?.id ?? '';
  return client.withdraw({ bankAccountId, amount, paymentPassword }, { idempotencyKey: crypto.randomUUID() });
};

/** A withdrawal that was paid out and awaits the player's confirmation. */
async function paidOut(at: Process): Promise<Withdrawal & { deadline: number }> {
  const { client } = await playerOn(at);
  const { id } = await withdraw(client, '600.00');
  for (const act of ['approve', 'disburse']) expect((await at.ops('withdrawals', [act, id])).status).toBe(200);
  const paid = await client.withdrawal({ id });
  return { ...paid, deadline: paid.deadline ?? 0 };
}

/** Moves the platform's clock to `after` ms past a moment; negative values lie before it. */
const moveTo = async (moment: number, after: number) =>
  moveClock(folder.db, moment - (await readClock(folder.db)).getTime() + after);

/** Milliseconds from the deadline to each job that waits for it. */
async function jobsOf(id: string, deadline: number) {
  const { rows } = await folder.db.execute<{ late: number }>(sql`
    select (extract(epoch from (run_at - now()) + app_now()) * 1000 - ${deadline})::float as late
    from graphile_worker.jobs where position(${id} in key) > 0`);
  return rows.map(({ late }) => late);
}

const settled = async (client: Client, id: string) => {
  await expect.poll(async () => (await client.withdrawal({ id })).state).toBe('countedReceived');
  const { steps } = await client.withdrawal({ id });
  expect(steps.map(({ state }) => state)).toEqual(['requested', 'approved', 'disbursed', 'countedReceived']);
  return steps.at(-1)?.at ?? 0;
};

test('confirms once and on time after its gateway was killed [s4.withdrawal.auto-confirm]', async () => {
  const first = await folder.start(ENV);
  const { id, deadline } = await paidOut(first);
  await end(first.child, 'SIGKILL');
  const second = await folder.start(ENV);
  const third = await folder.start(ENV);
  const { client } = await playerOn(third);
  await moveTo(deadline, -10 * MINUTE);
  const due = await jobsOf(id, deadline);
  expect(due).toHaveLength(1);
  expect(Math.abs(due[0] ?? Number.NaN)).toBeLessThan(MINUTE);
  expect((await client.withdrawal({ id })).state).toBe('disbursed');
  await moveTo(deadline, MINUTE);
  expect(await settled(client, id)).toBeGreaterThanOrEqual(deadline);
  expect((await second.ops('ledger', ['verify'])).reply?.value).toMatchObject({ problems: [] });
  const { number } = await client.withdrawal({ id });
  const countNotices = async () => (await third.call('/demo/outbox')).text.split(number).length - 1;
  // The order by mail, the payout and its end by text.
  await expect.poll(countNotices).toBe(3);
});

test('confirms at the next start a deadline missed during downtime [s4.withdrawal.auto-confirm]', async () => {
  const first = await folder.start(ENV);
  const { id, deadline } = await paidOut(first);
  await end(first.child, 'SIGKILL');
  await moveTo(deadline, MINUTE);
  const { client } = await playerOn(await folder.start(ENV));
  await settled(client, id);
});

test('concurrent withdrawals of the whole balance at two gateways: exactly one succeeds [asvs 2.3.4]', async () => {
  const first = await folder.start(ENV);
  const second = await folder.start(ENV);
  const here = (await playerOn(first)).client;
  const there = (await playerOn(second)).client;
  const open = async () => (await here.withdrawals({ state: 'requested' })).total;
  const before = await open();
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) => withdraw(i % 2 ? here : there, '25000.00')),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const codes = tries.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['ledger.insufficient']));
  expect([(await here.balance()).sumBalance, await open()]).toEqual(['0.00', before + 1]);
  expect((await first.ops('ledger', ['verify'])).reply?.value).toMatchObject({ problems: [] });
});
