import { afterAll, afterEach, expect, test } from 'vitest';
import type { Withdrawal } from '../../../../src/contract';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { startModules } from '../../harness/modules';
import { countTrips } from '../../harness/trips';
import { deposit } from '../limits/support';
import { bet, blob, DOT, disbursed, key, type newcomer, on, operate, PAYMENT, PIXEL, payee } from './support';

const MINUTE = 60_000;
const gateway = await startModules({ sessionIdle: 24 * 60 * MINUTE });
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

/** Returns the latest message of a kind. */
const latestMessage = async (kind: string) => (await gateway.sent()).find(({ purpose }) => purpose === kind)?.body;
const sum = async ({ client }: { client: Awaited<ReturnType<typeof newcomer>>['client'] }) =>
  (await client.balance()).sumBalance;
const locked = async ({ client }: { client: Awaited<ReturnType<typeof newcomer>>['client'] }) =>
  (await client.withdrawals({})).total;
const rejection = (code: string, status = 422) => ({ code, status });

test('is held, paid and confirmed [s1.member.withdrawal s4.withdrawal.received own.withdrawal.review]', async () => {
  const player = await payee(gateway);
  expect(await player.client.withdrawalTerms()).toMatchObject({
    available: '1000.00',
    paymentPassword: 'set',
    turnoverRemaining: '0.00',
  });
  const withdrawalRequest = { bankAccountId: player.bank.id, amount: '600.00' };
  expect(await player.client.previewWithdrawal(withdrawalRequest)).toMatchObject({
    balanceAfter: '400.00',
    autoConfirmMinutes: 30,
  });
  const sent = await player.withdraw('600.00');
  expect(sent).toMatchObject({
    state: 'requested',
    version: 1,
    permitted: [],
    deadline: null,
    number: expect.stringMatching(/^W\d{8}$/),
  });
  expect(await sum(player)).toBe('400.00');
  await expect(player.client.confirmReceived(on(sent))).rejects.toMatchObject(
    rejection('withdrawal.notPermitted', 409),
  );
  expect(await operate(gateway, 'approve', sent.number)).toEqual({ state: 'approved' });
  await operate(gateway, 'disburse', sent.id);
  const paid = await player.client.withdrawal({ id: sent.id });
  expect(paid.steps.map(({ state, reason }) => [state, reason])).toEqual([
    ['requested', null],
    ['approved', null],
    ['disbursed', null],
  ]);
  expect(paid.permitted).toEqual(['player.received', 'player.notReceived', 'player.partiallyReceived']);
  expect((paid.deadline ?? 0) - (paid.steps.at(-1)?.at ?? 0)).toBe(30 * MINUTE);
  expect(await player.client.confirmReceived(on(paid))).toMatchObject({
    state: 'received',
    remainingAmount: '0.00',
    deadline: null,
  });
  expect(await sum(player)).toBe('400.00');
});

test('a rejection with a reason releases the hold [own.withdrawal.review]', async () => {
  const player = await payee(gateway);
  const { id } = await player.withdraw('1000.00');
  await operate(gateway, 'reject', id);
  const after = await player.client.withdrawal({ id });
  expect(after).toMatchObject({ state: 'rejected', reason: 'as it was found', permitted: [] });
  expect(await sum(player)).toBe('1000.00');
  expect(await latestMessage('withdrawal.rejected')).toContain('as it was found');
});

test('a sent withdrawal cannot be cancelled [own.withdrawal.no-cancel]', async () => {
  const player = await payee(gateway);
  const sent = await player.withdraw('600.00');
  await expect(player.client.cancelWithdrawal(on(sent))).rejects.toMatchObject(
    rejection('withdrawal.notPermitted', 409),
  );
});

