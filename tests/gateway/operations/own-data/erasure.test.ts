import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeAccount, keepAccount, mustExist } from '../../../../src/gateway/identity/account/service';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { BATCH, eraseClosed } from '../../../../src/gateway/operations/own-data/erasure/erase';
import { PERSONAL_TABLES } from '../../../../src/gateway/operations/own-data/register';
import {
  columnsIn,
  PERIODS,
  type Period,
  type PersonalTable,
} from '../../../../src/gateway/operations/own-data/register/entry';
import { ownRowsSql } from '../../../../src/gateway/operations/own-data/rows';
import type { ModuleContext } from '../../../../src/gateway/platform/context';
import { queryRow, queryRows } from '../../../../src/gateway/platform/database/query';
import { type Modules, startModules } from '../../harness/modules';

const DAY = 86_400_000;
const SECOND = 1_000;
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
beforeEach(() => gateway.reset());
afterAll(async () => {
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
  await gateway.close();
});

const erasable = PERSONAL_TABLES.filter(({ afterwards, rows }) => afterwards !== 'keep' && rows !== null);
const waitOf = (period: Period) => (period === 'none' ? DAY : gateway.ctx.config.retention[period]);
const textRow = v.object({ row: v.string() });
const countRow = v.object({ rows: v.number() });

/** Rows of an account in a table of the register, as text. */
const rowsOf = async (entry: PersonalTable, accountId: string): Promise<string[]> =>
  (
    await queryRows(
      gateway.ctx.db,
      textRow,
      sql`select t::text as row from ${sql.identifier(entry.table)} t
        where t.ctid in (select ctid from ${sql.identifier(entry.table)} where ${ownRowsSql(entry, accountId)}) order by 1`,
    )
  ).map(({ row }) => row);

/** Values of the identifying columns of an account's rows. */
const valuesOf = async (entry: PersonalTable, accountId: string): Promise<string[]> =>
  (
    await Promise.all(
      columnsIn(entry.identifying).map((column) =>
        queryRows(
          gateway.ctx.db,
          v.object({ value: v.nullable(v.string()) }),
          sql`select ${sql.identifier(column)}::text as value from ${sql.identifier(entry.table)}
            where ${ownRowsSql(entry, accountId)}`,
        ),
      ),
    )
  )
    .flat()
    .flatMap(({ value }) => (value === null || ['', '-', '{}', '[]', '::'].includes(value) ? [] : [value]));

/** All rows about an account, by table. */
async function everythingOf(accountId: string) {
  const found: Record<string, string[]> = {};
  for (const entry of PERSONAL_TABLES) found[entry.table] = await rowsOf(entry, accountId);
  return found;
}

const exec = (statement: ReturnType<typeof sql>) => gateway.ctx.db.execute(statement);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ cause, message }) => cause?.code ?? message,
  );

/** The demo's player, with rows in tables that the demo leaves empty; and closed if wanted. */
async function player({ closed = true } = {}): Promise<string> {
  const { id } = await mustExist(gateway.ctx, 'player');
  await exec(sql`insert into account_events (id, at, kind, outcome, account_id, ip)
    values (gen_random_uuid(), app_now(), 'login', 'done', ${id}, '203.0.113.9')`);
  await exec(sql`insert into account_links (account_id, provider, subject, name, linked_at)
    values (${id}, 'google', 'subject-of-rupa', 'Rupa at Google', app_now())`);
  await exec(sql`insert into profile_details (account_id, sealed_fields, changed_at)
    values (${id}, 'sealed', app_now()) on conflict (account_id) do nothing`);
  await exec(sql`insert into player_notes (id, account_id, author, text, at)
    values (gen_random_uuid(), ${id}, 'olive', 'Rupa called about a withdrawal', app_now())`);
  await exec(sql`insert into account_places (account_id, ip, country, registered, first_at, last_at)
    values (${id}, '203.0.113.9', 'BD', true, app_now(), app_now()) on conflict do nothing`);
  if (closed) await closeAccount(gateway.ctx.db, id, await gateway.ctx.now());
  return id;
}

