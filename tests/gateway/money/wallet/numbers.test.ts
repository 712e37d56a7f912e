import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { startModules } from '../../harness/modules';
import { chased, issueOf, place } from '../../play/lottery/support';
import { collector, good } from '../../rewards/points/support';
import { deposit } from '../limits/support';
import { disbursed, key, newcomer, on, PAYMENT, payee } from './support';

const gateway = await startModules();
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

type Words = { bn: string; en: string };

const boundsIn = (language: keyof Words) => {
  beforeEach(() => {
    gateway.credentials.language = language;
  });
  /** An amount and its symbol stay on one line. */
  const expectRejection = (call: Promise<unknown>, code: string, words: Words, more: object = {}) =>
    expect(
      call.catch((error) => Promise.reject({ ...error, message: error.message.replaceAll('\u00a0', ' ') })),
    ).rejects.toMatchObject({
      code,
      message: words[language],
      ...more,
    });
  const short = (bn: string, en: string) => ({
    bn: `যথেষ্ট ব্যালেন্স নেই: আছে P ${bn}।`,
    en: `Insufficient balance: P ${en} available.`,
  });

  test('wallet transfer: available balance of the source', async () => {
    const { client } = await newcomer(gateway);
    const move = (from: string, to: string, amount: string) => client.walletTransfer({ from, to, amount }, key());
    await expectRejection(move('main', 'moyur', '1000.01'), 'ledger.insufficient', short('১,০০০.০০', '1,000.00'), {
      value: { available: '1000.00' },
    });
    await move('main', 'moyur', '300.00');
    await expectRejection(move('moyur', 'main', '300.01'), 'ledger.insufficient', short('৩০০.০০', '300.00'), {
      value: { available: '300.00' },
    });
    await expectRejection(move('jhinuk', 'main', '0.01'), 'ledger.insufficient', short('০.০০', '0.00'), {
      value: { available: '0.00' },
    });
  });

  test('transfer to an upline: bounds, balance and remaining turnover', async () => {
    const upline = await payee(gateway, 7_777_700n, { type: 1 });
    const player = await payee(gateway, 12_345n, { uplineId: upline.id });
    const send = (amount: string) =>
      player.client.partnerTransfer({ to: upline.userName, amount, paymentPassword: PAYMENT }, key());
    const bounds = {
      bn: 'একবারে P ১০০.০০ থেকে P ৫০,০০০.০০ ট্রান্সফার করা যায়।',
      en: 'You can transfer P 100.00 to P 50,000.00 at once.',
    };
    await expectRejection(send('99.99'), 'transfer.bounds', bounds);
    await expectRejection(send('123.46'), 'ledger.insufficient', short('১২৩.৪৫', '123.45'), {
      value: { available: '123.45' },
    });
    await deposit(gateway, player.id, 5_000n);
    const staked = { bn: 'ট্রান্সফারের আগে আরও P ৫০.০০ টার্নওভার লাগবে।', en: 'Stake P 50.00 more before you transfer.' };
    await expectRejection(send('100.00'), 'transfer.turnover', staked, { value: { left: '50.00' } });
  });

  test('withdrawal: bounds, balance, remaining turnover and the sum of both parts', async () => {
    const player = await payee(gateway, 200_000n);
    const bounds = {
      bn: 'একবারে P ৫০০.০০ থেকে P ৫০,০০০.০০ পর্যন্ত তোলা যায়।',
      en: 'You can withdraw P 500.00 to P 50,000.00 at once.',
    };
    await expectRejection(player.withdraw('499.99'), 'withdrawal.bounds', bounds);
    const there = short('২,০০০.০০', '2,000.00');
    await expectRejection(player.withdraw('2000.01'), 'ledger.insufficient', there, {
      value: { available: '2000.00' },
    });
    const look = player.client.previewWithdrawal({ bankAccountId: player.bank.id, amount: '2000.01' });
    await expectRejection(look, 'ledger.insufficient', there, { value: { available: '2000.00' } });
    const paid = await disbursed(gateway, player, '1000.00');
    const parts = { ...on(paid), receivedAmount: '600.00', remainingAmount: '300.00', proofs: [] };
    const all = {
      bn: 'পাওয়া ও বাকি পরিমাণের যোগফল P ১,০০০.০০ হতে হবে।',
      en: 'The received and the missing amount must add up to P 1,000.00.',
    };
    await expectRejection(player.client.reportPartial(parts), 'withdrawal.amounts', all, {
      value: { amount: '1000.00' },
    });
    await deposit(gateway, player.id, 75_000n);
    const staked = { bn: 'তোলার আগে আরও P ৭৫০.০০ টার্নওভার লাগবে।', en: 'Stake P 750.00 more before you withdraw.' };
    await expectRejection(player.withdraw('500.00'), 'withdrawal.turnover', staked);
  });

  test('concurrent withdrawals: rejected ones report the remaining balance', async () => {
    const player = await payee(gateway, 120_000n);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => player.withdraw('500.00')));
    const reportedValues = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason.value] : []));
    expect(reportedValues).toEqual(Array.from({ length: 8 }, () => ({ available: '200.00' })));
  });

  test('deposit: bounds of the method, remaining limit and bonus minimum', async () => {
    const { client } = await newcomer(gateway, 0n);
    const start = (amount: string, bonus?: string) =>
      client.createDeposit({ method: 'nodi', amount, ...(bonus && { bonus }) }, key());
    const bounds = {
      bn: 'এই মাধ্যমে P ১০০.০০ থেকে P ২৫,০০০.০০ ডিপোজিট করা যায়।',
      en: 'You can deposit P 100.00 to P 25,000.00 with this method.',
    };
    await expectRejection(start('99.99'), 'deposit.bounds', bounds);
    const least = {
      bn: 'এই বোনাসের জন্য সর্বনিম্ন P ৫০০.০০ লাগবে। বাড়িয়ে লিখুন, কিংবা বোনাস ছাড়া এগোন।',
      en: 'The minimum for this bonus is P 500.00. Enter more, or choose no bonus.',
    };
    await expectRejection(start('499.99', 'SHAPLAFIRST'), 'deposit.bonusLeast', least, {
      status: 422,
      value: { least: '500.00' },
    });
    await client.setDepositLimit({ period: 'day', limit: '1234.50' });
    const left = {
      bn: 'এটি আপনার ডিপোজিট লিমিটের বেশি: বাকি P ১,২৩৪.৫০।',
      en: 'This exceeds your deposit limit: P 1,234.50 left.',
    };
    await expectRejection(start('1234.51'), 'deposit.limit', left, { value: { left: '1234.50' } });
  });

  test('lottery bet: balance, also for several draws of which the first could be paid', async () => {
    const { client } = await newcomer(gateway, 30n);
    const issues = [
      await issueOf(gateway),
      await issueOf(gateway, 'SSC', 120_000, 'scheduled'),
      await issueOf(gateway, 'SSC', 180_000, 'scheduled'),
    ];
    const there = { value: { available: '0.30' } };
    await expectRejection(
      client.placeLotteryChase(chased(issues, '1.40', true, [1, 2, 4]), key()),
      'ledger.insufficient',
      short('০.৩০', '0.30'),
      there,
    );
    expect(issues[0] && (await place(client, issues[0]))).toMatchObject({ balance: '0.10' });
    await expectRejection(
      place(client, issues[0] ?? (await issueOf(gateway))),
      'ledger.insufficient',
      short('০.১০', '0.10'),
      {
        value: { available: '0.10' },
      },
    );
  });

  test('points: balance, remaining stock and daily limit', async () => {
    const player = await collector(gateway, 1_250n);
    const few = await good(gateway, { quantity: 2 });
    await expectRejection(player.redeem(few, 3), 'points.gone', {
      bn: 'বাকি আছে মাত্র ২টি।',
      en: 'There are only 2 left.',
    });
    const dear = await good(gateway, { points: 1_251 });
    const enough = { bn: 'আপনার ১,২৫০ পয়েন্ট আছে, যা যথেষ্ট নয়।', en: 'You have 1,250 points, which is not enough.' };
    await expectRejection(player.redeem(dear), 'points.insufficient', enough, { value: { available: 1_250 } });
    // More than the daily limit and the balance: the balance is lower and is reported.
    await expectRejection(player.convert(60_000), 'points.insufficient', enough);
    const least = { bn: 'একবারে কমপক্ষে ৫০০ পয়েন্ট বদলানো যায়।', en: 'Convert at least 500 points at once.' };
    await expectRejection(player.convert(400), 'points.least', least);
    const rich = await collector(gateway, 120_000n);
    await rich.convert(1_000);
    const day = {
      bn: 'এক দিনে সর্বোচ্চ ৫০,০০০ পয়েন্ট বদলানো যায়: আজ বাকি ৪৯,০০০।',
      en: 'Up to 50,000 points can be converted in a day: 49,000 left today.',
    };
    await expectRejection(rich.convert(49_100), 'points.mostADay', day);
  });
};
const TITLE = 'a rejected amount reports its bound, in %s [own.money.number]';
describe.each(['bn'] as const)(TITLE, boundsIn);
describe.each(['en'] as const)(TITLE, { tags: ['extended'] }, boundsIn);

test('a transfer reveals neither party’s balance to the other [asvs 8.2.2]', async () => {
  gateway.credentials.language = 'en';
  const upline = await payee(gateway, 7_777_700n, { type: 1 });
  const player = await payee(gateway, 12_345n, { uplineId: upline.id });
  const errorText = await player.client
    .partnerTransfer({ to: upline.userName, amount: '200.00', paymentPassword: PAYMENT }, key())
    .catch((error) => JSON.stringify(error));
  expect(errorText).toContain('123.45');
  expect(errorText).not.toMatch(/77,?777/);
});
