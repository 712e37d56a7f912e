import { expect, test } from 'vitest';
import type { Language } from '../../../src/atlas';
import { money, sum } from '../../../src/ui/format';
import { typesAccount } from '../../../tests/drivers/money/bank-account.driver';
import { typesPayment } from '../../../tests/drivers/money/payment-password.driver';
import { asksWithdrawal } from '../../../tests/drivers/money/withdrawal.driver';
import { addsPicture, PICTURE } from '../../../tests/drivers/pictures';
import { wordsOf } from '../../../tests/harness/words';
import { isFaultless } from '../../harness/faultless';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';
import { clientAt } from '../../harness/wire';
import {
  canWithdraw,
  comesTo,
  hasMoney,
  isPaidOut,
  LONG_SESSIONS,
  opensWaiting,
  opensWithdrawals,
  operates,
  PAYEE,
  reportsNothing,
  withdraws,
} from '../../harness/withdrawals';

const { ops, createTester } = stage(LONG_SESSIONS);
const languages: Language[] = ['bn', 'en'];

/** Expects the amount on the screen, in the player's format. */
const reads = ({ screen, language }: Tester, sum: string) => screen.reads(money(sum, language));
/** Expects this balance in the header. */
const has = ({ page, language }: Tester, sum: string) =>
  expect.poll(() => page.locator('.balance .num').first().textContent()).toBe(money(sum, language));
/** Number of the withdrawal that waits for an operator. */
const sentBy = async (user: string): Promise<string> => {
  const open = await ops('withdrawals', 'list');
  return (Array.isArray(open) ? open : []).find((candidate) => candidate.user === user)?.number ?? '';
};
/** Expects the withdrawal's step, which updates automatically or on the next visit. */
const stands = async ({ screen, looksBack }: Tester, state: string) => {
  await looksBack();
  await screen.sees('heading', `withdraw.state.${state}`);
  await screen.sees('status', `withdraw.means.${state}`);
};
/** Opens the withdrawal that awaits confirmation, and responds. */
const answers = async (tester: Tester, answer: 'all' | 'nothing' | 'part') => {
  await opensWaiting(tester);
  await tester.screen.tick(`withdraw.answer.${answer}`, true);
};
/** Reports that 600 of 1,000 arrived. */
const saysPart = async (tester: Tester) => {
  await answers(tester, 'part');
  await tester.screen.fill('withdraw.part.received', '600');
  await tester.screen.press('withdraw.report.send');
  await stands(tester, 'partiallyReceived');
};

test.each(languages)(
  'a new account withdraws money and confirms its arrival, in %s [s1.member.withdrawal s2.member-centre.withdraw own.payment-password.required own.withdrawal.review s4.withdrawal.received]',
  async (language) => {
    const player = await createTester({ language, width: 360 });
    const { screen } = player;
    await hasMoney(player);
    await opensWithdrawals(player);
    await screen.reads('withdraw.protect');
    await typesPayment(screen);
    await screen.reads('withdraw.bind');
    await screen.press('bank.add');
    await typesAccount(screen);
    await screen.reads('••••4321');
    await screen.press('security.back');
    await reads(player, '25000.00');
    await asksWithdrawal(screen, language === 'bn' ? '১,০০০' : '1,000');
    await screen.sees('heading', 'withdraw.sent');
    await screen.press('withdraw.follow');
    await stands(player, 'requested');
    await has(player, '24000.00');
    const number = await sentBy(PAYEE);
    await ops('withdrawals', 'approve', number);
    await stands(player, 'approved');
    await ops('withdrawals', 'disburse', number);
    await player.looksBack();
    await screen.sees('group', 'withdraw.question');
    await screen.sees('timer');
    await screen.tick('withdraw.answer.all', true);
    await screen.press('withdraw.affirm');
    await stands(player, 'received');
    await screen.press('withdraw.all');
    await screen.reads('withdraw.state.received');
    await has(player, '24000.00');
  },
);

test.each(languages)(
  'nothing arrived: the player reports it, and an operator refunds, in %s [s4.withdrawal.not-received own.proof.upload own.withdrawal.dispute]',
  async (language) => {
    const player = await createTester({ language, width: 768 });
    const { screen } = player;
    const { withdrawal } = await isPaidOut(player);
    await answers(player, 'nothing');
    await screen.press('withdraw.report.send');
    await screen.sees('alert', 'withdraw.report.unproven');
    await addsPicture(screen);
    await screen.hides('alert');
    await screen.press('withdraw.report.send');
    await stands(player, 'notReceived');
    await has(player, '24000.00');
    await ops('withdrawals', 'dispute', withdrawal.number, 'refund');
    await stands(player, 'refunded');
    await has(player, '25000.00');
  },
);