const column = v.object({ name: v.string(), type: v.string() });
/** Values that a check or a reference of a table demands, as SQL. */
const VALUES: Record<string, string> = {
  'avatars.name': `'boat'`,
  'contact_changes.kind': `'email'`,
  'cash_ins.reference': `'AB12CD34'`,
  'cash_ins.state': `'expired'`,
  'cash_ins.settled_at': 'app_now()',
  'cash_ins.received_from': 'null',
  'statement_lines.source': `'nodi'`,
  'statement_lines.statement_id': '(select id from statements limit 1)',
  'statement_lines.refs': `array['AB12CD34']`,
  'statement_differences.source': `'nodi'`,
  'statement_differences.class': `'oursOnly'`,
  'deposit_limits.period': `'day'`,
  'play_limits.kind': `'loss'`,
  'play_limits.period': `'day'`,
  'play_watches.wallet_id': `(select id from ledger_accounts where owner_id is not null limit 1)`,
  'exclusion_marks.kind': `'email'`,
  'exclusion_matches.kind': `'email'`,
  'exclusion_matches.step': `'bank'`,
  'exclusion_matches.excluded_id': `(select id from accounts where user_name = 'agent')`,
  'favorite_games.game_id': '(select game_id from games limit 1)',
  'recent_games.game_id': '(select game_id from games limit 1)',
  'activity_entries.state': `'joined'`,
  'activity_entries.activity_id': '(select id from activities limit 1)',
  'activity_pictures.activity_id': '(select id from activities limit 1)',
  'friend_codes.code': `'7QQQQQQQQ'`,
  'referrals.state': `'joined'`,
  'referrals.ip': `'203.0.113.9'`,
  'referrals.inviter_id': `(select id from accounts where user_name = 'agent')`,
  'affiliate_applications.channel': `'website'`,
  'affiliate_applications.state': `'approved'`,
  'affiliate_applications.decided_at': 'app_now()',
  'affiliate_codes.code': `'ERASED77'`,
  'team_pages_off.kind': `'daily'`,
  'feedback.kind': `'other'`,
  'feedback.reply_to': 'null',
  'chat_lines.kind': `'said'`,
  'chat_reports.line_id': '(select id from chat_lines limit 1)',
  'own_data_exports.language': `'bn'`,
  'own_data_exports.state': `'pending'`,
  'own_data_parts.format': `'json'`,
  'abuse_members.case_id': '(select id from abuse_cases limit 1)',
  'abuse_signals.kind': `'device'`,
  'abuse_signals.other_id': `(select id from accounts where user_name = 'agent')`,
  'abuse_traces.kind': `'device'`,
  'abuse_rounds.kind': `'opposite'`,
  'abuse_rounds.other_id': `'ffffffff-0000-7000-8000-000000000000'`,
};
/** Columns that a check demands although they may be null. */
const DEMANDED: Record<string, string[]> = {
  avatars: ['name'],
  cash_ins: ['settled_at'],
  statement_lines: ['booking', 'booking_id'],
  statement_differences: ['booking', 'booking_id', 'booking_number', 'ours', 'resolved_by', 'resolved_at'],
  affiliate_applications: ['decided_at'],
};
/** Tables whose parents the demo lacks. */
const WITHOUT_PARENT = [
  'activity_entries',
  'activity_pictures',
  'broadcast_marks',
  'redemption_addresses',
  'studio_calls',
];
const BY_TYPE: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `left(replace(gen_random_uuid()::text, '-', ''), 20)`,
  'timestamp with time zone': 'app_now()',
  boolean: 'false',
  jsonb: `'{"name": "Rupa"}'`,
  bytea: `'\\x01'`,
  date: 'app_now()::date',
};

