/** @module-tag extended */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_PAYMENT_PASSWORD as paymentPassword } from '../../../src/gateway/demo/accounts';
import { sendSms } from '../../../src/gateway/platform/outbox/service';
import { freshDatabase } from '../harness/database';
import { startTestGateway, type TestGateway } from '../harness/gateway';
import { playerOn } from '../money/wallet/processes';

const ENV = { LIMIT_FACTOR: '1000', SESSION_IDLE: '24h', LOG_LEVEL: 'error' };
const started = async (env: Record<string, string> = {}, options?: Parameters<typeof startTestGateway>[1]) => {
  const gateway = await startTestGateway({ ...ENV, ...env }, options);
  onTestFinished(() => gateway.stop());
  return gateway;
};

/** A withdrawal that was paid out and awaits confirmation. */
async function paidOut(gateway: TestGateway) {
  const { client } = await playerOn(gateway);
  const bankAccountId = (await client.bankAccounts()).list[0]?.id ?? '';
  const { id } = await client.withdraw(
    { bankAccountId, amount: '600.00', paymentPassword },
    { idempotencyKey: crypto.randomUUID() },
  );
  for (const act of ['approve', 'disburse']) expect((await gateway.ops('withdrawals', [act, id])).status).toBe(200);
  return { client, id, state: async () => (await client.withdrawal({ id })).state };
}

/** A deposit that waits to be paid. */
async function pending({ client }: Pick<Awaited<ReturnType<typeof paidOut>>, 'client'>, { ctx }: TestGateway) {
  const deposit = await client.createDeposit(
    { method: 'nodi', amount: '500.00' },
    { idempotencyKey: crypto.randomUUID() },
  );
  const voided = async () =>
    (await ctx.db.execute(sql`select state, voided_at is not null as voided from deposits where id = ${deposit.id}`))
      .rows[0];
  return { ...deposit, voided };
}

/** Ways in which a job is lost. */
const LOST = {
  'have no attempts left': `update graphile_worker._private_jobs set attempts = max_attempts`,
};
const LOST_TOO = {
  'have been deleted': `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`,
  'are held by a dead process': `update graphile_worker._private_jobs set locked_at = now() - interval '10 minutes', locked_by = 'nobody'`,
};

test('hanging texts delay neither the end of a withdrawal nor the void of a deposit [s4.withdrawal.auto-confirm]', async () => {
  const company = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(company, 'listening');
  onTestFinished(() => void company.close());
  const address = company.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const gateway = await started({ SMS_URL: `http://127.0.0.1:${port}/` });
  onTestFinished(() => company.closeAllConnections());
  const withdrawal = await paidOut(gateway);
  const deposit = await pending(withdrawal, gateway);
  for (let text = 0; text < 20; text++)
    await sendSms(gateway.ctx, gateway.ctx.db, { to: '+8801712345678', text: `text ${text}`, language: 'en' });
  await gateway.ops('clock', ['+31m']);
  await expect.poll(withdrawal.state).toBe('countedReceived');
  await expect.poll(deposit.voided).toEqual({ state: 'expired', voided: true });
});

/** A withdrawal and a deposit that fell due 5 minutes ago while no gateway ran; changes the database in between. */
async function overdueBy(lose: string) {
  const database = await freshDatabase();
  const first = await startTestGateway(ENV, { ...database, drop: async () => undefined });
  const withdrawal = await paidOut(first);
  const deposit = await pending(withdrawal, first);
  await first.stop();
  await database.opened.pool.query(lose);
  await database.opened.pool.query(`insert into platform_clock (ahead) values ('36 minutes')`);
  return { second: await started({}, database), one: withdrawal, deposit };
}

async function found(_how: string, lose: string): Promise<void> {
  const { second, one: withdrawal, deposit } = await overdueBy(lose);
  const { client } = await playerOn(second);
  await expect.poll(async () => (await client.withdrawal({ id: withdrawal.id })).state).toBe('countedReceived');
  await expect.poll(async () => (await client.deposit({ id: deposit.id })).state).toBe('expired');
  expect((await second.ops('ledger', ['verify'])).reply?.value).toMatchObject({ problems: [] });
}

const TITLE = 'processes overdue rows whose jobs %s [s4.withdrawal.auto-confirm]';
test.each(Object.entries(LOST))(TITLE, found);
test.each(Object.entries(LOST_TOO))(TITLE, found);

test('overdue jobs are reported to operators and in the log only', async () => {
  const { second, one: withdrawal } = await overdueBy(
    `update lifecycles set name = 'nothing' where id = (select id from withdrawals order by number desc limit 1)`,
  );
  /** Ignores nightly jobs, since the clock may have passed midnight. */
  const health = async () => {
    const value = Object((await second.ops('health', [])).reply?.value);
    return { ...value, overdue: [value.overdue].flat().filter((job) => job?.task !== 'vip.levels') };
  };
  const late = {
    task: 'lifecycle.delay',
    name: 'nothing',
    id: withdrawal.id,
    since: expect.any(String),
    tries: expect.any(Number),
  };
  await expect.poll(health).toMatchObject({ overdue: [late], unsent: [] });
  expect(second.logged.filter((line) => line.includes('money.overdue'))).toEqual([
    expect.stringMatching(/"level":"error".*"tasks":\[[^\]]*"lifecycle.delay"/),
  ]);
  expect(second.logged.join('')).not.toContain(withdrawal.id);
  expect(await second.call('/readyz')).toMatchObject({ status: 200, reply: { success: true, value: null } });
});
