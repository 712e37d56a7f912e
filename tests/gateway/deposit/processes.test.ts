import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Deposit } from '../../../src/contract';
import { pageOf } from '../payment/support';
import { end, sharedFolder } from '../support/process';
import { playerOn } from '../wallet/processes';

let folder: Awaited<ReturnType<typeof sharedFolder>>;
beforeEach(async () => {
  folder = await sharedFolder();
});
afterEach(() => folder.clear());

const ENV = { LIMIT_FACTOR: '1000', LOG_LEVEL: 'error', SESSION_IDLE: '12h' };
const asked = { method: 'nodi', amount: '700.00' };
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const becomes = (read: () => Promise<Deposit>, wanted: string) =>
  expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe(wanted);

test('own.deposit.ended: it expires on time, once, although every gateway was killed meanwhile and another two have come', async () => {
  const first = await folder.start(ENV);
  const { id, expiresAt } = await (await playerOn(first)).client.createDeposit(asked, key());
  await first.ops('clock', ['+29m']);
  await end(first.child, 'SIGKILL');
  const [second, third] = [await folder.start(ENV), await folder.start(ENV)];
  const { client, now } = await playerOn(third);
  const read = () => client.deposit({ id });
  expect((await read()).state).toBe('pending');
  await second.ops('clock', [`+${Math.max(0, expiresAt - (await now()) - 1_500)}ms`]);
  for (;;) {
    const { state } = await read();
    if ((await now()) >= expiresAt) break;
    expect(state).toBe('pending');
    await wait(20);
  }
  await becomes(read, 'expired');
  expect((await now()) - expiresAt).toBeLessThan(10_000);
});

test('asvs 2.3.3: paid on a page of one gateway, which is killed before it was said, it is credited by another, once', async () => {
  const first = await folder.start(ENV);
  const player = await playerOn(first);
  const before = Number((await player.client.balance()).sumBalance);
  const begun = await player.client.createDeposit(asked, key());
  await first.ops('payments', ['late', '3s']);
  expect((await pageOf(begun.payUrl).answer('pay')).status).toBe(303);
  await end(first.child, 'SIGKILL');
  const [second, third] = [await folder.start(ENV), await folder.start(ENV)];
  const { client } = await playerOn(second);
  await becomes(() => client.deposit({ id: begun.id }), 'credited');
  expect(Number((await client.balance()).sumBalance)).toBe(before + 700);
  expect((await third.ops('ledger', ['verify'])).reply?.value).toMatchObject({ problems: [] });
});