/** Adds a row of the account to each erasable table that has none; returns the tables that it could not fill. */
async function fill(accountId: string): Promise<string[]> {
  await exec(sql`insert into abuse_cases (id, state, opened_at, decided_at, decided_by, finding)
    values (gen_random_uuid(), 'innocent', app_now(), app_now(), 'olive', 'nothing')`);
  await exec(sql`insert into statement_sources (code, covers, mapping, set_by, set_at)
    values ('nodi', '{nodi}', '{}', 'olive', app_now())`);
  await exec(sql`insert into statements (id, source, reference, digest, first_day, last_day, imported_by, imported_at)
    values (gen_random_uuid(), 'nodi', 'S1', '', app_now()::date, app_now()::date, 'olive', app_now())`);
  await fillOnce(accountId);
  // Rows whose parent comes later in the register.
  return fillOnce(accountId);
}

async function fillOnce(accountId: string): Promise<string[]> {
  const unfilled: string[] = [];
  for (const entry of erasable) {
    if ((await rowsOf(entry, accountId)).length > 0) continue;
    const columns = await queryRows(
      gateway.ctx.db,
      column,
      sql`select column_name::text as name, data_type::text as type from information_schema.columns
        where table_schema = 'public' and table_name = ${entry.table} and column_default is null
          and is_identity = 'NO' and (is_nullable = 'NO' or column_name = any (${sql.param([...columnsIn(entry.identifying), ...(DEMANDED[entry.table] ?? [])])}))`,
    );
    const leads = entry.rows ?? {};
    const names = [...new Set([...Object.keys(leads).slice(0, 1), ...columns.map(({ name }) => name)])];
    const literalOf = (name: string) => {
      const demanded = VALUES[`${entry.table}.${name}`];
      if (demanded) return sql.raw(demanded);
      const [parent = '', key = 'id'] = (leads[name] ?? '').split('.');
      if (parent === 'accounts') return sql`${accountId}::uuid`;
      const lead = PERSONAL_TABLES.find(({ table }) => table === parent);
      if (lead)
        return sql`(select ${sql.identifier(key)} from ${sql.identifier(parent)} where ${ownRowsSql(lead, accountId)} limit 1)`;
      const type = columns.find((candidate) => candidate.name === name)?.type ?? '';
      return sql.raw(BY_TYPE[type] ?? '1');
    };
    const list = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
    const values = sql.join(names.map(literalOf), sql`, `);
    await exec(sql`insert into ${sql.identifier(entry.table)} (${list}) values (${values})`).catch((error) => {
      if (!WITHOUT_PARENT.includes(entry.table)) unfilled.push(`${entry.table}: ${error.cause?.message}`);
    });
  }
  return unfilled;
}

