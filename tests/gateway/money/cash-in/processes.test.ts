/** @module-tag extended */

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { end, sharedFolder } from '../../harness/process';
import { playerOn } from '../wallet/processes';
import { reference, SENDER } from './support';

let folder: Awaited<ReturnType<typeof sharedFolder>>;
beforeEach(async () => {
  folder = await sharedFolder();
});
afterEach(() => folder.clear());

const ENV = { LIMIT_FACTOR: '1000', LOG_LEVEL: 'error', SESSION_IDLE: '12h' };
type Process = Awaited<ReturnType<typeof folder.start>>;

/** Reports a transfer of 500.00 as the demo's player. */
async function reported(at: Process) {
  const { client } = await playerOn(at);
  const { sumBalance } = await client.balance();
  const report = { wallet: 'nodi', amount: '500.00', sender: SENDER, reference: reference() };
  const { id } = await client.createCashIn(report, { idempotencyKey: crypto.randomUUID() });
  return { id, before: Number(sumBalance) };
}

const confirm = (at: Process, id: string) => at.ops('cash-ins', ['confirm', id, '500.00', SENDER]);

/** Expects that a confirmation credits once, although another one was interrupted. */
async function creditsOnce(at: Process, { id, before }: { id: string; before: number }) {
  const { client } = await playerOn(at);
  const { state } = await client.cashIn({ id });
  expect(Number((await client.balance()).sumBalance)).toBe(before + (state === 'confirmed' ? 500 : 0));
  const { status } = await confirm(at, id);
  expect(`${state} ${status}`).toBe(state === 'confirmed' ? 'confirmed 409' : 'pending 200');
  expect(await client.cashIn({ id })).toMatchObject({ state: 'confirmed', received: '500.00' });
  expect(Number((await client.balance()).sumBalance)).toBe(before + 500);
  expect((await at.ops('ledger', ['verify'])).reply?.value).toMatchObject({ problems: [] });
  return state;
}

/** Number of statements that wait for a lock of the table of deposits. */
async function waiting(): Promise<number> {
  const { rows } = await folder.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks where relation = 'deposits'::regclass and not granted`,
  );
  return rows[0]?.count ?? 0;
}

test('a gateway killed between confirmation and credit leaves the report pending; repeated, it credits once [own.cash-in.confirm asvs 2.3.3]', async () => {
  const first = await folder.start(ENV);
  const report = await reported(first);
  // The confirmation is stored, and waits with the deposit that it becomes.
  await folder.db.transaction(async (tx) => {
    await tx.execute(sql`lock table deposits in share mode`);
    const answered = confirm(first, report.id).catch(() => null);
    await expect.poll(waiting).toBe(1);
    await end(first.child, 'SIGKILL');
    expect(await answered).toBeNull();
  });
  expect(await creditsOnce(await folder.start(ENV), report)).toBe('pending');
});

/** Milliseconds after the command is sent: before it arrives, during its processing, and after. */
const MOMENTS = [0, 4, 10, 40];

test('a confirmation interrupted at any moment credits once when repeated [own.cash-in.confirm asvs 2.3.3]', async () => {
  let gateway = await folder.start(ENV);
  for (const moment of MOMENTS) {
    const report = await reported(gateway);
    const answered = confirm(gateway, report.id).catch(() => null);
    await wait(moment);
    await end(gateway.child, 'SIGKILL');
    const confirmation = await answered;
    gateway = await folder.start(ENV);
    const state = await creditsOnce(gateway, report);
    if (confirmation?.status === 200) expect(state, `after ${moment} ms`).toBe('confirmed');
  }
});
