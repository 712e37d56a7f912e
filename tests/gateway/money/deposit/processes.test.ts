/** @module-tag extended */

import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Deposit } from '../../../../src/contract';
import { readClock } from '../../../../src/gateway/platform/database/clock';
import { end, sharedFolder } from '../../harness/process';
import { pageOf } from '../payment/support';
import { playerOn } from '../wallet/processes';

let folder: Awaited<ReturnType<typeof sharedFolder>>;
beforeEach(async () => {
  folder = await sharedFolder();
});
afterEach(() => folder.clear());

const ENV = { LIMIT_FACTOR: '1000', LOG_LEVEL: 'error', SESSION_IDLE: '12h' };
const depositRequest = { method: 'nodi', amount: '700.00' };
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const becomes = (read: () => Promise<Deposit>, expectedState: string) =>
  expect.poll(async () => (await read()).state).toBe(expectedState);

test('a deposit expires once and on time after its gateway was killed [own.deposit.ended]', async () => {
  const first = await folder.start(ENV);
  const { id, expiresAt } = await (await playerOn(first)).client.createDeposit(depositRequest, key());
  await first.ops('clock', ['+20m']);
  await end(first.child, 'SIGKILL');
  const second = await folder.start(ENV);
  const third = await folder.start(ENV);
  const { client } = await playerOn(third);
  const read = () => client.deposit({ id });
  expect((await read()).state).toBe('pending');
  expect((await readClock(folder.db)).getTime()).toBeLessThan(expiresAt);
  await second.ops('clock', ['+11m']);
  await becomes(read, 'expired');
});

test('another gateway credits a payment once after the provider’s own was killed [asvs 2.3.3]', async () => {
  const first = await folder.start(ENV);
  const player = await playerOn(first);
  const before = Number((await player.client.balance()).sumBalance);
  const newDeposit = await player.client.createDeposit(depositRequest, key());
  await first.ops('payments', ['late', '3s']);
  expect((await pageOf(newDeposit.payUrl).answer('pay')).status).toBe(303);
  await end(first.child, 'SIGKILL');
  const second = await folder.start(ENV);
  const third = await folder.start(ENV);
  const { client } = await playerOn(second);
  await becomes(() => client.deposit({ id: newDeposit.id }), 'credited');
  expect(Number((await client.balance()).sumBalance)).toBe(before + 700);
  expect((await third.ops('ledger', ['verify'])).reply?.value).toMatchObject({ problems: [] });
});

/** Milliseconds after the call is sent: before it arrives, during its processing, and after. */
const MOMENTS = [0, 4, 10, 40];

test('a cancellation interrupted at any moment succeeds when repeated [own.deposit.cancelled asvs 2.3.3]', async () => {
  let gateway = await folder.start(ENV);
  let player = await playerOn(gateway);
  const before = (await player.client.balance()).sumBalance;
  const pages: string[] = [];
  for (const moment of MOMENTS) {
    const newDeposit = await player.client.createDeposit(depositRequest, key());
    const answered = player.client.cancelDeposit({ id: newDeposit.id }).catch(() => null);
    await wait(moment);
    await end(gateway.child, 'SIGKILL');
    const cancelResponse = await answered;
    gateway = await folder.start(ENV);
    player = await playerOn(gateway);
    const { state, reason } = await player.client.deposit({ id: newDeposit.id });
    expect(
      cancelResponse ? ['failed cancelled'] : ['pending null', 'failed cancelled'],
      `after ${moment} ms`,
    ).toContain(`${state} ${reason}`);
    expect(await player.client.cancelDeposit({ id: newDeposit.id })).toMatchObject({
      state: 'failed',
      reason: 'cancelled',
      payUrl: null,
    });
    const another = await player.client.createDeposit(depositRequest, key());
    await player.client.cancelDeposit({ id: another.id });
    for (const { payUrl } of [newDeposit, another]) pages.push(payUrl ?? '');
  }
  // The jobs of the successor finish the provider calls of a killed gateway: `own.jobs.abandoned`.
  for (const page of pages) {
    const { pathname, search } = new URL(page);
    const here = pageOf(new URL(`${pathname}${search}`, pages.at(-1)).href);
    await expect.poll(async () => (await here.get()).text).toContain('This payment was cancelled.');
  }
  expect((await player.client.balance()).sumBalance).toBe(before);
  expect((await gateway.ops('ledger', ['verify'])).reply?.value).toMatchObject({ problems: [] });
});