test.each(languages)(
  'a part arrived: the rest is paid again, and confirmed, in %s [s4.withdrawal.partial s3.withdrawal-confirmation.amounts own.form.corrected own.withdrawal.dispute]',
  async (language) => {
    const player = await createTester({ language });
    const { screen } = player;
    const { withdrawal } = await isPaidOut(player);
    await answers(player, 'part');
    await screen.press('withdraw.report.send');
    await screen.invalid('withdraw.part.received', 'withdraw.problem.part');
    await screen.fill('withdraw.part.received', '600');
    await screen.hides('alert');
    await screen.fill('withdraw.part.remaining', '500');
    await screen.press('withdraw.report.send');
    await screen.invalid('withdraw.part.remaining', 'withdraw.problem.sum', {
      all: money(withdrawal.amount, language),
    });
    await addsPicture(screen);
    await screen.invalid('withdraw.part.remaining', 'withdraw.problem.sum', {
      all: money(withdrawal.amount, language),
    });
    await screen.fill('withdraw.part.remaining', '400');
    await screen.hides('alert');
    await screen.press('withdraw.report.send');
    await stands(player, 'partiallyReceived');
    await reads(player, '600.00');
    await reads(player, '400.00');
    await ops('withdrawals', 'dispute', withdrawal.number, 'pay');
    await player.looksBack();
    await screen.sees('group', 'withdraw.question');
    await screen.reads('withdraw.state.paidAgain');
    await screen.tick('withdraw.answer.all', true);
    await screen.press('withdraw.affirm');
    await stands(player, 'received');
  },
);

test.each(languages)(
  'a rejected report shows its reason to the player, in %s [own.withdrawal.dispute]',
  async (language) => {
    const player = await createTester({ language });
    const { client, withdrawal } = await isPaidOut(player);
    await reportsNothing(client, withdrawal);
    await opensWithdrawals(player);
    await player.screen.press('withdraw.see');
    await stands(player, 'notReceived');
    await ops('withdrawals', 'dispute', withdrawal.number, 'refuse');
    await stands(player, 'refused');
    await player.screen.reads('withdraw.reason', { reason: 'a test' });
    await has(player, '24000.00');
  },
);

test.each(languages)(
  'the rest arrives during the investigation, and the player confirms it, in %s [own.withdrawal.dispute s4.withdrawal.received]',
  async (language) => {
    const player = await createTester({ language });
    await isPaidOut(player);
    await saysPart(player);
    await player.screen.press('withdraw.late');
    await stands(player, 'received');
  },
);

test.each(languages)(
  'a withdrawal not confirmed in time counts as received, in %s [s4.withdrawal.auto-confirm s4.withdrawal.forced-receipt s9.const.auto-confirm-minutes]',
  async (language) => {
    const player = await createTester({ language });
    const { client, withdrawal } = await isPaidOut(player);
    await player.clock.install();
    await opensWaiting(player);
    await player.screen.sees('timer');
    await player.screen.reads('withdraw.after.received');
    await player.waits(30 * 60 + 5);
    await comesTo(client, withdrawal, 'countedReceived');
    await stands(player, 'countedReceived');
    await player.screen.hides('group', 'withdraw.question');
    await has(player, '24000.00');
  },
);

test('an SMS reports the disbursement and the deadline [own.withdrawal.notified]', async () => {
  const player = await createTester({ language: 'bn' });
  const { client, logsIn } = clientAt(player.gateway);
  await logsIn('player');
  const { number } = await withdraws(client);
  await ops('withdrawals', 'approve', number);
  await ops('withdrawals', 'disburse', number);
  expect(await player.mailed(new RegExp(`(${number})[^<]*(?:30|৩০)`))).toBe(number);
});

test.each(languages)(
  'opens the withdrawal form unless a withdrawal is under way, and not again once closed, in %s [own.withdrawal.at-once]',
  async (language) => {
    const player = await createTester({ language, width: 360 });
    const { screen, gateway } = player;
    const client = await canWithdraw(player);
    await opensWithdrawals(player);
    await screen.sees('form', 'withdraw.form');
    await isFaultless(player, 'withdrawal-at-once');
    await screen.press('withdraw.all');
    await screen.sees('heading', 'withdraw.none');
    await screen.hides('form', 'withdraw.form');
    const sent = await withdraws(client);
    await opensWithdrawals(player);
    await screen.sees('button', 'withdraw.see');
    await screen.hides('form', 'withdraw.form');
    await operates(gateway, sent, 'approve', 'disburse');
    await opensWithdrawals(player);
    await screen.sees('button', 'withdraw.say');
    const { version } = await client.withdrawal({ id: sent.id });
    await client.confirmReceived({ id: sent.id, version });
    await opensWithdrawals(player);
    await screen.sees('form', 'withdraw.form');
    await screen.press('withdraw.all');
    await screen.sees('button', 'withdraw.see');
  },
);

