import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashAtFullCost, hashLightly } from '../gateway/harness/argon2';
import { startTestGateway, type TestGateway } from '../gateway/harness/gateway';
import { eventually } from '../harness/eventually';
import { mailServer, smsCompany } from './carriers';
import { walkAll, walker } from './walks';

/** Production-like: no demo, real carriers, and the most verbose log. */
let gateway: TestGateway;
let carriers: Parameters<typeof walkAll>[1];
let secrets: Map<string, string>;
let username = '';
beforeAll(async () => {
  hashAtFullCost();
  carriers = { sms: await smsCompany(), mail: await mailServer() };
  const SMS_URL = carriers.sms.url;
  const SMTP_URL = carriers.mail.url;
  const env = {
    DEMO: 'off',
    LOG_LEVEL: 'debug',
    TRUST_PROXY: 'loopback',
    LIMIT_FACTOR: '1000',
    MAIL_FROM: 'maidan@example.test',
  };
  gateway = await startTestGateway({ ...env, SMS_URL, SMTP_URL });
  await gateway.ops('flag', ['REGCAPTCHA', 'off']);
  for (const modId of ['MOBILEREG', 'SMSVERIF', 'MOBILELOGIN']) await gateway.ops('flag', [modId, 'on']);
  await gateway.ctx.db.execute(`update registration_rules set enabled = true where field = 'paymentPassword'`);
  ({ secrets, username } = await walkAll(gateway, carriers));
  await jobsDone();
});
afterAll(async () => {
  hashLightly();
  await gateway.stop();
  carriers.sms.close();
  carriers.mail.close();
});

/** Pending jobs; the end of a trial is one as well, in the distant future. */
const jobs = async () =>
  (
    await gateway.ctx.db.execute(
      `select task_identifier from graphile_worker.jobs where task_identifier in ('outbox.send', 'password.link')`,
    )
  ).rows;
const jobsDone = () => eventually(async () => expect(await jobs()).toEqual([]));
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/;
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return TIME.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};

/** Every text of every table, including the jobs' own. */
async function everything(): Promise<{ table: string; text: string }[]> {
  const { rows } = await gateway.ctx.db.execute<{ name: string }>(sql`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const found = [];
  for (const { name } of rows) {
    const all = await gateway.ctx.db.execute<{ row: unknown }>(sql.raw(`select to_jsonb(t) as row from ${name} t`));
    found.push({ table: name, text: all.rows.flatMap(({ row }) => texts(row)).join('\n') });
  }
  return found;
}

/** Matches a secret on its own: six digits may be part of a longer number. */
const holds = (text: string, secret: string) =>
  text
    .split(secret)
    .some((before, i, parts) => i < parts.length - 1 && !/[\w-]$/.test(before) && !/^[\w-]/.test(parts[i + 1] ?? ''));
const found = (places: { table: string; text: string }[]) =>
  places.flatMap(({ table, text }) =>
    [...secrets].filter(([, secret]) => holds(text, secret)).map(([name]) => `${name} in ${table}`),
  );

test('the most verbose log contains no passwords, codes, tokens, receipts or personal data [asvs 16.2.5]', () => {
  const log = gateway.logged.join('');
  expect(found([{ table: 'the log', text: log }])).toEqual([]);
  for (const personal of [username, '1812345678', '1912345678', 'rupa@example.test', '203.0.113.7', '198.51.100.9'])
    expect(log).not.toContain(personal);
  expect(gateway.logged.filter((line) => line.includes('request.done')).length).toBeGreaterThan(20);
});

test('no table contains secrets in clear, including the audit trail and finished jobs [asvs 16.2.5]', async () => {
  const places = await everything();
  expect(found(places)).toEqual([]);
  const full = places.filter(({ text }) => text !== '').map(({ table }) => table);
  for (const table of [
    'accounts',
    'sessions',
    'account_events',
    'verification_codes',
    'account_totp',
    'password_history',
    'operator_acts',
  ])
    expect(full).toContain(`public.${table}`);
  expect(places.find(({ table }) => table === 'public.accounts')?.text).toContain(username);
});

test('every stored password, including payment and previous ones, is argon2id at 19 MiB and 2 passes [asvs 11.4.2]', async () => {
  const all = (await everything()).flatMap(({ text }) => text.match(/^\$argon2.*$/gm) ?? []);
  expect(all.length).toBeGreaterThanOrEqual(5);
  for (const hash of all) {
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hash) ?? [];
    expect([Number(memory) >= 19_456, Number(passes) >= 2]).toEqual([true, true]);
  }
  const { rows } = await gateway.ctx.db.execute('select payment_password_hash from member_profiles');
  expect(rows).toEqual([{ payment_password_hash: expect.stringMatching(/^\$argon2id\$/) }]);
});

test('an unsent text is not stored in clear, and disappears with its last try [asvs 16.2.5]', async () => {
  const { as, text } = walker(gateway, carriers);
  carriers.sms.state.failing = true;
  const phone = { mobileNum: '01612345678', countryDialingCode: '880' };
  const code = await text('code', async () => {
    await as(null).sendRegistrationCode({ ...phone, mobileNo: phone.mobileNum });
    await expect.poll(() => gateway.logged.join('')).toContain('job.failed');
    carriers.sms.state.failing = false;
    await gateway.ctx.db.execute(
      "select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where task_identifier = 'outbox.send'",
    );
  });
  await jobsDone();
  secrets.set('code that failed', code);
  expect(found([{ table: 'the log', text: gateway.logged.join('') }, ...(await everything())])).toEqual([]);
});
