import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnDataFormat } from '../../../../src/contract/identity/own-data';
import { QUESTION_TYPES } from '../../../../src/contract/support/support-endpoints';
import { PROFILE } from '../../../../src/gateway/identity/details/details';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { openFile, PART_LENGTH } from '../../../../src/gateway/operations/own-data/parts';
import { exportedRows } from '../../../../src/gateway/operations/own-data/read-rows';
import { PERSONAL_TABLES } from '../../../../src/gateway/operations/own-data/register';
import { columnsIn } from '../../../../src/gateway/operations/own-data/register/entry';
import { ROWS_DISPLAYED } from '../../../../src/gateway/operations/own-data/render-html';
import { ownRowsSql } from '../../../../src/gateway/operations/own-data/rows';
import { purgeOwnData } from '../../../../src/gateway/operations/own-data/service';
import { ownDataParts } from '../../../../src/gateway/operations/own-data/tables';
import { queryRows } from '../../../../src/gateway/platform/database/query';
import { transact } from '../../../../src/gateway/platform/database/transact';
import { seal } from '../../../../src/gateway/platform/secrets/sealing';
import { addsApp, currentAppCode } from '../../harness/app';
import { type Modules, startModules } from '../../harness/modules';
import { disbursed, key, newcomer, PASSWORD, PAYMENT, payee } from '../../money/wallet/support';

const DAY = 86_400_000;
/** Tables with rows that come after the file: the notice that it is ready, and the audit of its download. */
const WRITTEN_LATER = ['account_alerts', 'alert_texts', 'account_events'];
const TYPED = 'I typed <script>alert(1)</script> & "this" into the form, and it stays text.';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules({ sessionIdle: 30 * DAY, sessionAbsolute: 30 * DAY });
});
beforeEach(() => gateway.reset());
afterAll(async () => {
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
  await gateway.close();
});

type Client = Awaited<ReturnType<typeof newcomer>>['client'];
const request = (client: Client) => client.requestOwnData({ password: PASSWORD });
const rejected = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );

/** Downloads all parts of a file, as the portal does. */
async function download(client: Client, format: OwnDataFormat): Promise<string> {
  const first = await client.ownDataPart({ format, part: 1 });
  let text = first.text;
  for (let part = 2; part <= first.parts; part++) text += (await client.ownDataPart({ format, part })).text;
  return text;
}

const row = v.record(v.string(), v.unknown());
const leftOut = v.array(v.object({ columns: v.array(v.string()), reason: v.string() }));
const table = v.object({
  table: v.string(),
  title: v.string(),
  subject: v.string(),
  retention: v.string(),
  leftOut,
  rows: v.array(row),
});
const file = v.object({ account: v.string(), madeAt: v.string(), language: v.string(), tables: v.array(table) });

async function fileOf(client: Client) {
  const { tables, ...facts } = v.parse(file, JSON.parse(await download(client, 'json')));
  const rowsOf = (name: string) => tables.find((found) => found.table === name)?.rows ?? [];
  return { ...facts, tables, rowsOf };
}

async function made(client: Client) {
  await request(client);
  await gateway.runJobs();
}

/** A player who has left traces in many tables, and a partner whose name must stay out. */
async function activePlayer() {
  const partner = await newcomer(gateway, 0n, { type: 1 });
  const player = await payee(gateway, 500_000n, { email: 'rupa@example.test', uplineId: partner.id });
  const { client } = player;
  const sealed = await seal(gateway.ctx, PROFILE, player.id, JSON.stringify({ address: '12 Lake Road' }));
  await gateway.ctx.db.execute(sql`insert into profile_details (account_id, sealed_fields, changed_at)
    values (${player.id}, ${sealed}, app_now())`);
  await client.feedback({ type: QUESTION_TYPES[0], content: TYPED });
  await client.partnerTransfer({ to: partner.userName, amount: '500.00', paymentPassword: PAYMENT }, key());
  await disbursed(gateway, player);
  const { secret } = await addsApp(gateway, client, PASSWORD);
  return { ...player, partner, secret };
}

