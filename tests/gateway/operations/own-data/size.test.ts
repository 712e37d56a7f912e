/** @module-tag extended */

import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postAll } from '../../../../src/gateway/money/wallet/ledger';
import { queryRow, queryRows } from '../../../../src/gateway/platform/database/query';
import { recordFacts } from '../../../../src/gateway/play/bets/service';
import { type Modules, startModules } from '../../harness/modules';
import { lostBet, newcomer, PASSWORD } from '../../money/wallet/support';

const BETS = 10_000;
const OTHERS = 2_000;
const AT_ONCE = 500;
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const transferRow = v.object({ id: v.string() });
const partsRow = v.object({ parts: v.number(), characters: v.number() });

/** Books moves in pages, and returns the ids of the transfers. */
async function book(owner: string, prefix: string, count: number, kind: 'bet' | 'adjustment'): Promise<string[]> {
  const amount = kind === 'bet' ? -1n : 1n;
  const move = (number: number) => ({
    move: {
      key: `${prefix}:${number}`,
      kind,
      entries: [
        { owner, purpose: 'main', amount },
        { owner: null, purpose: 'game', amount: -amount },
      ],
    },
    at: new Date(),
  });
  for (let first = 0; first < count; first += AT_ONCE)
    await gateway.ctx.db.transaction((tx) =>
      postAll(
        tx,
        Array.from({ length: AT_ONCE }, (_, n) => move(first + n)),
      ),
    );
  const rows = await queryRows(
    gateway.ctx.db,
    transferRow,
    sql`select id from ledger_transfers where starts_with(idempotency_key, ${`${prefix}:`})`,
  );
  return rows.map(({ id }) => id);
}

test('the file of an account with 10,000 bets and 2,000 other transactions has them all [own.data.export]', async () => {
  const { client, id } = await newcomer(gateway, 100_000n);
  await book(id, 'size-other', OTHERS, 'adjustment');
  const bets = await book(id, 'size-bet', BETS, 'bet');
  for (let first = 0; first < BETS; first += AT_ONCE)
    await recordFacts(
      gateway.ctx.db,
      bets.slice(first, first + AT_ONCE).map((transfer) => lostBet(id, 1n, transfer)),
    );
  await client.requestOwnData({ password: PASSWORD });
  const before = performance.now();
  await gateway.runJobs();
  const seconds = (performance.now() - before) / 1_000;
  const sizes: string[] = [];
  for (const format of ['json', 'html'] as const) {
    const { parts } = await client.ownDataPart({ format, part: 1 });
    const texts: string[] = [];
    for (let part = 1; part <= parts; part += 1) texts.push((await client.ownDataPart({ format, part })).text);
    const text = texts.join('');
    sizes.push(`${format} ${(Buffer.byteLength(text) / 1_000_000).toFixed(1)} MB in ${parts} parts`);
    if (format !== 'json') continue;
    const { tables } = v.parse(
      v.object({ tables: v.array(v.object({ table: v.string(), rows: v.array(v.unknown()) })) }),
      JSON.parse(text),
    );
    const countOf = (name: string) => tables.find(({ table }) => table === name)?.rows.length;
    expect([countOf('bet_facts'), countOf('ledger_entries')]).toEqual([BETS, BETS + OTHERS + 1]);
  }
  const { parts, characters } = await queryRow(
    gateway.ctx.db,
    partsRow,
    sql`select count(*)::int as parts, sum(length(sealed))::int as characters from own_data_parts`,
  );
  process.stdout.write(
    `own data: ${sizes.join(', ')}; ${parts} sealed parts of ${(characters / 1_000_000).toFixed(1)} MB; ` +
      `made by all due jobs in ${seconds.toFixed(1)} s\n`,
  );
});
