import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAuditEvent } from '../../../../src/gateway/platform/audit/service';
import { asOwner } from '../../harness/as-owner';
import { type Modules, startModules } from '../../harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
  await asOwner(gateway.ctx, 'flag', ['SLIDEVERIF', 'off'], 'a test');
  await recordAuditEvent(gateway.ctx.db, { at: await gateway.ctx.now(), kind: 'login', outcome: 'done' });
});
afterAll(() => gateway.close());

const AUDIT = ['operator_acts', 'account_events', 'withdrawal_steps'];
const CHANGES = AUDIT.flatMap((table) => [
  `update ${table} set at = now()`,
  `delete from ${table}`,
  `truncate ${table}`,
]);

/** Runs statements while claiming that the demo is being reset. */
const whileReset = (...statements: string[]) =>
  gateway.ctx.db.transaction(async (tx) => {
    for (const statement of [`set local maidan.demo_reset = 'on'`, ...statements]) await tx.execute(sql.raw(statement));
  });

test.each(CHANGES)('even the tables’ owner cannot change audit records: %s [asvs 16.4.2]', async (statement) => {
  const failed = await gateway.ctx.db.execute(sql.raw(statement)).then(
    () => 'done',
    (error) => String(Object(error.cause).message),
  );
  expect(failed).toBe('audit.unchangeable');
});

test('operators’ acts survive a demo reset, genuine or claimed', async () => {
  for (const statement of ['truncate operator_acts', 'delete from account_events'])
    await expect(whileReset(statement)).rejects.toMatchObject({ cause: { message: 'audit.unchangeable' } });
});

test('ledger and audit cannot be truncated in a database without the demo', async () => {
  for (const [table, rejection] of [
    ['ledger_entries', 'ledger.unchangeable'],
    ['account_events', 'audit.unchangeable'],
  ])
    await expect(whileReset('delete from demo_seed', `truncate ${table}`)).rejects.toMatchObject({
      cause: { message: rejection },
    });
});