describe('the file of own data', () => {
  test('has every exported row of the account, in both formats [own.data.export]', async () => {
    const { client, id, userName, bank, secret } = await activePlayer();
    const factor = { kind: 'totp' as const, answer: await currentAppCode(gateway, secret, 1) };
    await client.requestOwnData({ password: PASSWORD, factor });
    await gateway.runJobs();
    const { account, tables, rowsOf } = await fileOf(client);
    expect(account).toBe(userName);
    expect(tables.map((found) => found.table).sort()).toEqual(PERSONAL_TABLES.map((entry) => entry.table).sort());
    for (const entry of PERSONAL_TABLES) {
      const columns = columnsIn(entry.exported).sort();
      const [stored] = await queryRows(
        gateway.ctx.db,
        v.object({ rows: v.string() }),
        sql`select count(*)::text as rows from ${sql.identifier(entry.table)} where ${ownRowsSql(entry, id)}`,
      );
      const rows = rowsOf(entry.table);
      if (columns.length > 0 && !WRITTEN_LATER.includes(entry.table))
        expect([entry.table, String(rows.length)]).toEqual([entry.table, stored?.rows]);
      for (const found of rows) expect([entry.table, Object.keys(found).sort()]).toEqual([entry.table, columns]);
    }
    expect(rowsOf('accounts')).toMatchObject([{ user_name: userName, email: 'rupa@example.test' }]);
    expect(rowsOf('bank_accounts')).toMatchObject([{ holder: 'Rupa Akter', provider: bank.provider }]);
    expect(rowsOf('withdrawals')).toMatchObject([{ amount: '1000.00', state: expect.any(String) }]);
    expect(rowsOf('profile_details')).toMatchObject([{ sealed_fields: { address: '12 Lake Road' } }]);
    expect(rowsOf('ledger_entries').map(({ amount }) => amount)).toContain('5000.00');
    const page = await download(client, 'html');
    for (const text of [userName, 'rupa@example.test', 'Rupa Akter', '1000.00', '12 Lake Road'])
      expect(page).toContain(text);
    expect(tables.filter((found) => found.rows.length > 0).length).toBeGreaterThan(10);
  });

  test('has no secret, and nothing that identifies another person [own.data.export own.data.register]', async () => {
    const { client, id, partner, secret } = await activePlayer();
    const factor = { kind: 'totp' as const, answer: await currentAppCode(gateway, secret, 1) };
    await client.requestOwnData({ password: PASSWORD, factor });
    await gateway.runJobs();
    const texts = [await download(client, 'json'), await download(client, 'html')].join('\n');
    let checked = 0;
    for (const entry of PERSONAL_TABLES) {
      const columns = [...columnsIn(entry.withheld.secret), ...columnsIn(entry.withheld.others)];
      for (const column of columns) {
        const stored = await queryRows(
          gateway.ctx.db,
          v.object({ value: v.nullable(v.string()) }),
          sql`select ${sql.identifier(column)}::text as value from ${sql.identifier(entry.table)}
            where ${ownRowsSql(entry, id)}`,
        );
        for (const { value } of stored) {
          if (value === null || value.length < 8) continue;
          checked += 1;
          expect([entry.table, column, texts.includes(value)]).toEqual([entry.table, column, false]);
        }
      }
    }
    expect(checked).toBeGreaterThan(10);
    for (const other of [partner.userName, partner.id, id, secret, PASSWORD, PAYMENT])
      expect(texts).not.toContain(other);
  });

  test('as a page is in the player’s language, escaped, without scripts and other files [own.data.export]', async () => {
    gateway.credentials.language = 'bn';
    const { client, id } = await newcomer(gateway).finally(() => {
      gateway.credentials.language = 'en';
    });
    await gateway.ctx.db.execute(sql`update accounts set nickname = ${TYPED} where id = ${id}`);
    await made(client);
    const page = await download(client, 'html');
    expect(page).toMatch(/^<!doctype html>\n<html lang="bn">/);
    for (const text of ['অ্যাকাউন্ট', 'এখানে দেখানোর কিছু নেই।']) expect(page).toContain(text);
    expect(page).toContain('I typed &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;this&quot;');
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"`);
    expect(page).not.toMatch(/<script|<link|<iframe|\son\w+=|(src|href)="(?!data:image\/png)/);
    expect((await fileOf(client)).rowsOf('accounts')).toMatchObject([{ nickname: TYPED }]);
  });

  test('as a page shows the first rows of a long list, and the other file all [own.data.export]', async () => {
    const player = await newcomer(gateway);
    await gateway.ctx.db.execute(sql`insert into account_events (id, at, kind, outcome, account_id)
      select gen_random_uuid(), app_now(), 'login', 'n' || n, ${player.id} from generate_series(1, ${ROWS_DISPLAYED + 7}) n`);
    await made(player.client);
    const { rowsOf } = await fileOf(player.client);
    expect(rowsOf('account_events').length).toBeGreaterThanOrEqual(ROWS_DISPLAYED + 7);
    const page = await download(player.client, 'html');
    const more = rowsOf('account_events').length - ROWS_DISPLAYED;
    expect(page).toContain(`${more} more rows are in the JSON file.`);
  });

  test('is divided into encrypted parts, none of which splits a character [own.data.export]', async () => {
    const player = await newcomer(gateway);
    await request(player.client);
    const [{ id: exportId } = { id: '' }] = await queryRows(
      gateway.ctx.db,
      v.object({ id: v.string() }),
      sql`select id from own_data_exports where account_id = ${player.id}`,
    );
    const text = `${'a'.repeat(PART_LENGTH - 1)}🙂রুপা${'b'.repeat(PART_LENGTH)}`;
    await transact(gateway.ctx, async (_, within) => {
      const written = openFile(within, exportId, 'json');
      await written.write(text);
      await written.end();
    });
    await gateway.ctx.db.execute(sql`update own_data_exports
      set state = 'ready', ready_at = app_now(), expires_at = app_now() + interval '1 day' where id = ${exportId}`);
    expect(await download(player.client, 'json')).toBe(text);
    const parts = await gateway.ctx.db.select().from(ownDataParts).where(eq(ownDataParts.exportId, exportId));
    expect(parts).toHaveLength(3);
    for (const { sealed } of parts) expect(sealed).not.toContain('aaaaaaaaaaaa');
  });
});

describe('a request for own data', () => {
  test('needs the password, and the second factor if there is one [own.data.export]', async () => {
    const { client } = await newcomer(gateway);
    expect(await rejected(client.requestOwnData({ password: 'not this one' }))).toBe('422 security.wrongPassword');
    const { secret } = await addsApp(gateway, client, PASSWORD);
    expect(await rejected(request(client))).toBe('403 factor.required');
    expect(await client.ownData()).toMatchObject({ state: 'none', factorAsked: 'code' });
    const factor = { kind: 'totp' as const, answer: await currentAppCode(gateway, secret, 1) };
    expect(await client.requestOwnData({ password: PASSWORD, factor })).toMatchObject({ state: 'pending' });
  });

  test('is rejected while another is pending, and within a day after a file [own.data.export]', async () => {
    const { client } = await newcomer(gateway);
    const both = await Promise.all([rejected(request(client)), rejected(request(client))]);
    expect(both.sort()).toEqual(['409 ownData.pending', 'done']);
    await gateway.runJobs();
    const { state, requestedAt, nextAt } = await client.ownData();
    expect([state, (nextAt ?? 0) - (requestedAt ?? 0)]).toEqual(['ready', DAY]);
    expect(await rejected(request(client))).toBe('409 ownData.tooSoon');
    const earlier = await download(client, 'json');
    await gateway.later(DAY);
    await made(client);
    expect(await download(client, 'json')).not.toBe(earlier);
    expect(await gateway.ctx.db.$count(ownDataParts)).toBe(2);
  });

  test('fails after the last try, and can be repeated at once [own.data.export]', async () => {
    const { client, id } = await newcomer(gateway);
    await gateway.ctx.db.execute(sql`insert into profile_details (account_id, sealed_fields, changed_at)
      values (${id}, 'broken', app_now())`);
    await request(client);
    await gateway.ctx.db.execute(sql`update graphile_worker._private_jobs j set attempts = max_attempts - 1
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'ownData.make'`);
    await gateway.runJobs();
    expect(await client.ownData()).toMatchObject({ state: 'failed', nextAt: null });
    await gateway.ctx.db.execute(sql`delete from profile_details where account_id = ${id}`);
    await made(client);
    expect((await client.ownData()).state).toBe('ready');
  });

  test('that no gateway has carried out counts as failed after a day [own.data.export]', async () => {
    const { client } = await newcomer(gateway);
    await request(client);
    await gateway.later(DAY);
    expect(await client.ownData()).toMatchObject({ state: 'failed', nextAt: null });
    expect(await rejected(request(client))).toBe('done');
  });
});

describe('a file of own data', () => {
  test('is read only by its owner’s session [own.data.export]', async () => {
    const owner = await newcomer(gateway);
    const stranger = await newcomer(gateway);
    await made(owner.client);
    const part = { format: 'json', part: 1 } as const;
    expect(await rejected(stranger.client.ownDataPart(part))).toBe('404 ownData.gone');
    expect(await rejected(gateway.as(null).ownDataPart(part))).toBe('401 session.required');
    expect((await owner.client.ownDataPart(part)).text).toContain(owner.userName);
    expect(await rejected(owner.client.ownDataPart({ format: 'json', part: 99 }))).toBe('404 ownData.gone');
  });

  test('is announced to its owner, and each download is audited [own.data.export]', async () => {
    const { client, id } = await newcomer(gateway);
    await made(client);
    await download(client, 'html');
    const { rows } = await gateway.ctx.db.execute(sql`select kind, outcome from account_events
      where account_id = ${id} and kind like 'data.%' order by at, id`);
    expect(rows).toEqual([
      { kind: 'data.request', outcome: 'done' },
      { kind: 'data.download', outcome: 'done' },
    ]);
    const { rows: alerts } = await gateway.ctx.db.execute(
      sql`select kind from account_alerts where account_id = ${id}`,
    );
    expect(alerts).toContainEqual({ kind: 'ownData.ready' });
  });

  test('expires, and is then deleted [own.data.export]', async () => {
    const { client } = await newcomer(gateway);
    await made(client);
    await gateway.later(gateway.ctx.config.ownDataFor);
    expect(await client.ownData()).toMatchObject({ state: 'expired', nextAt: null });
    expect(await rejected(client.ownDataPart({ format: 'json', part: 1 }))).toBe('404 ownData.gone');
    await gateway.later(1);
    await purgeOwnData(gateway.ctx);
    expect(await gateway.ctx.db.$count(ownDataParts)).toBe(0);
  });

  test('holds in memory only some rows at a time [own.data.export]', async () => {
    const player = await newcomer(gateway);
    await gateway.ctx.db.execute(sql`insert into account_events (id, at, kind, outcome, account_id)
      select gen_random_uuid(), app_now(), 'login', 'done', ${player.id} from generate_series(1, 1200) n`);
    const events = PERSONAL_TABLES.find((entry) => entry.table === 'account_events');
    const sizes: number[] = [];
    await transact(gateway.ctx, async (_, within) => {
      if (events) for await (const rows of exportedRows(within, events, player.id)) sizes.push(rows.length);
    });
    expect(sizes).toEqual([500, 500, 200]);
  });
});
