import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startModules } from '../../harness/modules';
import { isWaiting } from '../../harness/waiting';
import { newcomer } from '../../money/wallet/support';
import { close, issueOf, place } from './support';

const gateway = await startModules();
afterAll(() => gateway.close());
const { db } = gateway.ctx;

test('a bet during the close waits for it and is rejected', async () => {
  const { client } = await newcomer(gateway);
  const issue = await issueOf(gateway);
  const placing = await db.transaction(async (tx) => {
    await tx.execute(sql`update lottery_issues set state = 'closed' where id = ${issue.id}`);
    const pendingOrder = place(client, issue).catch((error) => error);
    await expect.poll(() => isWaiting(tx), { interval: 10 }).toBe(true);
    return { asked: pendingOrder };
  });
  expect(await placing.asked).toMatchObject({ code: 'lottery.closed', status: 409 });
  expect(await client.merchantWallet()).toMatchObject({ main: '1000.00', locked: '0.00' });
});

test('closing waits for bets in progress, which do not wait for each other', async () => {
  const { client } = await newcomer(gateway);
  const issue = await issueOf(gateway);
  const closing = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(lottery_issue_lock(${issue.lottery}, ${issue.number}))`);
    expect(await place(client, issue)).toMatchObject({ stake: '0.20' });
    const pendingClose = close(gateway, issue).then(() => undefined);
    await expect.poll(() => isWaiting(tx), { interval: 10 }).toBe(true);
    return { asked: pendingClose };
  });
  await closing.asked;
  await expect(place(client, issue)).rejects.toMatchObject({ code: 'lottery.closed' });
});

test('issues cannot be deleted', async () => {
  const { id } = await issueOf(gateway);
  await expect(db.execute(sql`delete from lottery_issues where id = ${id}`)).rejects.toMatchObject({
    cause: { code: 'MD051' },
  });
});
