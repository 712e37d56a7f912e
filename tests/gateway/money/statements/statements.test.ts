import { count, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cashIns } from '../../../../src/gateway/money/cash-in/tables';
import { gamingPauses } from '../../../../src/gateway/money/limits/tables';
import { statementDifferences, statementLines, statements } from '../../../../src/gateway/money/statements/tables';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { operatorActs } from '../../../../src/gateway/operations/ops/tables';
import { startModules } from '../../harness/modules';
import { credited, reference, reporter, SENDER } from '../cash-in/support';
import { depositor, paymentProvider } from '../deposit/support';
import { disbursed, payee } from '../wallet/support';
import { camtOf, entryOf, statementClerk, WALLET_MAPPING } from './support';

const gateway = await startModules({ opsAlone: 100_000n });
const { db } = gateway.ctx;
const { run, setSource, csvOf, bring, differencesAbout, today } = statementClerk(gateway);
beforeAll(async () => {
  await setSource('nodi', 'nodi', WALLET_MAPPING);
  await setSource('aggregator', 'deposits,payouts', { format: 'camt.053' });
  await setSource('city-bank', 'bank', { format: 'camt.053' });
});
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

const rejection = (code: string, status = 409) => ({ code, status });
const countOf = async (table: typeof statements | typeof statementLines | typeof statementDifferences) =>
  (await db.select({ rows: count() }).from(table))[0]?.rows;

test('each line and each booking of the period ends in one class [own.statement.match]', async () => {
  const same = await credited(gateway);
  const other = await credited(gateway);
  const missing = await credited(gateway);
  const unknown = reference();
  const rows = [
    { reference: same.cashIn.reference.toLowerCase(), amount: '500.00' },
    { reference: other.cashIn.reference, amount: '450.00' },
    { reference: unknown, amount: '70.00' },
  ];
  const result = await bring('nodi', await csvOf(rows));
  expect(result).toMatchObject({ matched: 1, otherAmount: 1, theirsOnly: 1, found: 0 });
  expect(result.statements).toEqual([{ statement: expect.stringMatching(/^S\d{8}$/), isRepeated: false, lines: 3 }]);
  expect(await differencesAbout(same.cashIn.number)).toEqual([]);
  expect(await differencesAbout(other.cashIn.number)).toMatchObject([
    { class: 'otherAmount', theirs: '450.00', ours: '500.00', owner: null, booking: 'cashIn' },
  ]);
  expect(await differencesAbout(missing.cashIn.number)).toMatchObject([
    { class: 'oursOnly', theirs: null, ours: '500.00', line: null },
  ]);
  expect(await differencesAbout(unknown)).toMatchObject([
    { class: 'theirsOnly', theirs: '70.00', ours: null, line: { line: 4, day: await today() } },
  ]);
  const [listed] = Object(await run(['list']));
  expect(listed).toMatchObject({ source: 'nodi', lines: 3, matched: 2, received: '1020.00', paid: '0.00' });
});

test('a statement that is imported again changes nothing, also at the same time [own.statement.import asvs 2.3.3]', async () => {
  const { cashIn } = await credited(gateway);
  const text = await csvOf([
    { reference: cashIn.reference, amount: '500.00' },
    { reference: reference(), amount: '-9.00' },
  ]);
  const results = await Promise.all([bring('nodi', text), bring('nodi', text, 'another')]);
  expect(results.map((result) => result.statements[0].isRepeated).sort()).toEqual([false, true]);
  const before = [await countOf(statements), await countOf(statementLines), await countOf(statementDifferences)];
  expect(await bring('nodi', text, 'third')).toMatchObject({ matched: 0, theirsOnly: 0, oursOnly: 0, found: 0 });
  // Another export of the same days has the same lines and one more.
  const longer = `${text}\n${await today()},${reference()},1.00,`;
  expect((await bring('nodi', longer)).statements[0]).toMatchObject({ isRepeated: false, lines: 1 });
  const after = [await countOf(statements), await countOf(statementLines), await countOf(statementDifferences)];
  expect(after).toEqual(before.map((rows) => (rows ?? 0) + 1));
});

test('a file with a line that cannot be read leaves nothing [own.statement.import]', async () => {
  const before = [await countOf(statements), await countOf(statementLines)];
  const text = await csvOf([
    { reference: reference(), amount: '1.00' },
    { reference: reference(), amount: '1.234' },
  ]);
  await expect(bring('nodi', text)).rejects.toMatchObject({
    ...rejection('statement.lines', 422),
    extra: { params: { problems: 'line 3: the amount “1.234” is unclear (write 1,234.50)' } },
  });
  const id = crypto.randomUUID();
  await bring('aggregator', camtOf({ id, entries: [entryOf({ reference: id })] }));
  const changed = camtOf({ id, entries: [entryOf({ reference: id, amount: '501.00' })] });
  await expect(bring('aggregator', changed)).rejects.toMatchObject(rejection('statement.otherLines'));
  const two = camtOf({ id: `${id}-2`, entries: [entryOf({ reference: `${id}-2` })] }).replace(
    '</Stmt>',
    `</Stmt><Stmt><Id>${id}</Id></Stmt>`,
  );
  await expect(bring('aggregator', two)).rejects.toMatchObject(rejection('statement.otherLines'));
  expect([await countOf(statements), await countOf(statementLines)]).toEqual(before.map((rows) => (rows ?? 0) + 1));
});

