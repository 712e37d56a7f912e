import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskValue } from '../../../../src/contract/operations/desk-endpoints';
import { MONEY_FIGURES, PLAY_FIGURES } from '../../../../src/contract/operations/money';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { operatorActs } from '../../../../src/gateway/operations/ops/tables';
import { siteDayAt } from '../../../../src/gateway/platform/time/site-days';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { agentUnder } from '../../agents/agreements/support';
import { depositor, paymentProvider } from '../../money/deposit/support';
import { newcomer, operate, payee } from '../../money/wallet/support';
import { place, settle } from '../../play/bets/support';
import { type Desk, signedIn, startDesk } from './support';

type Report = DeskValue<'moneyReport'>;
const HOUR = 3_600_000;

let desk: Desk;
let owner: Awaited<ReturnType<typeof signedIn>>;
/** Days before and after the midnight of the test, and their report before it. */
let days: [string, string];
let before: Report;

const minor = (amount: string) => BigInt(amount.replace('.', ''));
const reason = 'the figures of the month';
const zone = () => desk.ctx.config.siteZone;
const report = () => owner.client.moneyReport({ from: days[0], to: days[1], language: 'en' });

/** Logs in again: sessions end while the clock moves. */
async function moveTo(time: number, name: string) {
  await desk.later(time - (await desk.ctx.now()).getTime());
  owner = await signedIn(desk, name, 'admin');
}

/**
 * A day before midnight and one after it: bets that are settled, open, voided and corrected on either side, deposits,
 * a payout, a bonus and cashback, of a player with an agent and of one without.
 */
beforeAll(async () => {
  desk = await startDesk();
  const first = siteDayAt(zone(), (await desk.ctx.now()).getTime() + 24 * HOUR);
  await moveTo(first.end - HOUR, 'owner-before');
  days = [first.day, siteDayAt(zone(), first.end).day];
  const agent = await agentUnder(desk);
  const member = await payee(desk, 500_000n, { uplineId: agent.id });
  const single = await newcomer(desk, 500_000n);
  const lost = await place(desk, member.id, 10_000n, 'RNG');
  await settle(desk, member.id, lost, { result: 0n, cancelled: false });
  const wrong = await place(desk, single.id, 4_000n, 'LOTT');
  await settle(desk, single.id, wrong, { result: 0n, cancelled: false });
  const voided = await place(desk, member.id, 3_000n, 'LIVE');
  await settle(desk, member.id, voided, { result: 9_000n, cancelled: false });
  const late = await place(desk, member.id, 2_500n, 'RNG');
  const player = await depositor(desk, '500.00');
  const deposit = await player.begin();
  await paymentProvider(desk).paid(deposit);
  const { id: withdrawal } = await member.withdraw('1000.00');
  before = await owner.client.moneyReport({ from: days[0], language: 'en' });

  await moveTo(first.end + HOUR, 'owner-after');
  await settle(desk, member.id, late, { result: 7_000n, cancelled: false });
  await settle(desk, single.id, wrong, { result: 1_500n, cancelled: false });
  await settle(desk, member.id, voided, { result: 0n, cancelled: true });
  await place(desk, single.id, 600n);
  await paymentProvider(desk).notify(deposit, { type: 'payment.reversed', reason: 'chargeback' });
  await operate(desk, 'approve', withdrawal);
  await operate(desk, 'disburse', withdrawal);
  for (const [source, money] of [
    ['offer', 2_000n],
    ['cashback', 700n],
  ] as const) {
    const requirement = source === 'offer' ? money : 0n;
    const reward = { accountId: member.id, source, key: source, money, requirement };
    await claimReward(desk.ctx, member.id, (await offerReward(desk.ctx.db, reward)) ?? '');
  }
});
afterAll(() => desk.close());

/** Sum over the ledger of the two days, minor units: entries of the house by purpose and kind, negated. */
async function booked(day: string, purposes: string, kinds: string) {
  const { rows } = await desk.ctx.db.execute<{ sum: string }>(
    sql.raw(`select coalesce(-sum(e.amount), 0)::text as sum from ledger_entries e
      join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
      where a.owner_id is null and a.purpose ~ '^(${purposes})' and a.purpose !~ ':trial' and t.kind in (${kinds})
        and (t.created_at at time zone '${zone()}')::date = '${day}'`),
  );
  return BigInt(rows[0]?.sum ?? 0);
}

const totalOf = (rows: readonly Record<string, unknown>[], figure: string) =>
  rows.reduce((sum, row) => sum + minor(String(row[figure])), 0n);

test('figures of money equal the sums over the ledger, day by day [own.desk-money.report own.desk-money.figures]', async () => {
  const { days: listed } = await report();
  expect(listed.map(({ day }) => day)).toEqual(days);
  for (const { day, ...figures } of listed) {
    expect([day, minor(figures.deposits)]).toEqual([day, await booked(day, 'payin', `'deposit', 'adjustment'`)]);
    expect([day, -minor(figures.withdrawals)]).toEqual([day, await booked(day, 'payout', `'withdrawal', 'refund'`)]);
    expect([day, minor(figures.wages)]).toEqual([day, await booked(day, 'salary', `'salary'`)]);
    expect([day, minor(figures.bonus) + minor(figures.cashback)]).toEqual([
      day,
      await booked(day, 'promotions|studio:|forfeit:', `'bonus'`),
    ]);
  }
  const [first, second] = listed;
  expect([first?.deposits, second?.deposits]).toEqual(['500.00', '-500.00']);
  expect(second).toMatchObject({ withdrawals: '1000.00', bonus: '20.00', cashback: '7.00' });
});

