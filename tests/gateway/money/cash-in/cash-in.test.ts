import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest';
import { purgeReceipts } from '../../../../src/gateway/money/cash-in/pictures';
import { deposits } from '../../../../src/gateway/money/deposit/tables';
import { depositLimits, gamingPauses } from '../../../../src/gateway/money/limits/tables';
import { providerOf } from '../../../../src/gateway/money/payment/providers';
import { payerHash } from '../../../../src/gateway/money/payment/signature';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { turnoverLeft } from '../../../../src/gateway/money/wallet/turnover';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { operatorActs } from '../../../../src/gateway/operations/ops/tables';
import { setSite } from '../../../../src/gateway/platform/system/site';
import { asOwner } from '../../harness/as-owner';
import { startModules } from '../../harness/modules';
import { key, newcomer, PIXEL } from '../wallet/support';
import { clerk, openWallet, reference, reporter, SENDER, TO } from './support';

const HOUR = 3_600_000;
const gateway = await startModules({
  sessionIdle: 48 * HOUR,
  sessionAbsolute: 48 * HOUR,
  opsAlone: 1_000_000n,
});
const { ctx } = gateway;
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

const until = new Date(Date.now() + 24 * HOUR);
const rejection = (code: string, status = 409) => ({ code, status });

test('reports a transfer, and lists it with what happens next [own.cash-in.create]', async () => {
  const { client, report } = await reporter(gateway);
  expect(await client.cashInTerms()).toEqual({
    wallets: [
      { code: 'nodi', name: 'Nodi Pay', number: TO, min: '100.00', max: '25000.00' },
      { code: 'jonaki', name: 'Jonaki Pay', number: '01700000002', min: '100.00', max: '25000.00' },
      { code: 'dingi', name: 'Dingi Pay', number: '01700000003', min: '100.00', max: '15000.00' },
    ],
    barred: null,
    limitLeft: null,
    dayLeft: '50000.00',
    openLeft: 2,
    hours: 24,
  });
  const created = await report({ sender: '+880 1712-345678', reference: ' ab12-cd34 ' });
  expect(created).toMatchObject({
    wallet: 'nodi',
    to: TO,
    amount: '500.00',
    sender: SENDER,
    reference: 'AB12CD34',
    state: 'pending',
    received: null,
    reason: null,
    pictures: [],
  });
  expect(created.number).toMatch(/^M\d{8}$/);
  expect(created.expiresAt - created.createdAt).toBe(24 * HOUR);
  expect(await client.cashIn({ id: created.id })).toEqual(created);
  expect((await client.cashIns({})).list).toEqual([created]);
  expect((await client.cashIns({ state: 'confirmed' })).list).toEqual([]);
  expect(await client.cashInTerms()).toMatchObject({ dayLeft: '49500.00', openLeft: 1 });
  await client.cancelCashIn({ id: created.id });
});

test('repeats a report with its key once, and rejects the key for another [own.cash-in.create asvs 2.3.3]', async () => {
  const { client, report } = await reporter(gateway);
  const extras = key();
  const more = { reference: reference() };
  const [first, second] = await Promise.all([report(more, extras), report(more, extras)]);
  expect(second).toEqual(first);
  expect(await report(more, extras)).toEqual(first);
  await expect(report({ ...more, amount: '501.00' }, extras)).rejects.toMatchObject(rejection('ledger.keyReused'));
  expect((await client.cashIns({})).total).toBe(1);
});

test.each([
  [{ reference: 'ABC' }, 'cashIn.reference'],
  [{ reference: 'no digits' }, 'cashIn.reference'],
  [{ sender: '12345' }, 'cashIn.sender'],
  [{ wallet: 'bank' }, 'cashIn.wallet'],
  [{ wallet: 'unknown' }, 'cashIn.wallet'],
  [{ amount: '99.99' }, 'cashIn.bounds'],
  [{ amount: '25000.01' }, 'cashIn.bounds'],
])('rejects a report with %o by %s [own.cash-in.create]', async (more, code) => {
  const { client, report } = await reporter(gateway);
  await expect(report(more)).rejects.toMatchObject(rejection(code, 422));
  expect((await client.cashIns({})).total).toBe(0);
});

test('rejects an amount that is not strictly written [own.cash-in.create]', async () => {
  const { report } = await reporter(gateway);
  await expect(report({ amount: '5,00' })).rejects.toMatchObject({ code: 'request.invalid' });
});

