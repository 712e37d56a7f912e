/** @module-tag extended */

import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ledgerJobs } from '../../../../src/gateway/money/wallet/verification';
import { moveClock } from '../../../../src/gateway/platform/database/clock';
import { named, startTestGateway, type TestGateway } from '../../harness/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const request = (token: string | null) =>
  fetch(`${gateway.opsUrl}/metrics`, { headers: token === null ? {} : { Authorization: `Bearer ${token}` } });
const lines = async () => (await (await request('the-token-of-tests')).text()).split('\n');
/** Returns the values of a metric, by its labels as Prometheus writes them. */
const valuesOf = async (name: string) =>
  Object.fromEntries(
    (await lines())
      .map((line) => new RegExp(`^${name}(\\{[^}]*\\})? (\\S+)$`).exec(line))
      .flatMap((match) => (match ? [[match[1] ?? '', Number(match[2])]] : [])),
  );

test('metrics require the token of an operator of any role [asvs 8.2.1]', async () => {
  expect((await request(null)).status).toBe(401);
  expect((await request('another token')).status).toBe(401);
  const { token } = await named(gateway, 'nila', 'support');
  const answer = await request(token);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
});

test('calls are counted by endpoint and class of status [own.metrics.calls]', async () => {
  const count = async (endpoint: string, status: string) =>
    (await valuesOf('maidan_http_request_seconds_count'))[`{endpoint="${endpoint}",status="${status}"}`] ?? 0;
  const before = [await count('systemStatus', '2xx'), await count('memberInfo', '4xx'), await count('/wps/*', '4xx')];
  await gateway.call('/wps/system/status');
  await gateway.call('/wps/member/info');
  await gateway.call('/wps/no/such/call');
  const after = [await count('systemStatus', '2xx'), await count('memberInfo', '4xx'), await count('/wps/*', '4xx')];
  expect(after.map((value, place) => value - (before[place] ?? 0))).toEqual([1, 1, 1]);
});

describe('readings', () => {
  test('show the last verification of the ledger, which a job repeats [own.metrics.ledger]', async () => {
    await ledgerJobs['ledger.verify']?.does(gateway.ctx);
    expect(await valuesOf('maidan_ledger_problems')).toEqual({ '': 0 });
    const { '': at } = await valuesOf('maidan_ledger_verified_timestamp_seconds');
    expect(Number(at)).toBeCloseTo((await gateway.ctx.now()).getTime() / 1_000, -2);
    await gateway.ctx.db.execute(sql`insert into ledger_verifications
      select gen_random_uuid(), app_now() + interval '1 second', 1, 1, 2, 3`);
    expect(await valuesOf('maidan_ledger_problems')).toEqual({ '': 3 });
  });

  test('count withdrawals and the amount that waits [own.metrics.readings]', async () => {
    const requested = async () => (await valuesOf('maidan_withdrawals'))['{state="requested"}'] ?? 0;
    const held = async () => (await valuesOf('maidan_held_amount'))['{kind="withdrawals"}'] ?? 0;
    await gateway.ops('fixture', ['withdrawalRequested'], { reason: 'a withdrawal that waits' });
    const { value } = (await gateway.ops('withdrawals', ['list'], {})).reply ?? {};
    const waiting = v.parse(v.array(v.object({ state: v.string(), amount: v.string() })), value);
    expect(await requested()).toBe(waiting.filter(({ state }) => state === 'requested').length);
    expect(await held()).toBeCloseTo(waiting.reduce((sum, { amount }) => sum + Number(amount), 0));
    expect((await valuesOf('maidan_withdrawals_oldest_seconds'))['{state="requested"}']).toBeGreaterThanOrEqual(0);
  });

  test('count payouts without an outcome and their age [own.payout.unknown own.metrics.readings]', async () => {
    await gateway.ops('fixture', ['withdrawalRequested'], { reason: 'a payout' });
    const { value } = (await gateway.ops('withdrawals', ['list'], {})).reply ?? {};
    const listed = v.parse(v.array(v.object({ id: v.string(), state: v.string() })), value);
    const id = listed.find(({ state }) => state === 'requested')?.id ?? '';
    expect(await valuesOf('maidan_payouts')).toMatchObject({ '{state="open"}': 0, '{state="differing"}': 0 });
    expect(await valuesOf('maidan_payouts_unknown_seconds')).toEqual({ '': 0 });
    await gateway.ops('payments', ['lose', 'answers'], { reason: 'silence' });
    for (const act of ['approve', 'send']) await gateway.ops('withdrawals', [act, id], { reason: 'a payout' });
    const unknown = async () => (await valuesOf('maidan_withdrawals'))['{state="unknown"}'];
    await expect.poll(unknown).toBe(1);
    await moveClock(gateway.ctx.db, 50_000);
    expect(await valuesOf('maidan_payouts')).toMatchObject({ '{state="open"}': 1 });
    expect((await valuesOf('maidan_payouts_unknown_seconds'))['']).toBeGreaterThanOrEqual(50);
  });

  test('are missing while the database fails, and the others continue [own.metrics.readings]', async () => {
    await gateway.ctx.db.execute(sql`alter table ledger_verifications rename column problems to hidden`);
    expect(await valuesOf('maidan_ledger_problems')).toEqual({});
    expect(await valuesOf('maidan_database_connections')).toMatchObject({ '{state="waiting"}': 0 });
    await gateway.ctx.db.execute(sql`alter table ledger_verifications rename column hidden to problems`);
  });
});

const FOLDER = 'src/gateway/deploy';
const rules = v.object({
  groups: v.array(v.object({ rules: v.array(v.object({ alert: v.string(), expr: v.string() })) })),
});
const dashboard = v.object({ panels: v.array(v.object({ targets: v.array(v.object({ expr: v.string() })) })) });
const alerts = v
  .parse(rules, parse(readFileSync(`${FOLDER}/alerts.yml`, 'utf8')))
  .groups.flatMap((group) => group.rules);

describe('the files for Prometheus and Grafana', () => {
  test('name only metrics that a gateway has [own.metrics.alerts]', async () => {
    const panels = v.parse(dashboard, JSON.parse(readFileSync(`${FOLDER}/dashboard.json`, 'utf8'))).panels;
    const queries = [
      ...alerts.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const known = new Set((await lines()).flatMap((line) => /^# HELP (\S+)/.exec(line)?.[1] ?? []));
    const names = queries.flatMap((query) => query.match(/\b(?:maidan|process)_\w+/g) ?? []);
    expect(names.length).toBeGreaterThan(20);
    const unknown = names.filter((name) => !known.has(name) && !known.has(name.replace(/_(count|bucket|sum)$/, '')));
    expect(unknown).toEqual([]);
  });

  test('the runbook has a paragraph for each alert [own.metrics.alerts]', () => {
    const runbook = readFileSync('src/gateway/OPERATING.md', 'utf8');
    expect(alerts.length).toBeGreaterThan(10);
    expect(alerts.filter(({ alert }) => !runbook.includes(`- **${alert}**`))).toEqual([]);
  });
});
