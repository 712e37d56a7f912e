import { afterAll, expect, test } from 'vitest';
import { failedMessages, purgeOutbox } from '../../../src/gateway/platform/outbox/failures';
import { sendMail, sendSms } from '../../../src/gateway/platform/outbox/service';
import { startModules } from '../harness/modules';

/** An address without a listener. */
const smsGateways = [{ url: 'http://127.0.0.1:1/', token: null }];
const gateway = await startModules({ smsGateways });
const { ctx } = gateway;
afterAll(() => gateway.close());

const SECRETS = ['884213', 'the-token-of-a-link', '8801712345678', 'rupa@example.test', '203.0.113.7'];
const sms = { to: '+8801712345678', text: 'Your code is 884213', language: 'en', purpose: 'code.login' } as const;
const mail = {
  to: 'rupa@example.test',
  subject: '884213',
  text: 'https://maidan.test/resetPassword#the-token-of-a-link',
  language: 'en',
} as const;

/** Everything that PostgreSQL stores about queued messages. */
const waiting = async () => {
  const { rows } = await ctx.db.execute<{ row: string }>(`
    select row(j)::text as row from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in ('outbox.send', 'password.link')`);
  return rows.map(({ row }) => row);
};

test('queued messages and lookups contain neither content nor recipient [asvs 6.5.2 16.2.5]', async () => {
  await ctx.db.transaction(async (tx) => {
    await sendSms(ctx, tx, sms);
    await sendMail(ctx, tx, mail);
  });
  await gateway.client.forgotByEmail({ username: 'player', email: 'rupa@example.test' });
  const rows = await waiting();
  expect(rows).toHaveLength(3);
  for (const secret of SECRETS) expect(rows.join('\n')).not.toContain(secret);
});

test('a failing text appears in neither job nor error; only its final failure is recorded [asvs 16.2.5]', async () => {
  await gateway.runJobs();
  expect(await waiting()).toEqual([expect.stringContaining('a message was not sent')]);
  for (const secret of SECRETS) expect((await waiting()).join('\n')).not.toContain(secret);
  await ctx.db.execute(
    `update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts - 1 where attempts > 0`,
  );
  await gateway.runJobs();
  expect(await waiting()).toEqual([]);
  expect(await failedMessages(ctx)).toEqual([{ channel: 'sms', purpose: 'code.login', at: expect.any(String) }]);
  await gateway.later(31 * 86_400_000);
  await purgeOutbox(ctx);
  expect(await failedMessages(ctx)).toEqual([]);
});

test('messages queued in clear before an upgrade are still sent', async () => {
  const before = (await gateway.sent()).length;
  const payload = JSON.stringify({ channel: 'mail', ...mail, purpose: 'notice', at: new Date().toISOString() });
  await ctx.db.execute(`select graphile_worker.add_job('outbox.send', payload => '${payload}'::json)`);
  expect((await gateway.sent()).length).toBe(before + 1);
});