test('deposits and payouts are found by their ids and numbers [own.statement.match]', async () => {
  const payer = await depositor(gateway);
  const deposit = await payer.begin();
  await paymentProvider(gateway).paid(deposit);
  const player = await payee(gateway);
  const withdrawal = await disbursed(gateway, player);
  const day = await today();
  const paidIn = entryOf({ reference: deposit.id.replaceAll('-', ''), day });
  await bring('aggregator', camtOf({ id: crypto.randomUUID(), entries: [paidIn] }));
  const [line] = await db.select().from(statementLines).where(eq(statementLines.bookingId, deposit.id));
  expect(line).toMatchObject({ booking: 'deposit', accountId: payer.id });
  // The empty statement of a day misses the payout; the next one has it.
  await bring('city-bank', camtOf({ id: crypto.randomUUID(), from: day, until: nextDay(day) }));
  expect(await differencesAbout(withdrawal.number)).toMatchObject([
    { class: 'oursOnly', ours: '-1000.00', booking: 'handPayout' },
  ]);
  const paidOut = entryOf({ reference: `Payout ${withdrawal.number}`, amount: '1000.00', isPaid: true, day });
  const late = paidOut.replace(
    /<Refs>.*<\/Refs>/,
    `<Refs><TxId>B1</TxId></Refs><RmtInf><Ustrd>Payout ${withdrawal.number}</Ustrd></RmtInf>`,
  );
  expect(await bring('city-bank', camtOf({ id: crypto.randomUUID(), entries: [late] }))).toMatchObject({
    matched: 1,
    found: 1,
  });
  expect(await differencesAbout(withdrawal.number)).toEqual([]);
});

test('bookings after the import of a day, and days between statements, are not lost [own.statement.match]', async () => {
  const day = await today();
  await bring('city-bank', camtOf({ id: crypto.randomUUID(), from: day, until: nextDay(day) }));
  const late = await disbursed(gateway, await payee(gateway));
  const after = nextDay(nextDay(day));
  await bring('city-bank', camtOf({ id: crypto.randomUUID(), from: after, until: nextDay(after) }));
  expect(await differencesAbout(late.number)).toMatchObject([{ class: 'oursOnly', booking: 'handPayout' }]);
});
const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

test('a difference has an owner and ends with a reason [own.statement.differences]', async () => {
  const unknown = reference();
  await bring('nodi', await csvOf([{ reference: unknown, amount: '70.00' }]));
  const [open] = await differencesAbout(unknown);
  const which = open?.difference ?? '';
  await run(['take', which]);
  await expect(run(['resolve', which], { name: 'other' })).rejects.toMatchObject(rejection('statement.owned'));
  await run(['take', which], { name: 'other' });
  await expect(run(['resolve', which], { name: 'other', version: 1 })).rejects.toMatchObject(
    rejection('statement.changed'),
  );
  await run(['resolve', which], { name: 'other', reason: 'a fee of the wallet' });
  expect(await run(['show', which])).toMatchObject({
    owner: 'other',
    resolvedBy: 'other',
    reason: 'a fee of the wallet',
    resolvedAt: expect.any(String),
  });
  expect(await differencesAbout(unknown)).toEqual([]);
  await expect(run(['take', which])).rejects.toMatchObject(rejection('statement.notPermitted'));
  await expect(run(['take', 'V99999999'])).rejects.toMatchObject(rejection('statement.unknown', 404));
  const [last] = await db.select().from(operatorActs).where(eq(operatorActs.reason, 'a fee of the wallet'));
  expect(last).toMatchObject({ operator: 'other', command: 'statements resolve', args: [which], outcome: 'done' });
  // It stays resolved when its line is compared again.
  expect(await run(['match', 'nodi'])).toMatchObject({ theirsOnly: 0, oursOnly: 0 });
});