test.each(languages)('a rejection with a reason returns the money, in %s [own.withdrawal.review]', async (language) => {
  const player = await createTester({ language });
  const { client } = await isPaidOut(player);
  const { number } = await withdraws(client, '2000.00');
  await opensWithdrawals(player);
  await has(player, '22000.00');
  await player.page.getByRole('listitem').filter({ hasText: number }).getByRole('button').press('Enter');
  await stands(player, 'requested');
  await ops('withdrawals', 'reject', number);
  await stands(player, 'rejected');
  await player.screen.reads('withdraw.reason', { reason: 'a test' });
  await has(player, '24000.00');
});

test.each(languages)(
  'errors are shown before anything is sent, in %s [own.withdrawal.terms own.withdrawal.summary own.payment-password.required]',
  async (language) => {
    const player = await createTester({ language });
    const { screen, edge } = player;
    player.expects('withdraw', 422);
    await isPaidOut(player);
    await opensWithdrawals(player);
    await screen.press('withdraw.new');
    await screen.fill('withdraw.amount', '');
    await screen.press('withdraw.continue');
    await screen.invalid('withdraw.amount', 'withdraw.problem.amount');
    await screen.fill('withdraw.amount', '499.99');
    await screen.press('withdraw.continue');
    await screen.invalid('withdraw.amount', 'withdraw.problem.min', { min: money('500.00', language) });
    await screen.press('withdraw.amount.all');
    await screen.press('withdraw.continue');
    await screen.sees('form', 'withdraw.look.form');
    await reads(player, '24000.00');
    await reads(player, '0.00');
    await screen.press('withdraw.send');
    await screen.sees('alert', 'common.errorSummary');
    await screen.invalid('security.paymentPassword', 'security.problem.empty');
    expect(edge.count('withdraw')).toBe(0);
    await screen.fill('security.paymentPassword', '000000');
    await screen.press('withdraw.send');
    await player.seesMessageFor('payment.wrong');
    await screen.press('withdraw.change');
    await expect.poll(() => player.field('withdraw.amount').inputValue()).toBe(sum('24000.00', language));
  },
);

test.each(languages)(
  'on a slow network an upload shows progress and can be stopped; three images at most, in %s [s9.const.images own.proof.upload asvs 5.2.1 5.2.2]',
  async (language) => {
    const player = await createTester({ language });
    const { page, screen, context } = player;
    await isPaidOut(player);
    await answers(player, 'nothing');
    const heavy = Buffer.concat([Buffer.from(PICTURE.base64, 'base64'), Buffer.alloc(3_000_000, 7)]).toString('base64');
    const network = await context.newCDPSession(page);
    const slow = { offline: false, latency: 20, downloadThroughput: 1_000_000, uploadThroughput: 400_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await screen.attach('withdraw.proofs.choose', { ...PICTURE, name: 'heavy.png', base64: heavy });
    const bar = page.getByRole('progressbar', { name: wordsOf(language)('upload.sending') });
    const done = () => bar.getAttribute('value').then(Number);
    await expect.poll(done).toBeGreaterThan(0);
    expect(await done()).toBeLessThan(100);
    await screen.press('upload.stop');
    await screen.hides('progressbar', 'upload.sending');
    await network.send('Network.emulateNetworkConditions', {
      ...slow,
      uploadThroughput: -1,
      downloadThroughput: -1,
      latency: 0,
    });
    const tooLarge = Buffer.alloc(5 * 1_048_576 + 1, 7).toString('base64');
    await screen.attach('withdraw.proofs.choose', { ...PICTURE, name: 'large.png', base64: tooLarge });
    await screen.sees('alert', 'upload.tooLarge');
    for (const name of ['one.png', 'two.png', 'three.png']) {
      await screen.attach('withdraw.proofs.choose', { ...PICTURE, name });
      await screen.sees('button', 'withdraw.proof.remove', { name });
    }
    await screen.reads('withdraw.proofs.full');
    await page.getByRole('listitem').filter({ hasText: 'two.png' }).getByRole('button').press('Enter');
    await screen.hides('button', 'withdraw.proof.remove', { name: 'two.png' });
    await screen.reads('withdraw.proofs.choose');
    await screen.press('withdraw.report.send');
    await stands(player, 'notReceived');
  },
);
