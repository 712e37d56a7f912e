import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toWire } from '../../../../src/contract/money/money';
import { balanceOf, openWallet } from '../../../../src/gateway/money/wallet/accounts';
import { type Move, post, type Side } from '../../../../src/gateway/money/wallet/ledger';
import { unlessBooked } from '../../../../src/gateway/money/wallet/requests';
import { credit, verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { ApiError } from '../../../../src/gateway/platform/context';
import { createAccount, type Modules, startModules } from '../../harness/modules';

type LedgerAccount = Omit<Side, 'amount'>;

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const rows = async (query: ReturnType<typeof sql>) => (await gateway.ctx.db.execute(query)).rows;
const code = (name: string) => expect.objectContaining({ code: name });

/** A separate account of a player or of the house. */
const account = async (mayBeNegative: boolean): Promise<LedgerAccount> => ({
  owner: mayBeNegative ? null : v7(),
  purpose: `test.${v7()}`,
});
const idOf = ({ owner, purpose }: LedgerAccount) =>
  sql`(select id from ledger_accounts where owner_id is not distinct from ${owner} and purpose = ${purpose})`;
async function newcomer(userName: string) {
  const { id } = await createAccount(
    gateway.ctx.db,
    { userName, type: 0, nickname: userName, password: 'long enough' },
    new Date(),
  );
  await openWallet(gateway.ctx.db, id);
  return id;
}
const bookAll = (move: Partial<Move>, at = new Date()) =>
  post(gateway.ctx.db, { key: v7(), kind: 'adjustment', entries: [], ...move }, at);
const book = (entries: Side[], key: string = v7()) => bookAll({ entries, key });
const between = (from: LedgerAccount, to: LedgerAccount, amount: bigint): Side[] => [
  { ...from, amount: -amount },
  { ...to, amount },
];
const move = async (from: LedgerAccount, to: LedgerAccount, amount: bigint, key?: string) =>
  (await book(between(from, to, amount), key)).id;

/** Invariants of the whole ledger. */
const expectSound = async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);

test('the balance is the sum of the entries [s7.call.wallets-balance]', async () => {
  const player = await newcomer('entries');
  expect(await balanceOf(gateway.ctx.db, player)).toBe(0n);
  await credit(gateway.ctx, player, 150n, 'one');
  await credit(gateway.ctx, player, 1n, 'two');
  expect(await balanceOf(gateway.ctx.db, player)).toBe(151n);
  await expectSound();
});

test('formats amounts with two decimals and never as floats', () => {
  const pairs: [bigint, string][] = [
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [2_500_000n, '25000.00'],
    [90_071_992_547_409_931n, '900719925474099.31'],
  ];
  for (const [minor, wire] of pairs) expect(toWire(minor)).toBe(wire);
});

test('books a key once and returns the first response, under fifty concurrent calls too [asvs 2.3.4]', async () => {
  const player = await newcomer('repeated');
  const answers = await Promise.all(Array.from({ length: 50 }, () => credit(gateway.ctx, player, 700n, 'same')));
  expect(new Set(answers.map(({ transferId }) => transferId)).size).toBe(1);
  await credit(gateway.ctx, player, 1n, 'later');
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await credit(gateway.ctx, player, 700n, 'same')).toEqual({ ...answers[0], replayed: true });
  expect(await balanceOf(gateway.ctx.db, player)).toBe(701n);
});

test('rejects the same key with another body', async () => {
  const player = await newcomer('reused');
  await credit(gateway.ctx, player, 700n, 'reused');
  await expect(credit(gateway.ctx, player, 701n, 'reused')).rejects.toEqual(code('ledger.keyReused'));
  await expect(credit(gateway.ctx, await newcomer('another'), 700n, 'reused')).rejects.toEqual(
    code('ledger.keyReused'),
  );
});

