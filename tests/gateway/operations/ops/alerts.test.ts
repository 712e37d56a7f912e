/** @module-tag extended */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { clientErrorEndpoints } from '../../../../src/contract/platform/client-errors';
import { eventually } from '../../../harness/eventually';
import { freePort } from '../../../harness/free-port.mjs';
import { startTestGateway, type TestGateway } from '../../harness/gateway';
import { ignoredReport } from '../client-errors/support';

const isHere = !spawnSync('prometheus', ['--version']).error;
const folder = mkdtempSync(join(tmpdir(), 'maidan-alerts-'));
let gateway: TestGateway;
/** Statements that hold all connections; the next states wait for them. */
let sleeping: Promise<unknown> | undefined;
let prometheus: Awaited<ReturnType<typeof startPrometheus>>;
beforeAll(async () => {
  if (!isHere) return;
  gateway = await startTestGateway({ DRAWS: 'on', LIMIT_FACTOR: '1000' });
  prometheus = await startPrometheus(new URL(gateway.opsUrl).host);
});
afterAll(async () => {
  await sleeping;
  await prometheus?.close();
  await gateway?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Starts a Prometheus with our files, which also scrapes a gateway that does not run. It asks every second, and alerts
 * do not have to last: `promtool` knows what `for` means.
 */
async function startPrometheus(target: string) {
  const port = await freePort();
  const closed = await freePort();
  const config = parse(readFileSync('src/gateway/deploy/prometheus.yml', 'utf8'));
  config.global = { scrape_interval: '1s', evaluation_interval: '1s' };
  config.scrape_configs[0].static_configs = [{ targets: [target, `127.0.0.1:${closed}`] }];
  const rules = parse(readFileSync('src/gateway/deploy/alerts.yml', 'utf8'));
  for (const group of rules.groups) for (const rule of group.rules) delete rule.for;
  writeFileSync(join(folder, 'ops.token'), 'the-token-of-tests');
  writeFileSync(join(folder, 'prometheus.yml'), stringify(config));
  writeFileSync(join(folder, 'alerts.yml'), stringify(rules));
  const options = [
    `--config.file=${folder}/prometheus.yml`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const child = spawn('prometheus', options, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await fetch(`${url}/-/ready`)).ok).toBe(true));
  return {
    /** Returns the names of the alerts that are firing. */
    async firing(): Promise<string[]> {
      const { data } = Object(await (await fetch(`${url}/api/v1/alerts`)).json());
      const alerts: { state: string; labels: { alertname: string } }[] = data.alerts;
      return [
        ...new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)),
      ].sort();
    },
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

const run = (statement: ReturnType<typeof sql>) => gateway.ctx.db.execute(statement);
const fixture = (name: string) => gateway.ops('fixture', [name], { reason: 'a state' });
const call = () => gateway.call('/wps/system/status');

/** A payout of some withdrawal; `columns`: its state, contradiction and times. */
async function payout(columns: ReturnType<typeof sql>) {
  await fixture('withdrawalRequested');
  await run(sql`insert into payouts (id, withdrawal_id, attempt, amount, state, differs, created_at, settled_at)
    select gen_random_uuid(), id, 1, amount, ${columns} from withdrawals limit 1`);
}

/** The state that each alert is about. */
const STATES: Record<string, () => Promise<unknown>> = {
  // The second target does not run.
  GatewayDown: async () => undefined,
  ServerErrors: async () => {
    await gateway.ops('fault', ['systemStatus', '500'], { reason: 'errors' });
    await Promise.all(Array.from({ length: 10 }, call));
  },
  SlowCalls: async () => {
    await gateway.ops('fault', ['systemStatus', '3s'], { reason: 'slow' });
    await Promise.all(Array.from({ length: 10 }, call));
  },
  ConnectionsExhausted: async () => {
    sleeping ??= Promise.allSettled(Array.from({ length: 100 }, () => run(sql`select pg_sleep(4)`)));
  },
  WorkOverdue: async () => {
    await fixture('depositPending');
    await run(sql`update deposits set expires_at = app_now() - interval '1 hour' where state = 'pending'`);
  },
  DrawsLate: () => run(sql`update lottery_issues set due_at = app_now() - interval '1 hour' where due_at is not null`),
  JobsWaiting: () =>
    run(sql`select graphile_worker.add_job('no.worker.has.this', run_at => now() - interval '1 hour')`),
  MessagesFailing: () =>
    run(sql`insert into outbox_failures select gen_random_uuid(), 'mail', 'link', app_now(), app_now()
      from generate_series(1, 20)`),
  LedgerProblems: () =>
    run(sql`insert into ledger_verifications
      select gen_random_uuid(), app_now() - interval '2 days', 1, 1, 2, 3`),
  LedgerUnverified: async () => undefined,
  WithdrawalsWaiting: async () => {
    await fixture('withdrawalRequested');
    await run(sql`update withdrawals set created_at = app_now() - interval '2 days'`);
  },
  PayoutsUnknown: async () => {
    await payout(sql`'sending', null, app_now() - interval '2 hours', null::timestamptz`);
  },
  PayoutsDiffering: async () => {
    await payout(sql`'paid', 'refused', app_now(), app_now()`);
  },
  DepositsSuspended: async () => {
    await fixture('depositPending');
    await run(sql`update deposits set state = 'returned', settled_at = app_now(), returned_at = null
      where state = 'pending'`);
  },
  StudioErrors: async () => {
    await run(sql`alter table studio_keys rename column sealed to hidden`);
    const headers = {
      'X-Studio-Key': 'x',
      'X-Studio-Timestamp': `${Date.now()}`,
      'X-Studio-Nonce': 'nonce-of-20-letters',
      'X-Studio-Signature': '0'.repeat(64),
    };
    const send = () => gateway.call('/studio/v1/balance', { method: 'POST', headers, json: {} });
    for (let call = 0; call < 5; call++) await send();
    await run(sql`alter table studio_keys rename column hidden to sealed`);
  },
  ClientErrors: () => {
    const { path, method } = clientErrorEndpoints.reportClientError;
    return Promise.all(Array.from({ length: 60 }, () => gateway.call(path, { method, json: ignoredReport })));
  },
  ReadingsMissing: () =>
    run(sql`do $$ begin
      alter table deposits rename column returned_at to hidden_at;
    exception when undefined_column then null;
    end $$`),
};

test('each alert is raised by the state that it is about [own.metrics.alerts]', async ({ skip }) => {
  if (!isHere) return skip('Prometheus is missing: apt install prometheus');
  expect(spawnSync('promtool', ['check', 'rules', 'src/gateway/deploy/alerts.yml']).status).toBe(0);
  const { groups } = parse(readFileSync('src/gateway/deploy/alerts.yml', 'utf8'));
  expect(Object.keys(STATES).sort()).toEqual(groups[0].rules.map(({ alert }: { alert: string }) => alert).sort());
  // Work counts as late only after the database was made.
  await run(sql`update migration set at = at - interval '1 day'`);
  for (const [name, bring] of Object.entries(STATES)) {
    // Repeated, because a rate is a difference between samples.
    await expect
      .poll(async () => {
        await bring();
        return prometheus.firing();
      })
      .toContain(name);
  }
});