describe('the erasure of a closed account', () => {
  test('erases, clears or keeps each table when its period has ended, and not before [own.data.erasure]', async () => {
    const id = await player({ closed: false });
    const unfilled = await fill(id);
    await closeAccount(gateway.ctx.db, id, await gateway.ctx.now());
    const other = await mustExist(gateway.ctx, 'downline');
    const others = await everythingOf(other.id);
    const start = (await gateway.ctx.now()).getTime();
    const [{ user_name: userName } = { user_name: '' }] = await queryRows(
      gateway.ctx.db,
      v.object({ user_name: v.string() }),
      sql`select user_name from accounts where id = ${id}`,
    );
    expect(userName).toBe('player');
    // But for the job's own record.
    const permanentTables = PERSONAL_TABLES.filter(
      ({ afterwards, table }) => afterwards === 'keep' && table !== 'erasures',
    );
    const permanent = await Promise.all(permanentTables.map((entry) => rowsOf(entry, id)));
    const empty: string[] = [];
    for (const period of PERIODS) {
      const entries = erasable.filter(({ retained }) => retained === period);
      const before = await Promise.all(entries.map((entry) => rowsOf(entry, id)));
      const passed = (await gateway.ctx.now()).getTime() - start;
      await gateway.later(waitOf(period) - passed - 10 * SECOND);
      await eraseClosed(gateway.ctx);
      expect(await Promise.all(entries.map((entry) => rowsOf(entry, id)))).toEqual(before);
      await gateway.later(20 * SECOND);
      await eraseClosed(gateway.ctx);
      for (const [index, entry] of entries.entries()) {
        const rows = await rowsOf(entry, id);
        const had = before[index]?.length ?? 0;
        if (had === 0) empty.push(entry.table);
        expect([entry.table, rows.length]).toEqual([entry.table, entry.afterwards === 'erase' ? 0 : had]);
      }
    }
    expect(unfilled).toEqual([]);
    expect(empty.sort()).toEqual(WITHOUT_PARENT);
    expect(await Promise.all(permanentTables.map((entry) => rowsOf(entry, id)))).toEqual(permanent);
    for (const entry of erasable) {
      const values = await valuesOf(entry, id);
      if (entry.table === 'accounts') expect(values).toEqual([expect.stringMatching(/^erased_[0-9a-f]{24}$/)]);
      else expect([entry.table, values]).toEqual([entry.table, []]);
    }
    expect(await everythingOf(other.id)).toEqual(others);
    expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
  });

  test('goes on after a stop between two batches [own.data.erasure]', async () => {
    const id = await player();
    await exec(sql`insert into account_events (id, at, kind, outcome, account_id, ip)
      select gen_random_uuid(), app_now(), 'login', 'done', ${id}, '203.0.113.9' from generate_series(1, ${2 * BATCH}) n`);
    await gateway.later(waitOf('access') + SECOND);
    const withAddress = async () =>
      (
        await queryRow(
          gateway.ctx.db,
          countRow,
          sql`select count(*)::int as rows from account_events where account_id = ${id} and ip is not null`,
        )
      ).rows;
    const all = await withAddress();
    let batches = 0;
    const db = new Proxy(gateway.ctx.db, {
      get(target, name) {
        if (name !== 'transaction') return Reflect.get(target, name);
        return async (...work: Parameters<ModuleContext['db']['transaction']>) => {
          if ((await withAddress()) < all && ++batches > 1) throw new Error('stopped');
          return target.transaction(...work);
        };
      },
    });
    await expect(eraseClosed({ ...gateway.ctx, db })).rejects.toThrow('stopped');
    expect(await withAddress()).toBeLessThan(all);
    expect(await withAddress()).toBeGreaterThan(0);
    const erased = () =>
      queryRows(
        gateway.ctx.db,
        v.object({ period: v.string() }),
        sql`select period from erasures where account_id = ${id} order by 1`,
      );
    expect(await erased()).toEqual([{ period: 'none' }]);
    await eraseClosed(gateway.ctx);
    expect(await withAddress()).toBe(0);
    expect(await erased()).toEqual([{ period: 'access' }, { period: 'none' }]);
  });

  test('leaves open accounts alone, however old [own.data.erasure]', async () => {
    const id = await player({ closed: false });
    const before = await everythingOf(id);
    await gateway.later(waitOf('books') + DAY);
    await eraseClosed(gateway.ctx);
    expect(await everythingOf(id)).toEqual(before);
  });

  test.each([
    [
      'an open review',
      sql`insert into abuse_members (case_id, account_id, joined_at)
      select c.id, a.id, app_now() from accounts a, c where a.user_name = 'player'`,
    ],
  ])('waits for the end of %s [own.data.erasure]', async (_, joins) => {
    const id = await player();
    await exec(sql`with c as (insert into abuse_cases (id, state, opened_at)
      values (gen_random_uuid(), 'open', app_now()) returning id) ${joins}`);
    const before = await everythingOf(id);
    await gateway.later(waitOf('books') + DAY);
    await eraseClosed(gateway.ctx);
    expect(await everythingOf(id)).toEqual(before);
  });

  test('keeps what recognises an excluded person until the exclusion ends [own.data.erasure]', async () => {
    const id = await player();
    await exec(sql`insert into gaming_pauses (account_id, excluded_until)
      values (${id}, app_now() + interval '6 years')
      on conflict (account_id) do update set excluded_until = excluded.excluded_until`);
    await gateway.later(waitOf('records') + DAY);
    await eraseClosed(gateway.ctx);
    expect((await mustExist(gateway.ctx, 'player')).id).toBe(id);
    await gateway.later(366 * DAY);
    await eraseClosed(gateway.ctx);
    await expect(mustExist(gateway.ctx, 'player')).rejects.toThrow();
  });

  test('reserves the user name for ever, in any letter case [own.data.erasure]', async () => {
    await player();
    await gateway.later(waitOf('records') + SECOND);
    await eraseClosed(gateway.ctx);
    const fields = { type: 0, nickname: 'New', passwordHash: 'x', language: 'en' } as const;
    for (const userName of ['player', 'PLAYER'])
      await expect(keepAccount(gateway.ctx.db, { userName, ...fields }, await gateway.ctx.now())).rejects.toMatchObject(
        {
          cause: { code: '23505', constraint: 'accounts_user_name' },
        },
      );
    expect(
      (await keepAccount(gateway.ctx.db, { userName: 'player2', ...fields }, await gateway.ctx.now())).id,
    ).toBeTruthy();
  });
});