test('rejects a reference in use, and accepts it again once nothing was credited [own.cash-in.reference]', async () => {
  const first = await reporter(gateway);
  const other = await reporter(gateway);
  await openWallet(gateway, 'dingi');
  const used = { reference: reference() };
  const pending = await first.report(used);
  await expect(other.report({ reference: used.reference.toLowerCase() })).rejects.toMatchObject(
    rejection('cashIn.referenceUsed'),
  );
  // References are unique per wallet only.
  const elsewhere = await other.report({ ...used, wallet: 'dingi' });
  await other.client.cancelCashIn({ id: elsewhere.id });
  await first.client.cancelCashIn({ id: pending.id });
  const again = await other.report(used);
  await clerk(gateway)('reject', again.id);
  const last = await first.report(used);
  await first.confirm(last);
  await expect(other.report(used)).rejects.toMatchObject(rejection('cashIn.referenceUsed'));
  expect(await first.balance()).toBe('500.00');
  expect(await other.balance()).toBe('0.00');
});

test('accepts one of two concurrent reports of a reference [own.cash-in.reference asvs 2.3.3]', async () => {
  const players = [await reporter(gateway), await reporter(gateway)];
  const used = { reference: reference() };
  const outcomes = await Promise.allSettled(players.map(({ report }) => report(used)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const rejected = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(rejected?.reason).toMatchObject(rejection('cashIn.referenceUsed'));
});

test('credits a confirmed transfer as a deposit [own.cash-in.confirm]', async () => {
  const { id, client, report, confirm, balance } = await reporter(gateway);
  const created = await report();
  expect(await confirm(created)).toMatchObject({ state: 'confirmed', credited: '500.00' });
  expect(await balance()).toBe('500.00');
  expect(await client.cashIn({ id: created.id })).toMatchObject({
    state: 'confirmed',
    received: '500.00',
    reason: null,
  });
  const [deposit] = (await client.deposits({})).list;
  expect(deposit).toMatchObject({ id: created.id, method: 'nodi', amount: '500.00', state: 'credited' });
  expect((await client.records({})).list[0]).toMatchObject({ amount: '500.00' });
  expect(await turnoverLeft(ctx.db, id)).toBe(50_000n);
  const { list } = await client.messages({});
  expect(list[0]?.title).toBe('Deposit received');
  // Evidence of the payer, as a provider reports it.
  const [row] = await ctx.db.select().from(deposits).where(eq(deposits.id, created.id));
  expect((await providerOf(ctx))?.payerHashes(SENDER)).toContain(row?.payerNumber);
  expect(payerHash('another key', SENDER)).not.toBe(row?.payerNumber);
});

test('credits once when two operators confirm concurrently [own.cash-in.confirm asvs 2.3.3]', async () => {
  const { report, balance } = await reporter(gateway);
  const { id } = await report();
  const outcomes = await Promise.allSettled(
    ['rupa', 'karim'].map((name) => clerk(gateway, name)('confirm', id, '500.00', SENDER)),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject(
    rejection('cashIn.notPermitted'),
  );
  expect(await balance()).toBe('500.00');
});

test('takes one of a confirmation and a cancellation at the same time [own.cash-in.confirm asvs 2.3.3]', async () => {
  const { client, report, confirm, balance } = await reporter(gateway);
  const created = await report();
  await Promise.allSettled([confirm(created), client.cancelCashIn({ id: created.id })]);
  const { state } = await client.cashIn({ id: created.id });
  expect([`confirmed 500.00`, `cancelled 0.00`]).toContain(`${state} ${await balance()}`);
});

test('rejects another amount or sender, and credits a correction [own.cash-in.confirm]', async () => {
  const { client, report, balance } = await reporter(gateway);
  const { id, number } = await report();
  const decide = clerk(gateway);
  await expect(decide('confirm', number, '450.00', SENDER)).rejects.toMatchObject({
    ...rejection('cashIn.otherAmount'),
  });
  await expect(decide('confirm', id, '500.00', '01899999999')).rejects.toMatchObject(rejection('cashIn.otherSender'));
  await expect(decide('confirm', id, '500.00')).rejects.toMatchObject(rejection('ops.invalid', 422));
  expect(await balance()).toBe('0.00');
  await decide('confirm', id, '450.00', '01899999999', 'corrected');
  expect(await balance()).toBe('450.00');
  expect(await client.cashIn({ id })).toMatchObject({ state: 'confirmed', amount: '500.00', received: '450.00' });
  expect(await decide('show', id)).toMatchObject({
    received: '450.00',
    receivedFrom: '01899999999',
    sender: SENDER,
    decidedBy: 'clerk',
    reason: 'as in the statement',
  });
  const acts = await ctx.db.select().from(operatorActs).where(eq(operatorActs.amount, 45_000n));
  expect(acts.map(({ command, outcome, args }) => [command, outcome, args.at(-1)])).toEqual([
    ['cash-ins confirm', 'done', 'corrected'],
  ]);
});

test('rejects with a reason that the player sees [own.cash-in.confirm]', async () => {
  const { client, report, confirm, balance } = await reporter(gateway);
  const created = await report();
  expect(await clerk(gateway)('list')).toContainEqual(expect.objectContaining({ id: created.id, sender: SENDER }));
  await clerk(gateway)('reject', created.number);
  expect(await client.cashIn({ id: created.id })).toMatchObject({ state: 'rejected', reason: 'as in the statement' });
  expect((await client.messages({})).list[0]?.title).toBe('Cash-in rejected');
  await expect(confirm(created)).rejects.toMatchObject(rejection('cashIn.notPermitted'));
  await expect(client.cancelCashIn({ id: created.id })).rejects.toMatchObject(rejection('cashIn.notPermitted'));
  expect(await balance()).toBe('0.00');
  expect(await clerk(gateway)('list')).not.toContainEqual(expect.objectContaining({ id: created.id }));
});

test('large amounts need two different operators [own.cash-in.two-people]', async () => {
  const { report, balance } = await reporter(gateway);
  const { id } = await report({ amount: '10000.01' });
  await asOwner(ctx, 'operators', ['add', 'rupa', 'clerk']);
  await asOwner(ctx, 'operators', ['add', 'karim', 'clerk']);
  await expect(clerk(gateway, 'rupa')('confirm', id, '10000.00', SENDER)).rejects.toMatchObject(
    rejection('cashIn.otherAmount'),
  );
  const waiting = Object(await clerk(gateway, 'rupa')('confirm', id, '10000.01', SENDER)).waitsForAnother;
  expect(await balance()).toBe('0.00');
  const decide = (name: string) => asClerk(name, 'requests', 'confirm', String(waiting));
  await expect(decide('rupa')).rejects.toMatchObject(rejection('ops.samePerson', 403));
  await decide('karim');
  expect(await balance()).toBe('10000.01');
  await expect(decide('karim')).rejects.toMatchObject(rejection('ops.requestOver'));
});

test('limits open reports, amounts and the sum of a day [own.cash-in.limits]', async () => {
  const { client, report, confirm } = await reporter(gateway);
  const settings = { cashInOpen: '2', cashInDay: '1200', cashInMost: '700' } as const;
  for (const [name, value] of Object.entries(settings)) await asOwner(ctx, 'site', ['set', name, value]);
  expect((await client.cashInTerms()).wallets[0]).toMatchObject({ min: '100.00', max: '700.00' });
  await expect(report({ amount: '700.01' })).rejects.toMatchObject(rejection('cashIn.bounds', 422));
  const first = await report();
  await report();
  await expect(report({ amount: '100.00' })).rejects.toMatchObject(rejection('cashIn.openMost'));
  await confirm(first);
  await expect(report({ amount: '200.01' })).rejects.toMatchObject(rejection('cashIn.day', 422));
  const third = await report({ amount: '200.00' });
  await client.cancelCashIn({ id: third.id });
  expect(await client.cashInTerms()).toMatchObject({ dayLeft: '200.00', openLeft: 1 });
  for (const [name, value] of Object.entries({ cashInOpen: '2', cashInDay: '50000', cashInMost: '25000' }))
    await asOwner(ctx, 'site', ['set', name, value]);
});

test('accepts one of two concurrent reports if only one may be open [own.cash-in.limits asvs 2.3.3]', async () => {
  const { report } = await reporter(gateway);
  await setSite(ctx.db, ['cashInOpen', '1']);
  const outcomes = await Promise.allSettled([report(), report()]);
  await setSite(ctx.db, ['cashInOpen', '2']);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('deposit limits count pending reports, and hold at the confirmation [own.cash-in.limits]', async () => {
  const { id, client, report, confirm, balance } = await reporter(gateway);
  await ctx.db.insert(depositLimits).values({ accountId: id, period: 'day', amount: 60_000n });
  const created = await report();
  expect(await client.cashInTerms()).toMatchObject({ limitLeft: '100.00' });
  await expect(report({ amount: '100.01' })).rejects.toMatchObject(rejection('deposit.limit', 422));
  await expect(client.createDeposit({ method: 'nodi', amount: '100.01' }, key())).rejects.toMatchObject(
    rejection('deposit.limit', 422),
  );
  await ctx.db.update(depositLimits).set({ amount: 40_000n }).where(eq(depositLimits.accountId, id));
  await expect(confirm(created)).rejects.toMatchObject(rejection('cashIn.barred'));
  expect(await balance()).toBe('0.00');
  expect(await client.cashIn({ id: created.id })).toMatchObject({ state: 'pending' });
});

test.each(['timeOutUntil', 'excludedUntil'] as const)(
  'a pause (%s) blocks reports, and credits of earlier ones [own.cash-in.limits own.deposit.barred]',
  async (column) => {
    const { id, client, report, confirm, balance } = await reporter(gateway);
    const created = await report();
    await ctx.db.insert(gamingPauses).values({ accountId: id, [column]: until });
    expect((await client.cashInTerms()).barred).toMatchObject({ until: until.getTime() });
    await expect(report()).rejects.toMatchObject(rejection('deposit.barred', 403));
    await expect(confirm(created)).rejects.toMatchObject(rejection('cashIn.barred'));
    expect(await balance()).toBe('0.00');
  },
);

test('closed wallets receive nothing, trial accounts report nothing [own.cash-in.limits]', async () => {
  const { client, report } = await reporter(gateway);
  await asOwner(ctx, 'cash-ins', ['wallet', 'nodi', 'off']);
  expect((await client.cashInTerms()).wallets.map(({ code }) => code)).not.toContain('nodi');
  await expect(report()).rejects.toMatchObject(rejection('cashIn.wallet', 422));
  const trial = await newcomer(gateway, 0n, { type: 4 });
  await expect(trial.client.cashInTerms()).rejects.toMatchObject(rejection('security.trial', 403));
  await expect(asOwner(ctx, 'cash-ins', ['wallet', 'nodi', '12345'])).rejects.toMatchObject(
    rejection('ops.invalid', 422),
  );
  await expect(asOwner(ctx, 'cash-ins', ['wallet', 'bank', TO])).rejects.toMatchObject(rejection('ops.invalid', 422));
  await openWallet(gateway, 'nodi', '01700000002');
  expect(await clerk(gateway)('wallets')).toContainEqual(
    expect.objectContaining({ code: 'nodi', number: '01700000002', setBy: 'admin' }),
  );
});

test('adds at most three pictures, until the decision [own.cash-in.create]', async () => {
  const { client, report, confirm } = await reporter(gateway);
  const created = await report();
  const upload = () => client.uploadCashInPicture({ cashInId: created.id, image: PIXEL });
  const first = await upload();
  const second = await upload();
  const third = await upload();
  await expect(upload()).rejects.toMatchObject(rejection('upload.tooMany', 422));
  const { pictures } = await client.cashIn({ id: created.id });
  expect(pictures).toEqual([first, second, third].map(({ pictureId }) => pictureId));
  expect((await client.cashInPicture({ id: first.pictureId })).image).toMatch(/^iVBORw0KGgo/);
  expect(await clerk(gateway)('show', created.id)).toMatchObject({ pictures: 3 });
  const { files } = Object(await clerk(gateway)('pictures', created.id));
  expect(Object(files[2])).toMatchObject({ name: `${created.number}-3.png` });
  await confirm(created);
  await expect(upload()).rejects.toMatchObject(rejection('cashIn.notPermitted'));
});

test('an undecided report expires, and its reference is free again [own.cash-in.create own.cash-in.reference]', async () => {
  const { client, report, balance } = await reporter(gateway);
  const used = { reference: reference() };
  const created = await report(used);
  await gateway.later(24 * HOUR);
  await gateway.runJobs();
  expect(await client.cashIn({ id: created.id })).toMatchObject({ state: 'expired' });
  expect((await client.messages({})).list[0]?.title).toBe('Cash-in not confirmed');
  expect(await report(used)).toMatchObject({ state: 'pending' });
  expect(await balance()).toBe('0.00');
});

test('deletes the pictures of a report a set number of days after its end [own.cash-in.pictures]', async () => {
  const { client, report, confirm } = await reporter(gateway);
  const decided = await report();
  const open = await report();
  for (const { id } of [decided, open]) await client.uploadCashInPicture({ cashInId: id, image: PIXEL });
  await confirm(decided);
  await setSite(ctx.db, ['receiptDays', '1']);
  onTestFinished(async () => void (await setSite(ctx.db, ['receiptDays', '180'])));
  const counts = async () => {
    await purgeReceipts(ctx);
    const reports = await Promise.all([decided, open].map(({ id }) => client.cashIn({ id })));
    return reports.map(({ pictures }) => pictures.length);
  };
  expect(await counts()).toEqual([1, 1]);
  await gateway.later(24 * HOUR + 1);
  // The other one has not ended: no job has run.
  expect(await counts()).toEqual([0, 1]);
  await gateway.runJobs();
  expect(await client.cashIn({ id: open.id })).toMatchObject({ state: 'expired', pictures: [expect.any(String)] });
});

const asClerk = (name: string, ...[command = '', ...args]: string[]) =>
  perform(ctx, { name, role: 'payments' }, { command, args, reason: 'seen as well' });
