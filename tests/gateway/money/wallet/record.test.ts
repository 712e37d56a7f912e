import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf } from '../../../../src/gateway/money/wallet/records';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import type { ModuleContext, Tx } from '../../../../src/gateway/platform/context';
import { seedPast } from '../../../bench/ledger/data';
import { startModules } from '../../harness/modules';
import { bet, newcomer, payee } from './support';

const FEW = 1_000;
const MANY = 6_000;
const gateway = await startModules();
afterAll(() => gateway.close());

type RecordQuery = Parameters<typeof recordsOf>[2];
const pasts = new Map<number, string>();
beforeAll(async () => {
  for (const entries of [FEW, MANY]) {
    const { id } = await newcomer(gateway, 0n);
    await seedPast(gateway.ctx.db, id, entries);
    pasts.set(entries, id);
  }
});

/** Number of ledger rows read for a page of a player's record. */
const rowsRead = (entries: number, recordQuery: RecordQuery) =>
  gateway.ctx.db.transaction(async (tx) => {
    const within: ModuleContext = { ...gateway.ctx, db: tx };
    const before = await readSoFar(tx);
    const { list } = await recordsOf(within, pasts.get(entries) ?? '', recordQuery, 'en');
    return { entries: list.length, read: (await readSoFar(tx)) - before };
  });

async function readSoFar(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ read: string }>(sql`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::text as read from pg_stat_xact_user_tables where relname like 'ledger%'`);
  return Number(rows[0]?.read);
}

const HOUR = 3_600_000;
const PAGES: Record<string, (now: number) => RecordQuery> = {
  'the first page': () => ({ pageNo: 1, pageSize: 10 }),
  'the hundredth page': () => ({ pageNo: 100, pageSize: 10 }),
  'the first page of bets': () => ({ pageNo: 1, pageSize: 10, kind: 'bet' }),
  'the fiftieth page of bets': () => ({ pageNo: 50, pageSize: 10, kind: 'bet' }),
  'the first page of posted entries': () => ({ pageNo: 1, pageSize: 10, state: 'posted' }),
  'a page of a day': (now) => ({ pageNo: 1, pageSize: 10, from: now - HOUR / 10, to: now - HOUR / 20 }),
  'a page of bets of a day': (now) => ({
    pageNo: 1,
    pageSize: 10,
    kind: 'bet',
    from: now - HOUR / 10,
    to: now - HOUR / 20,
  }),
};

test.each(Object.entries(PAGES))(
  '%s of the account record reads no more rows when the history is six times as long',
  async (_what, queryAt) => {
    const now = (await gateway.ctx.now()).getTime();
    const few = await rowsRead(FEW, queryAt(now));
    const many = await rowsRead(MANY, queryAt(now));
    expect([few.entries, many.entries]).toEqual([10, 10]);
    expect(many.read).toBeLessThan(few.read * 1.5);
    expect(many.read).toBeLessThan(200);
  },
);

test.each([{}, { kind: 'bet' as const }])(
  'a page that starts at a marker reads no more rows when the history is six times as long, by %o [own.list.marker]',
  async (filter) => {
    const after = async (entries: number) => {
      const first = await recordsOf(
        gateway.ctx,
        pasts.get(entries) ?? '',
        { ...filter, pageNo: 40, pageSize: 10 },
        'en',
      );
      return rowsRead(entries, { ...filter, pageNo: 41, pageSize: 10, marker: first.marker });
    };
    const few = await after(FEW);
    const many = await after(MANY);
    expect([few.entries, many.entries]).toEqual([10, 10]);
    expect(many.read).toBeLessThan(few.read * 1.5);
    expect(many.read).toBeLessThan(200);
  },
);

test('a page of pending entries reads no history of play', async () => {
  expect(await rowsRead(MANY, { pageNo: 1, pageSize: 10, state: 'pending' })).toEqual({
    entries: 0,
    read: expect.toSatisfy((read) => read < 20),
  });
});

test('totals, pages and filters match a scan of the whole record', async () => {
  const player = await payee(gateway, 500_000n);
  const start = (await gateway.ctx.now()).getTime();
  const at = (i: number) => new Date(start + 60_000 + i * 1_000);
  for (let i = 0; i < 12; i++) await bet(gateway, player.id, 1_000n, i % 3 === 0 ? 'win' : 'bet', at(i));
  await player.withdraw('500.00');
  await player.withdraw('600.00');
  const all = (await player.client.records({ pageSize: 50 })).list;
  expect(all).toHaveLength(15);
  const counted = async (recordQuery: Partial<RecordQuery>, is: (one: (typeof all)[number]) => boolean) => {
    const first = await player.client.records({ ...recordQuery, pageSize: 3 });
    const second = await player.client.records({ ...recordQuery, pageSize: 3, pageNo: 2 });
    const found = all.filter(is);
    expect([first.total, first.totalPages]).toEqual([found.length, Math.ceil(found.length / 3)]);
    expect([...first.list, ...second.list]).toEqual(found.slice(0, 6));
  };
  const from = at(3).getTime();
  const to = at(9).getTime();
  const isThen = ({ at }: { at: number }) => at >= from && at < to;
  await counted({}, () => true);
  await counted({ kind: 'bet' }, ({ kind }) => kind === 'bet');
  await counted({ from, to }, isThen);
  await counted({ kind: 'bet', from, to }, (item) => item.kind === 'bet' && isThen(item));
  await counted({ state: 'posted' }, ({ state }) => state === 'posted');
  await counted(
    { state: 'posted', kind: 'win', from },
    ({ state, kind, at }) => state === 'posted' && kind === 'win' && at >= from,
  );
  await counted({ state: 'pending' }, ({ state }) => state === 'pending');
  await counted({ state: 'voided' }, () => false);
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
});