test('a settlement, a void and a correction count on the day on which they are booked [own.desk-money.figures]', async () => {
  const { days: listed } = await report();
  expect(listed).toMatchObject([
    { stakes: '170.00', wins: '90.00', gross: '80.00', net: '80.00' },
    { stakes: '-5.00', wins: '-5.00', gross: '0.00', net: '-27.00' },
  ]);
  // The figures of a day that has ended do not change.
  expect(listed[0]).toEqual(before.days[0]);
});

test('revenue and the stakes of open bets are the change of the accounts of games in the ledger [own.desk-money.figures]', async () => {
  const { ledger, total } = await report();
  const inLedger =
    (await booked(days[0], 'game|studio:|lottery:', `'bet', 'win'`)) +
    (await booked(days[1], 'game|studio:|lottery:', `'bet', 'win'`));
  expect(minor(ledger.games)).toBe(-inLedger);
  expect(ledger.open).toBe('6.00');
  expect(minor(total.gross) + minor(ledger.open)).toBe(minor(ledger.games));
  expect(before.ledger.open).toBe('25.00');
});

test('days, categories, vendors, agents and offers add up to the total [own.desk-money.parts]', async () => {
  const { total, bets, days: listed, categories, vendors, agents, offers } = await report();
  for (const figure of MONEY_FIGURES) {
    expect([figure, totalOf(listed, figure)]).toEqual([figure, minor(total[figure])]);
    expect([figure, totalOf(agents, figure)]).toEqual([figure, minor(total[figure])]);
  }
  for (const rows of [categories, vendors]) {
    for (const figure of PLAY_FIGURES) expect([figure, totalOf(rows, figure)]).toEqual([figure, minor(total[figure])]);
    expect(rows.reduce((sum, row) => sum + row.bets, 0)).toBe(bets);
  }
  expect(totalOf(offers, 'amount')).toBe(minor(total.bonus) + minor(total.cashback));
  expect(categories.map(({ code, bets: count }) => `${code} ${count}`).toSorted()).toEqual([
    'LIVE 0',
    'LOTT 1',
    'RNG 2',
  ]);
  expect(categories.find(({ code }) => code === 'RNG')?.name).toBe('Slots');
  expect(agents.map(({ agent }) => agent === null)).toContain(true);
  expect(agents.find(({ agent }) => agent !== null)).toMatchObject({ stakes: '125.00', withdrawals: '1000.00' });
  expect(offers).toEqual([
    { source: 'offer', title: null, count: 1, amount: '20.00' },
    { source: 'cashback', title: null, count: 1, amount: '7.00' },
  ]);
});

test('rejects a period that ends before it starts, after today, or after more than 92 days [own.desk-money.report]', async () => {
  const rejected = { status: 422, code: 'request.invalid' };
  const [first, second] = days;
  await expect(owner.client.moneyReport({ from: second, to: first })).rejects.toMatchObject(rejected);
  await expect(owner.client.moneyReport({ from: first, to: '2999-01-01' })).rejects.toMatchObject(rejected);
  await expect(owner.client.moneyReport({ from: '2020-01-01', to: first })).rejects.toMatchObject(rejected);
  expect(await owner.client.moneyReport({})).toMatchObject({ from: second, to: second, today: second });
});

test('readings and files are recorded as the commands that print the same [own.desk-money.file]', async () => {
  const shown = await report();
  const file = await owner.client.moneyFile({ from: days[0], to: days[1], language: 'en' });
  expect({ ...file, now: 0 }).toEqual({ ...shown, now: 0 });
  const operator = { name: owner.name, role: 'admin' } as const;
  const printed = await perform(desk.ctx, operator, { command: 'money', args: ['report', ...days], reason: '' });
  expect({ ...Object(printed), now: 0 }).toEqual({ ...shown, now: 0 });
  const acts = await desk.ctx.db
    .select()
    .from(operatorActs)
    .where(eq(operatorActs.operator, owner.name))
    .orderBy(asc(operatorActs.id));
  expect(acts.map(({ command, args, origin }) => [command, args, origin]).slice(-3)).toEqual([
    ['money report', days, 'desk'],
    ['money file', days, 'desk'],
    ['money report', days, 'command'],
  ]);
});

test('a requested verification runs as a job, one at a time, and is listed with its operator [own.desk-money.verification]', async () => {
  await owner.client.verifyLedger({ reason });
  expect(await owner.client.verifications({})).toMatchObject({ running: { by: owner.name } });
  await expect(owner.client.verifyLedger({ reason })).rejects.toMatchObject({ status: 409, code: 'ledger.verifying' });
  await desk.runJobs();
  const { transfers, entries } = await verifyLedger(desk.ctx);
  const { list, running } = await owner.client.verifications({});
  expect(running).toBeNull();
  expect(list[0]).toMatchObject({ by: owner.name, problems: 0, found: [], transfers, entries });

  await desk.ctx.db.execute(sql`insert into ledger_verifications (id, at, took_ms, transfers, entries, problems, found)
    values (gen_random_uuid(), app_now(), 1, 1, 1, 1, '[{"problem": "balance", "at": "a1"}]')`);
  const pages = [await owner.client.verifications({ size: 1 })];
  pages.push(await owner.client.verifications({ size: 1, after: pages[0]?.next ?? undefined }));
  expect(new Set(pages.flatMap(({ list: rows }) => rows.map(({ id }) => id))).size).toBe(2);
  expect(pages.flatMap(({ list: rows }) => rows.flatMap(({ found }) => found))).toEqual([
    { problem: 'balance', at: 'a1' },
  ]);
});