test('fifty concurrent withdrawals of the whole balance: exactly one succeeds [asvs 2.3.4]', async () => {
  const player = await payee(gateway);
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => player.withdraw('1000.00')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const codes = tries.flatMap((count) => (count.status === 'rejected' ? [count.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['ledger.insufficient']));
  expect([await sum(player), await locked(player)]).toEqual(['0.00', 1]);
});

test('the same key returns the same withdrawal, concurrently too, and rejects another body', async () => {
  const player = await payee(gateway);
  const extras = key();
  const answers = await Promise.all(Array.from({ length: 10 }, () => player.withdraw('500.00', extras)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await expect(player.withdraw('501.00', extras)).rejects.toMatchObject(rejection('ledger.keyReused', 409));
  expect(await sum(player)).toBe('500.00');
});

test('checks bounds, balance, turnover and the key [asvs 2.3.2]', async () => {
  const player = await payee(gateway, 200_000n);
  await expect(player.withdraw('499.99')).rejects.toMatchObject(rejection('withdrawal.bounds'));
  await expect(player.withdraw('50000.01')).rejects.toMatchObject(rejection('withdrawal.bounds'));
  await expect(player.withdraw('2000.01')).rejects.toMatchObject(rejection('ledger.insufficient'));
  await expect(player.withdraw('500.00', {})).rejects.toMatchObject(rejection('request.idempotencyKey', 400));
  await deposit(gateway, player.id, 50_000n);
  expect(await player.client.withdrawalTerms()).toMatchObject({ turnoverRemaining: '500.00' });
  const owing = async (left: string) =>
    expect(player.withdraw('500.00')).rejects.toMatchObject({ ...rejection('withdrawal.turnover'), value: { left } });
  await owing('500.00');
  await bet(gateway, player.id, 49_999n);
  await owing('0.01');
  await bet(gateway, player.id, 1n);
  expect(await player.withdraw('500.00')).toMatchObject({ state: 'requested' });
});

test('an operator refunds a withdrawal reported as not received with proof [s4.withdrawal.not-received]', async () => {
  const player = await payee(gateway);
  const paid = await disbursed(gateway, player);
  await expect(player.client.reportNotReceived({ ...on(paid), proofs: [crypto.randomUUID()] })).rejects.toMatchObject(
    rejection('upload.unknown'),
  );
  const { proofId } = await player.client.uploadProof({ withdrawalId: paid.id, image: PIXEL });
  const disputed = await player.client.reportNotReceived({ ...on(paid), proofs: [proofId] });
  expect(disputed).toMatchObject({
    state: 'notReceived',
    proofs: [proofId],
    receivedAmount: '0.00',
    remainingAmount: '1000.00',
  });
  expect(disputed.permitted).toEqual(['player.received']);
  expect((await player.client.proof({ id: proofId })).image).toMatch(/^iVBORw0KGgo/);
  await operate(gateway, 'dispute', paid.id, 'refund');
  expect(await player.client.withdrawal({ id: paid.id })).toMatchObject({ state: 'refunded' });
  expect(await sum(player)).toBe('1000.00');
});

test('the amounts of a partial receipt add up [s4.withdrawal.partial s3.withdrawal-confirmation.amounts]', async () => {
  const player = await payee(gateway);
  const paid = await disbursed(gateway, player);
  const report = (receivedAmount: string, remainingAmount: string) =>
    player.client.reportPartial({ ...on(paid), receivedAmount, remainingAmount, proofs: [] });
  await expect(report('600.00', '300.00')).rejects.toMatchObject(rejection('withdrawal.amounts'));
  expect(await report('600.00', '400.00')).toMatchObject({ state: 'partiallyReceived', remainingAmount: '400.00' });
  await operate(gateway, 'dispute', paid.id, 'pay');
  const again = await player.client.withdrawal({ id: paid.id });
  expect(again).toMatchObject({ state: 'paidAgain', deadline: expect.any(Number) });
  expect(await latestMessage('withdrawal.paidAgain')).toContain('400.00');
  const { proofId } = await player.client.uploadProof({ withdrawalId: paid.id, image: PIXEL });
  await player.client.reportNotReceived({ ...on(again), proofs: [proofId] });
  await operate(gateway, 'dispute', paid.id, 'refuse');
  expect(await player.client.withdrawal({ id: paid.id })).toMatchObject({
    state: 'refused',
    reason: 'as it was found',
  });
  expect(await sum(player)).toBe('0.00');
});

test('the received amount never decreases, and refunds are limited to the rest [s4.withdrawal.partial]', async () => {
  const player = await payee(gateway);
  const paid = await disbursed(gateway, player);
  const report = async (receivedAmount: string, remainingAmount: string) => {
    const { id } = paid;
    return player.client.reportPartial({
      ...on(await player.client.withdrawal({ id })),
      receivedAmount,
      remainingAmount,
      proofs: [],
    });
  };
  await report('600.00', '400.00');
  await operate(gateway, 'dispute', paid.id, 'pay');
  for (const [less, more] of [
    ['599.99', '400.01'],
    ['0.01', '999.99'],
  ] as const)
    await expect(report(less, more)).rejects.toMatchObject({
      ...rejection('withdrawal.receivedFell'),
      value: { received: '600.00' },
    });
  expect(await player.client.withdrawal({ id: paid.id })).toMatchObject({
    state: 'paidAgain',
    receivedAmount: '600.00',
  });
  expect(await report('700.00', '300.00')).toMatchObject({ state: 'partiallyReceived', receivedAmount: '700.00' });
  await operate(gateway, 'dispute', paid.id, 'refund');
  expect(await sum(player)).toBe('300.00');
});

test('confirms receipt once, at the deadline [s4.withdrawal.auto-confirm s9.const.auto-confirm-minutes]', async () => {
  const player = await payee(gateway);
  const { id } = await disbursed(gateway, player);
  await gateway.later(29 * MINUTE);
  await gateway.runJobs();
  expect(await player.client.withdrawal({ id })).toMatchObject({ state: 'disbursed' });
  await gateway.later(MINUTE);
  await expect(player.client.confirmReceived({ id, version: 3 })).rejects.toMatchObject(
    rejection('withdrawal.notPermitted', 409),
  );
  await Promise.all([gateway.runJobs(), gateway.runJobs(), gateway.runJobs()]);
  const after = await player.client.withdrawal({ id });
  expect(after).toMatchObject({ state: 'countedReceived', version: 4 });
  expect(after.steps.map(({ state }) => state)).toEqual(['requested', 'approved', 'disbursed', 'countedReceived']);
  expect(await sum(player)).toBe('0.00');
});

test('a report in time prevails over the deadline [s4.withdrawal.auto-confirm]', async () => {
  const player = await payee(gateway);
  const paid = await disbursed(gateway, player);
  const { proofId } = await player.client.uploadProof({ withdrawalId: paid.id, image: PIXEL });
  await player.client.reportNotReceived({ ...on(paid), proofs: [proofId] });
  await gateway.later(31 * MINUTE);
  await gateway.runJobs();
  expect(await player.client.withdrawal({ id: paid.id })).toMatchObject({ state: 'notReceived' });
});

test('rejects a response to an old version; of concurrent responses one counts [asvs 2.3.1]', async () => {
  const player = await payee(gateway);
  const paid = await disbursed(gateway, player);
  const stale = { ...on(paid), version: paid.version - 1 };
  await expect(player.client.confirmReceived(stale)).rejects.toMatchObject(rejection('withdrawal.changed', 409));
  const words = await Promise.allSettled(Array.from({ length: 8 }, () => player.client.confirmReceived(on(paid))));
  expect(words.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('concurrent readers see consistent states during every step [own.withdrawal.notified]', {
  tags: ['extended'],
}, async () => {
  const player = await payee(gateway, 1_000_000n);
  const observedWithdrawals: Withdrawal[] = [];
  let isOver = false;
  const looks = async () => {
    while (!isOver) observedWithdrawals.push(...(await player.client.withdrawals({ pageNo: 1, pageSize: 10 })).list);
  };
  const watched = Promise.all(Array.from({ length: 6 }, looks));
  for (let time = 0; time < 4; time += 1) {
    const { id } = await player.withdraw('1000.00');
    await operate(gateway, 'approve', id);
    await operate(gateway, 'disburse', id);
    const word = { id, version: 3, receivedAmount: '600.00', remainingAmount: '400.00', proofs: [] };
    await player.client.reportPartial(word);
    await operate(gateway, 'dispute', id, 'pay');
    await player.client.confirmReceived({ id, version: 5 });
  }
  isOver = true;
  await watched;
  expect(observedWithdrawals.filter(({ state, steps }) => steps.at(-1)?.state !== state)).toEqual([]);
});

test('another player’s withdrawal, proof and bank account return 404 [asvs 8.2.2]', async () => {
  const player = await payee(gateway);
  const paid = await disbursed(gateway, player);
  const { proofId } = await player.client.uploadProof({ withdrawalId: paid.id, image: PIXEL });
  const other = await payee(gateway);
  const { client } = other;
  const unknown = rejection('withdrawal.unknown', 404);
  const word = on(paid);
  await expect(client.withdrawal({ id: paid.id })).rejects.toMatchObject(unknown);
  await expect(client.confirmReceived(word)).rejects.toMatchObject(unknown);
  await expect(client.cancelWithdrawal(word)).rejects.toMatchObject(unknown);
  await expect(client.reportNotReceived({ ...word, proofs: [proofId] })).rejects.toMatchObject(unknown);
  const parts = { receivedAmount: '1.00', remainingAmount: '999.00', proofs: [] };
  await expect(client.reportPartial({ ...word, ...parts })).rejects.toMatchObject(unknown);
  await expect(client.uploadProof({ withdrawalId: paid.id, image: PIXEL })).rejects.toMatchObject(unknown);
  await expect(client.proof({ id: proofId })).rejects.toMatchObject(rejection('upload.unknown', 404));
  const toTheirs = { bankAccountId: player.bank.id, amount: '500.00' };
  await expect(client.previewWithdrawal(toTheirs)).rejects.toMatchObject(rejection('bank.unknown', 404));
  await expect(client.withdraw({ ...toTheirs, paymentPassword: PAYMENT }, key())).rejects.toMatchObject(
    rejection('bank.unknown', 404),
  );
  await expect(client.removeBankAccount({ id: player.bank.id, paymentPassword: PAYMENT })).rejects.toMatchObject(
    rejection('bank.unknown', 404),
  );
  expect((await client.withdrawals({})).list).toEqual([]);
  expect(await player.client.withdrawal({ id: paid.id })).toEqual(paid);
});

test('limits pictures to 5 MB, three per report and nine stored per withdrawal [s9.const.images asvs 5.2.1 2.3.2]', {
  tags: ['extended'],
}, async () => {
  const player = await payee(gateway);
  const paid = await disbursed(gateway, player);
  const upload = (image: Blob) => player.client.uploadProof({ withdrawalId: paid.id, image });
  const bytes = 5 * 1_048_576;
  await expect(upload(blob(Buffer.alloc(bytes + 1)))).rejects.toMatchObject(rejection('upload.tooLarge', 413));
  for (const none of [Buffer.alloc(bytes), Buffer.alloc(0)])
    await expect(upload(blob(none))).rejects.toMatchObject(rejection('upload.kind', 415));
  const proofs: string[] = [];
  for (let uploadCount = 0; uploadCount < 9; uploadCount++) proofs.push((await upload(PIXEL)).proofId);
  // Pictures that would not be stored are not even decoded.
  for (const count of [PIXEL, blob(Buffer.from('no picture'))])
    await expect(upload(count)).rejects.toMatchObject(rejection('upload.tooMany'));
  const report = (most: number) => player.client.reportNotReceived({ ...on(paid), proofs: proofs.slice(0, most) });
  await expect(report(4)).rejects.toThrow();
  expect((await report(3)).proofs).toHaveLength(3);
});

test('stores only the pixels of a picture and serves it as data [asvs 5.3.1]', async () => {
  const player = await payee(gateway);
  const { id: withdrawalId } = await disbursed(gateway, player);
  const script = Buffer.from('<script>alert(1)</script>');
  const image = blob(Buffer.concat([DOT, script]));
  const { proofId } = await player.client.uploadProof({ withdrawalId, image });
  const storedPicture = Buffer.from((await player.client.proof({ id: proofId })).image, 'base64');
  expect(storedPicture.includes(script)).toBe(false);
  expect(storedPicture.subarray(1, 4).toString()).toBe('PNG');
});

test('rejects files that are not pictures or claim a huge size [asvs 5.2.2]', async () => {
  const player = await payee(gateway);
  const { id: withdrawalId } = await disbursed(gateway, player);
  const huge = Buffer.from(DOT);
  huge.writeUInt32BE(100_000, 16);
  huge.writeUInt32BE(100_000, 20);
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('GIF89a'),
    huge,
    huge.subarray(0, 20),
  ])
    await expect(player.client.uploadProof({ withdrawalId, image: blob(bytes) })).rejects.toMatchObject(
      rejection('upload.kind', 415),
    );
});

test('redraws polyglot files and stores only the picture [asvs 5.2.2 5.3.1]', async () => {
  const player = await payee(gateway);
  const { id: withdrawalId } = await disbursed(gateway, player);
  const double = Buffer.concat([DOT, Buffer.from('<script>alert(1)</script><?php phpinfo();')]);
  const { proofId } = await player.client.uploadProof({ withdrawalId, image: blob(double) });
  const storedPicture = Buffer.from((await player.client.proof({ id: proofId })).image, 'base64');
  expect(storedPicture.subarray(1, 4).toString()).toBe('PNG');
  expect(storedPicture.toString('latin1')).not.toMatch(/script|php/);
});

test('lists withdrawals newest first, by page and by state', async () => {
  const player = await payee(gateway, 300_000n);
  for (const amount of ['500.00', '600.00', '700.00']) await player.withdraw(amount);
  const first = await player.client.withdrawals({ pageNo: 1, pageSize: 2 });
  expect(first).toMatchObject({ pageNum: 1, totalPages: 2, total: 3 });
  expect(first.list.map(({ amount }) => amount)).toEqual(['700.00', '600.00']);
  expect((await player.client.withdrawals({ pageNo: 2, pageSize: 2 })).list).toHaveLength(1);
  expect((await player.client.withdrawals({ state: 'approved' })).total).toBe(0);
});

test('a page of withdrawals takes as many queries as one withdrawal', async () => {
  const player = await payee(gateway, 400_000n);
  const trips = countTrips(gateway.pool);
  const queries = async () => {
    const before = trips();
    await player.client.withdrawals({});
    return trips() - before;
  };
  await player.withdraw('500.00');
  const count = await queries();
  for (let more = 0; more < 6; more++) await player.withdraw('500.00');
  expect(count).toBeGreaterThan(3);
  expect(await queries()).toBe(count);
});

test('operators list open withdrawals and can take steps only in order', async () => {
  const player = await payee(gateway);
  const { id, number } = await player.withdraw('500.00');
  expect(await operate(gateway, 'list')).toContainEqual(
    expect.objectContaining({ id, number, user: player.userName, amount: '500.00' }),
  );
  await expect(operate(gateway, 'disburse', id)).rejects.toMatchObject(rejection('withdrawal.notPermitted', 409));
  await expect(operate(gateway, 'approve', crypto.randomUUID())).rejects.toMatchObject(
    rejection('withdrawal.unknown', 404),
  );
});