test('of two operators who resolve a difference concurrently, one does [own.statement.differences asvs 2.3.3]', async () => {
  const unknown = reference();
  await bring('nodi', await csvOf([{ reference: unknown, amount: '71.00' }]));
  const [open] = await differencesAbout(unknown);
  const outcomes = await Promise.allSettled(
    ['clerk', 'other'].map((name) => run(['resolve', open?.difference ?? ''], { name })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a line confirms the report with its reference, amount, wallet and sender, once [own.statement.cash-ins]', async () => {
  const player = await reporter(gateway);
  const proven = await player.report();
  const short = await (await reporter(gateway)).report();
  const stranger = await (await reporter(gateway)).report();
  const anonymous = await (await reporter(gateway)).report();
  const rows = [
    { reference: proven.reference, amount: '500.00', sender: SENDER },
    { reference: short.reference, amount: '499.00', sender: SENDER },
    { reference: stranger.reference, amount: '500.00', sender: '01812345678' },
    { reference: anonymous.reference, amount: '500.00' },
  ];
  await bring('nodi', await csvOf(rows));
  expect(await differencesAbout(proven.reference)).toMatchObject([{ class: 'theirsOnly' }]);
  const results = await Promise.all([run(['confirm', 'nodi']), run(['confirm', 'nodi'], { name: 'another' })]);
  const confirmed = results.flatMap((result) => Object(result).confirmed);
  expect(confirmed).toEqual([proven.number]);
  expect(results).toContainEqual({ confirmed: [proven.number], credited: '500.00', barred: [], differencesEnded: 1 });
  expect(await player.balance()).toBe('500.00');
  expect(await differencesAbout(proven.reference)).toEqual([]);
  const [row] = await db.select().from(cashIns).where(eq(cashIns.id, proven.id));
  expect(row).toMatchObject({ state: 'confirmed', received: 50_000n, receivedFrom: SENDER });
  expect(row?.reason).toMatch(/^as in the statement \(S\d{8}, line 2\)$/);
  for (const { id } of [short, stranger, anonymous]) {
    const [pending] = await db.select().from(cashIns).where(eq(cashIns.id, id));
    expect(pending?.state).toBe('pending');
  }
});

test('money that was sent back confirms nothing, and neither does a reference of two lines [own.statement.cash-ins]', async () => {
  const returned = reference();
  const twice = reference();
  await bring(
    'nodi',
    await csvOf([
      { reference: returned, amount: '500.00', sender: SENDER },
      { reference: twice, amount: '500.00', sender: SENDER },
      { reference: twice, amount: '500.00', sender: SENDER },
    ]),
  );
  const [open] = await differencesAbout(returned);
  await run(['resolve', open?.difference ?? ''], { reason: 'sent back to the payer' });
  await (await reporter(gateway)).report({ reference: returned });
  await (await reporter(gateway)).report({ reference: twice });
  expect(await run(['confirm', 'nodi'], { reason: 'again' })).toMatchObject({ confirmed: [], credited: '0.00' });
});

test('a player on a break keeps the report, which stays pending [own.statement.cash-ins]', async () => {
  const player = await reporter(gateway);
  const cashIn = await player.report();
  const timeOutUntil = new Date(Date.now() + 24 * 3_600_000);
  await db.insert(gamingPauses).values({ accountId: player.id, timeOutUntil });
  await bring('nodi', await csvOf([{ reference: cashIn.reference, amount: '500.00', sender: SENDER }]));
  expect(await run(['confirm', 'nodi'], { reason: 'on a break' })).toMatchObject({
    confirmed: [],
    barred: [{ cashIn: cashIn.number, why: 'timeOut' }],
  });
});

test('a sum above the limit of one operator waits for a second one [own.statement.cash-ins own.cash-in.two-people]', async () => {
  const player = await reporter(gateway);
  const large = await player.report({ amount: '2500.00' });
  await bring('nodi', await csvOf([{ reference: large.reference, amount: '2500.00', sender: SENDER }]));
  await db.execute(`insert into operators (name, role, token_hash, created_at)
    values ('clerk', 'payments', 'none', app_now()), ('second', 'payments', 'other', app_now())`);
  const { waitsForAnother: id } = Object(await run(['confirm', 'nodi'], { reason: 'large' }));
  expect(await player.balance()).toBe('0.00');
  const second = { command: 'requests', args: ['confirm', id], reason: 'seen in the statement' };
  expect(await perform(gateway.ctx, { name: 'second', role: 'payments' }, second)).toMatchObject({
    confirmed: [large.number],
    credited: '2500.00',
  });
  expect(await player.balance()).toBe('2500.00');
});

test('two sources cannot cover the same bookings; unknown sources and mappings are rejected [own.statement.import]', async () => {
  await expect(setSource('second', 'dingi,nodi', WALLET_MAPPING)).rejects.toMatchObject(rejection('statement.covered'));
  await expect(setSource('second', 'cards', WALLET_MAPPING)).rejects.toMatchObject(rejection('ops.invalid', 422));
  await expect(setSource('second', 'dingi', { format: 'mt940' })).rejects.toMatchObject(rejection('ops.invalid', 422));
  await expect(bring('second', 'x')).rejects.toMatchObject(rejection('statement.sourceUnknown', 404));
  await setSource('nodi', 'nodi', WALLET_MAPPING);
  expect(await run(['sources'])).toMatchObject([
    { code: 'aggregator' },
    { code: 'city-bank' },
    { code: 'nodi', covers: ['nodi'] },
  ]);
});