test('concurrent debits never overdraw a player, and no booking is partial', async () => {
  const house = await account(true);
  const player = await account(false);
  await move(house, player, 1_000n);
  const tries = await Promise.allSettled(Array.from({ length: 40 }, () => move(player, house, 100n)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await expect(move(player, house, 1n)).rejects.toEqual(code('ledger.insufficient'));
  expect(
    await rows(sql`select max(seq)::int as entries from ledger_entries where account_id = ${idOf(player)}`),
  ).toEqual([{ entries: 11 }]);
  await expectSound();
});

test('concurrent transfers in both directions neither deadlock nor lose a unit', async () => {
  const house = await account(true);
  const players = await Promise.all(Array.from({ length: 4 }, () => account(false)));
  for (const player of players) await move(house, player, 10_000n);
  const pairs = players.flatMap((from) => players.filter((to) => to !== from).map((to) => [from, to] as const));
  await Promise.all([...pairs, ...pairs, ...pairs].map(([from, to], i) => move(from, to, BigInt(i + 1))));
  await expectSound();
  const [sum] =
    await rows(sql`select sum(balance)::text as total from (select distinct on (account_id) balance_after as balance
    from ledger_entries where account_id in (${sql.join(players.map(idOf), sql`, `)}) order by account_id, seq desc) last`);
  expect(sum).toEqual({ total: '40000' });
});

test('rejects a transfer with a non-zero sum or a single side [asvs 2.3.3]', async () => {
  const house = await account(true);
  const player = await account(false);
  const lopsided = [
    { ...house, amount: -5n },
    { ...player, amount: 6n },
  ];
  for (const entries of [lopsided, [{ ...player, amount: 5n }], []]) await expect(book(entries)).rejects.toThrow();
  expect(await rows(sql`select from ledger_entries where account_id in (${idOf(house)}, ${idOf(player)})`)).toEqual([]);
});

test('rejects changing, deleting or forging entries', async () => {
  const house = await account(true);
  const player = await account(false);
  const transfer = await move(house, player, 5n);
  const forbiddenQueries = [
    sql`update ledger_entries set amount = 6 where transfer_id = ${transfer}`,
    sql`delete from ledger_entries where transfer_id = ${transfer}`,
    sql`delete from ledger_transfers where id = ${transfer}`,
    sql`update ledger_accounts set may_be_negative = true`,
    sql`delete from ledger_accounts where id = ${idOf(player)}`,
    sql`truncate ledger_entries`,
    sql`truncate ledger_transfers, ledger_entries`,
    sql`insert into ledger_entries values (${idOf(player)}, 9, ${transfer}, 5, 500, now(), 'transfer', 1, false)`,
  ];
  for (const query of forbiddenQueries) await expect(gateway.ctx.db.execute(query)).rejects.toThrow();
  await expectSound();
});

/** A player with a balance and a hold on it. */
async function held(amount: bigint, endsAt?: Date) {
  const house = await account(true);
  const owner = v7();
  const free = { owner, purpose: 'vendor:test' };
  const locked = { owner, purpose: 'locked' };
  await move(house, free, 1_000n);
  const { id } = await bookAll({ mode: 'pending', entries: between(free, locked, amount), endsAt });
  return { house, free, locked, id };
}
const balance = ({ owner, purpose }: LedgerAccount, at?: Date) => balanceOf(gateway.ctx.db, owner ?? '', purpose, at);

test('a hold is posted, partly posted or voided, once [asvs 2.3.4]', async () => {
  const posted = await held(400n);
  expect([await balance(posted.free), await balance(posted.locked)]).toEqual([600n, 400n]);
  await bookAll({ mode: 'post', refersTo: posted.id, entries: between(posted.locked, posted.house, 400n) });
  const void_ = (hold: typeof posted) =>
    bookAll({ mode: 'void', refersTo: hold.id, entries: between(hold.locked, hold.free, 400n) });
  await expect(void_(posted)).rejects.toEqual(code('ledger.resolved'));

  const voided = await held(400n);
  await void_(voided);
  expect([await balance(voided.free), await balance(voided.locked)]).toEqual([1_000n, 0n]);

  const partly = await held(400n);
  const parts = [...between(partly.locked, partly.house, 300n), ...between(partly.locked, partly.free, 100n)];
  await bookAll({ mode: 'partlyPost', refersTo: partly.id, entries: parts });
  expect([await balance(partly.free), await balance(partly.locked)]).toEqual([700n, 0n]);
  await expectSound();
});

test('a hold is resolved as a whole and cannot be posted after its end [asvs 2.3.3]', async () => {
  const hold = await held(400n, new Date('2030-01-01'));
  const { id: refersTo, locked, free, house } = hold;
  await expect(bookAll({ mode: 'post', refersTo, entries: between(locked, house, 399n) })).rejects.toThrow();
  await expect(bookAll({ mode: 'void', refersTo, entries: between(locked, house, 400n) })).rejects.toThrow();
  const late = bookAll({ mode: 'post', refersTo, entries: between(locked, house, 400n) }, new Date('2030-01-01'));
  await expect(late).rejects.toEqual(code('ledger.over'));
  await bookAll({ mode: 'void', refersTo, entries: between(locked, free, 400n) }, new Date('2030-01-02'));
  await expect(bookAll({ mode: 'post', refersTo: v7(), entries: between(free, house, 1n) })).rejects.toEqual(
    code('ledger.resolved'),
  );
});

test('a reversal undoes a whole transfer, once', async () => {
  const house = await account(true);
  const player = await account(false);
  const refersTo = await move(house, player, 70n);
  await expect(bookAll({ mode: 'reversal', refersTo, entries: between(player, house, 69n) })).rejects.toThrow();
  await bookAll({ mode: 'reversal', refersTo, entries: between(player, house, 70n) });
  expect(await balance(player)).toBe(0n);
  await expect(bookAll({ mode: 'reversal', refersTo, entries: between(player, house, 70n) })).rejects.toThrow();
});

test('ignores a failed check only when the move was already booked', async () => {
  const { db } = gateway.ctx;
  const house = await account(true);
  const player = await account(false);
  const refuse = () => Promise.reject(new ApiError(422, 'ledger.insufficient'));
  await expect(unlessBooked(db, 'not booked', false, refuse)).rejects.toEqual(code('ledger.insufficient'));
  await unlessBooked(db, 'booked meanwhile', false, async () => {
    await move(house, player, 5n, 'booked meanwhile');
    await refuse();
  });
  await unlessBooked(db, 'booked meanwhile', true, () => expect.unreachable('it was looked at'));
});

test('returns the balance at any past time', async () => {
  const house = await account(true);
  const player = await account(false);
  const at = (day: number) => new Date(Date.UTC(2027, 0, day));
  for (const day of [1, 2, 3]) await bookAll({ entries: between(house, player, 5n) }, at(day));
  expect(await Promise.all([0, 1, 2, 9].map((day) => balance(player, at(day))))).toEqual([0n, 5n, 10n, 15n]);
});

test('verification reports entries that do not add up', async () => {
  const house = await account(true);
  const player = await account(false);
  const at = await move(house, player, 5n);
  const problems = await gateway.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`alter table ledger_entries disable trigger user`);
    await tx.execute(sql`update ledger_entries set amount = -6 where transfer_id = ${at} and amount < 0`);
    const found = (await verifyLedger({ db: tx })).problems;
    await tx.execute(sql`update ledger_entries set amount = -5 where transfer_id = ${at} and amount < 0`);
    await tx.execute(sql`alter table ledger_entries enable trigger user`);
    return found;
  });
  expect(problems).toContainEqual({ problem: 'unbalanced', at });
  await expectSound();
});

// The schema `original` belongs to the tests.
test('ledger functions plan index scans from their first row on', async () => {
  const read = await rows(sql`
    select p.proname as name, coalesce('enable_seqscan=off' = any (p.proconfig), false) as indexed from pg_proc p join pg_language l on l.oid = p.prolang
    where l.lanname = 'plpgsql' and p.prosrc ~ 'ledger_(entries|transfers)' and p.pronamespace <> 'original'::regnamespace`);
  expect(read.length).toBeGreaterThan(10);
  expect(read.filter(({ indexed }) => !indexed)).toEqual([]);
});
