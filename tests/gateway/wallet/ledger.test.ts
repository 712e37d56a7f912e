import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../../src/gateway/account/service';
import { type Entry, post } from '../../../src/gateway/wallet/ledger';
import { toWire } from '../../../src/gateway/wallet/money';
import { balanceOf, credit, openWallet } from '../../../src/gateway/wallet/service';
import { ledgerAccounts } from '../../../src/gateway/wallet/tables';
import { type Modules, startModules } from '../support/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const rows = async (query: ReturnType<typeof sql>) => (await gateway.kit.db.execute(query)).rows;
const code = (name: string) => expect.objectContaining({ code: name });

async function account(mayBeNegative: boolean) {
  const id = v7();
  await gateway.kit.db.insert(ledgerAccounts).values({ id, ownerId: mayBeNegative ? null : v7(), purpose: `test.${id}`, mayBeNegative });
  return id;
}
async function newcomer(userName: string) {
  const { id } = await createAccount(gateway.kit.db, { userName, type: 0, nickname: userName, password: 'long enough' }, new Date());
  await openWallet(gateway.kit.db, id);
  return id;
}
const book = (entries: Entry[], key: string = v7()) => post(gateway.kit.db, { key, kind: 'test', entries }, new Date());
const move = (from: string, to: string, amount: bigint, key?: string) =>
  book(
    [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
    key,
  );

/** What must hold of the whole ledger at any time. */
async function expectSound() {
  expect(await rows(sql`select transfer_id from ledger_entries group by 1 having sum(amount) <> 0`)).toEqual([]);
  expect(
    await rows(sql`select * from (select account_id, balance_after, seq, sum(amount) over w as summed, row_number() over w as place
      from ledger_entries window w as (partition by account_id order by seq)) e where summed <> balance_after or place <> seq`),
  ).toEqual([]);
  expect(
    await rows(sql`select 1 from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.balance_after < 0 and not a.may_be_negative`),
  ).toEqual([]);
}

test('s7.call.wallets-balance: the balance is what the entries add up to', async () => {
  const player = await newcomer('entries');
  expect(await balanceOf(gateway.kit.db, player)).toBe(0n);
  await credit(gateway.kit, player, 150n, 'one');
  await credit(gateway.kit, player, 1n, 'two');
  expect(await balanceOf(gateway.kit.db, player)).toBe(151n);
  await expectSound();
});

test('money of the wire has two places and is never a float', () => {
  const pairs: [bigint, string][] = [
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [2_500_000n, '25000.00'],
    [90_071_992_547_409_931n, '900719925474099.31'],
  ];
  for (const [minor, wire] of pairs) expect(toWire(minor)).toBe(wire);
});

test('asvs 2.3.4: the same key books once and gives the first answer, also fifty times at once', async () => {
  const player = await newcomer('repeated');
  const answers = await Promise.all(Array.from({ length: 50 }, () => credit(gateway.kit, player, 700n, 'same')));
  expect(new Set(answers.map(({ transferId }) => transferId)).size).toBe(1);
  await credit(gateway.kit, player, 1n, 'later');
  expect(await credit(gateway.kit, player, 700n, 'same')).toEqual(answers[0]);
  expect(await balanceOf(gateway.kit.db, player)).toBe(701n);
});

test('the same key with another body is refused', async () => {
  const player = await newcomer('reused');
  await credit(gateway.kit, player, 700n, 'reused');
  await expect(credit(gateway.kit, player, 701n, 'reused')).rejects.toEqual(code('ledger.keyReused'));
  await expect(credit(gateway.kit, await newcomer('another'), 700n, 'reused')).rejects.toEqual(code('ledger.keyReused'));
});

test('no player goes below zero, however many try at once, and nothing is half done', async () => {
  const house = await account(true);
  const player = await account(false);
  await move(house, player, 1_000n);
  const tries = await Promise.allSettled(Array.from({ length: 40 }, () => move(player, house, 100n)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await expect(move(player, house, 1n)).rejects.toEqual(code('ledger.insufficient'));
  expect(await rows(sql`select max(seq)::int as entries from ledger_entries where account_id = ${player}`)).toEqual([{ entries: 11 }]);
  await expectSound();
});

test('transfers both ways between the same accounts at once neither lock each other out nor lose a unit', async () => {
  const house = await account(true);
  const players = await Promise.all(Array.from({ length: 4 }, () => account(false)));
  for (const player of players) await move(house, player, 10_000n);
  const pairs = players.flatMap((from) => players.filter((to) => to !== from).map((to) => [from, to] as const));
  await Promise.all([...pairs, ...pairs, ...pairs].map(([from, to], i) => move(from, to, BigInt(i + 1))));
  await expectSound();
  const [sum] = await rows(sql`select sum(balance)::text as total from (select distinct on (account_id) balance_after as balance
    from ledger_entries where account_id in (${sql.join(players, sql`, `)}) order by account_id, seq desc) last`);
  expect(sum).toEqual({ total: '40000' });
});

test('asvs 2.3.3: a transfer that does not sum to zero, or has one side, is not booked', async () => {
  const house = await account(true);
  const player = await account(false);
  const lopsided = [
    { account: house, amount: -5n },
    { account: player, amount: 6n },
  ];
  for (const entries of [lopsided, [{ account: player, amount: 5n }], []]) await expect(book(entries)).rejects.toThrow();
  expect(await rows(sql`select from ledger_entries where account_id in (${house}, ${player})`)).toEqual([]);
});

test('entries are never changed, deleted or made up, whoever asks', async () => {
  const house = await account(true);
  const player = await account(false);
  const transfer = await move(house, player, 5n);
  const refused = [
    sql`update ledger_entries set amount = 6 where transfer_id = ${transfer}`,
    sql`delete from ledger_entries where transfer_id = ${transfer}`,
    sql`delete from ledger_transfers where id = ${transfer}`,
    sql`truncate ledger_entries`,
    sql`truncate ledger_transfers, ledger_entries`,
    sql`insert into ledger_entries values (${player}, 9, ${transfer}, 5, 500, now())`,
  ];
  for (const query of refused) await expect(gateway.kit.db.execute(query)).rejects.toThrow();
  await expectSound();
});