describe('permanent rows', () => {
  test('stay so for all others: of open accounts, without the job’s setting, and in other columns [own.data.erasure]', async () => {
    const id = await player({ closed: false });
    await exec(sql`insert into operator_acts (id, at, command, args, reason, outcome)
      values (gen_random_uuid(), app_now(), 'block', '["player"]', 'a reason', 'done')`);
    const clearing = sql`update account_events set ip = null where account_id = ${id}`;
    const forged = (statement: ReturnType<typeof sql>) =>
      gateway.ctx.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('maidan.erasure', ${id}, true)`);
        await tx.execute(statement);
      });
    expect(await codeOf(exec(clearing))).toBe('MD008');
    expect(await codeOf(forged(clearing))).toBe('MD008');
    expect(await codeOf(exec(sql`select erasure_starts(${id})`))).toBe('MD080');
    expect(await codeOf(exec(sql`select append_only_erased('account_events', ${id}, 10)`))).toBe('MD080');
    await closeAccount(gateway.ctx.db, id, await gateway.ctx.now());
    expect(await codeOf(exec(clearing))).toBe('MD008');
    for (const statement of [
      sql`update account_events set kind = 'x' where account_id = ${id}`,
      sql`update account_events set ip = '198.51.100.1' where account_id = ${id}`,
      sql`delete from account_events where account_id = ${id}`,
      sql`delete from player_notes where account_id = ${id}`,
      sql`update operator_acts set reason = ''`,
    ])
      expect(await codeOf(forged(statement))).toBe('MD008');
    expect(await codeOf(forged(sql`update account_links set name = '' where account_id = ${id}`))).toBe('MD070');
    expect(await codeOf(exec(sql`select append_only_erased('ledger_entries', ${id}, 10)`))).toBe('MD081');
  });

  test('of operators lose their words after the period of books [own.data.erasure]', async () => {
    const act = (age: string, reason: string) =>
      exec(sql`insert into operator_acts (id, at, command, args, reason, outcome)
        values (gen_random_uuid(), app_now() - ${age}::interval, 'pause', '["player"]', ${reason}, 'done')`);
    await act('4385 days', 'an old reason');
    await act('4383 days', 'a younger reason');
    await eraseClosed(gateway.ctx);
    const acts = await queryRows(
      gateway.ctx.db,
      v.object({ args: v.array(v.string()), reason: v.string() }),
      sql`select args, reason from operator_acts where command = 'pause' order by at`,
    );
    expect(acts).toEqual([
      { args: [], reason: '' },
      { args: ['player'], reason: 'a younger reason' },
    ]);
  });
});
