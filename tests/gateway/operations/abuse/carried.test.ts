import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';
import { abuse, casesOf, openCases } from './support';

const gateway = await startModules();
const { db } = gateway.ctx;
afterAll(() => gateway.close());

const [text = ''] = Object.values(
  import.meta.glob<string>('../../../../src/gateway/migrations/0790-abuse-cases.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

test('open pairs of earlier versions become cases by connected groups, which operators can close [own.abuse.case]', async () => {
  const players = await Promise.all(Array.from({ length: 7 }, () => newcomer(gateway, 0n)));
  const ids = players.map(({ id }) => id);
  const pairs = [
    [0, 1, 'device', null],
    [1, 2, 'payout', null],
    [0, 2, 'address', null],
    [3, 4, 'opposite', null],
    [5, 6, 'device', 'sisters'],
  ] as const;
  for (const [one, other, kind, finding] of pairs)
    await db.execute(sql`insert into abuse_signals (id, kind, account_id, other_id, reasons, found_at, closed_at, closed_by, finding)
      values (gen_random_uuid(), ${kind}, ${ids[one]}, ${ids[other]}, '{}', app_now(), ${finding && new Date().toISOString()},
        ${finding && 'admin'}, ${finding})`);
  await db.transaction((tx) => tx.execute(sql.raw(text.slice(text.indexOf('create temporary table carried')))));
  const cases = await openCases(gateway);
  const named = (some: number[]) => some.map((nth) => players[nth]?.userName).sort();
  expect(cases.map(({ members }) => members).sort((x, y) => y.length - x.length)).toEqual([
    named([0, 1, 2]),
    named([3, 4]),
  ]);
  expect(await casesOf(gateway, ids[5] ?? '')).toEqual([]);
  for (const { number } of cases) await abuse(gateway, 'close', number, 'innocent');
  expect(await openCases(gateway)).toEqual([]);
});
