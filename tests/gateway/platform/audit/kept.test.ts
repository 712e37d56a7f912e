import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { recordAuditEvent } from '../../../../src/gateway/platform/audit/service';
import { type Modules, startModules } from '../../harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
  await perform(
    gateway.ctx,
    { name: 'admin', role: 'admin' },
    { command: 'flag', args: ['SLIDEVERIF', 'off'], reason: 'a test' },
  );
  await recordAuditEvent(gateway.ctx.db, { at: await gateway.ctx.now(), kind: 'login', outcome: 'done' });
});
afterAll(() => gateway.close());

const AUDIT = ['operator_acts', 'account_events', 'withdrawal_steps'];
const CHANGES = AUDIT.flatMap((table) => [
  `update ${table} set at = now()`,
  `delete from ${table}`,
  `truncate ${table}`,
]);

/** Said while somebody claims that the demo begins anew. */
const whileReset = (...statements: string[]) =>
  gateway.ctx.db.transaction(async (tx) => {
    for (const statement of [`set local maidan.demo_reset = 'on'`, ...statements]) await tx.execute(sql.raw(statement));
  });

test.each(CHANGES)(
  'asvs 16.4.2: what was written down is changed by nobody, not by the tables’ owner: %s',
  async (statement) => {
    const failed = await gateway.ctx.db.execute(sql.raw(statement)).then(
      () => 'done',
      (error) => String(Object(error.cause).message),
    );
    expect(failed).toBe('audit.unchangeable');
  },
);

test('what operators did outlives a demo that begins anew, whoever says that it does', async () => {
  for (const statement of ['truncate operator_acts', 'delete from account_events'])
    await expect(whileReset(statement)).rejects.toMatchObject({ cause: { message: 'audit.unchangeable' } });
});

test('the ledger and the audit are emptied by nobody in a database that is not the demo’s', async () => {
  for (const [table, refusal] of [
    ['ledger_entries', 'ledger.unchangeable'],
    ['account_events', 'audit.unchangeable'],
  ])
    await expect(whileReset('delete from demo_seed', `truncate ${table}`)).rejects.toMatchObject({
      cause: { message: refusal },
    });
});
