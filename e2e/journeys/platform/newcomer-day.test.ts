import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { money } from '../../../src/ui/format';
import { PAYMENT_PASSWORD } from '../../../tests/drivers/identity/passwords';
import { asksWithdrawal } from '../../../tests/drivers/money/withdrawal.driver';
import { admin, named } from '../../../tests/gateway/harness/postgres';
import { paysIn } from '../../harness/deposits';
import { playsDice } from '../../harness/dice';
import { IN_GATE, LOOKS } from '../../harness/looks';
import { isDrawn, isNearDraw } from '../../harness/lottery';
import { bets, choosesInOrder } from '../../harness/lottery-player';
import { setsUpPayouts } from '../../harness/payouts';
import { fillsRegistration, isThere, logsIn, NEW_PASSWORD, opens, unfolds } from '../../harness/people';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const database = `maidan_studio_${randomBytes(6).toString('hex')}`;
const { postgres } = inject('shared');
beforeAll(() => admin(postgres, `create database ${database}`));
afterAll(() => admin(postgres, `drop database ${database} with (force)`));
const studioUrl = named(postgres, database);
const { createTester, ops } = stage({ STUDIO_DATABASE_URL: studioUrl });

const NAME = 'rahima';
/** Selected bonus: 100.00, to be wagered five times in slots, at most 50.00 per bet. */
const BONUS = { en: 'Doel welcome gift', bn: 'দোয়েল স্বাগত উপহার' };
const DEPOSIT = '500.00';
const WITHDRAWN = '500.00';
/** 400.00 of the deposit are staked on a draw, and twelve rounds use the rest and the bonus. */
const LINES = '200';
const ROUNDS = 12;
const STAKE = '50.00';
/** An item that costs less than a day's points. */
const KITE = { code: 'day-kite', picture: 'kite', points: 100, amount: '0.00', quantity: 3, place: 0 };
const KITE_WORDS = {
  titleBn: 'দিনের ঘুড়ি',
  titleEn: 'Kite of the day',
  textBn: 'একটি ছোট ঘুড়ি।',
  textEn: 'A small kite.',
};

const inCentre = async ({ screen }: Tester, page: string) => screen.visit(`/?dialog=memberCentre&page=${page}`);
const owes = ({ page }: Tester) => page.locator('[role=dialog] .note-gold').count();

async function registers(tester: Tester) {
  const { screen, page, language } = tester;
  await ops('flag', 'REGCAPTCHA', 'off');
  await opens(tester, 'register', 'register.title');
  await fillsRegistration(tester, { username: NAME });
  await unfolds(tester);
  await page.getByRole('radio', { name: BONUS[language] }).check();
  await screen.press('register.submit');
  await isThere(tester);
}

async function claimsBonus(tester: Tester) {
  const { screen, page } = tester;
  await inCentre(tester, 'rewardCenter');
  await screen.press('rewards.claim');
  await screen.sees('status', 'rewards.claimed');
  await inCentre(tester, 'bonusDetails');
  await expect.poll(() => page.locator('.bonus-one').count()).toBe(1);
}

async function deposits(tester: Tester) {
  await inCentre(tester, 'depositv2');
  await tester.screen.press('deposit.limits.decline');
  await paysIn(tester, DEPOSIT);
}

/** Sets a payment password and a payout account. */
async function preparesToWithdraw(tester: Tester) {
  const { screen } = tester;
  await inCentre(tester, 'withdraw');
  await setsUpPayouts(screen);
}

async function betsOnDraw(tester: Tester) {
  await tester.screen.visit('/lottery?gameCode=LF3D&playType=direct-3');
  await tester.screen.sees('timer');
  await choosesInOrder(tester, '123');
  await tester.screen.fill('lottery.multiple', LINES);
  await bets(tester);
}

async function claimsCashback(tester: Tester) {
  await inCentre(tester, 'manualRebate');
  await tester.screen.press('cashback.claim');
  await tester.screen.sees('status', 'cashback.claimed');
}

/** Redeems the day's points for a kite, which an operator approves. */
async function redeems(tester: Tester) {
  const { screen, page, language } = tester;
  await ops('goods', 'keep', JSON.stringify({ ...KITE, ...KITE_WORDS }));
  const good = page.locator('.good-card', { hasText: language === 'bn' ? KITE_WORDS.titleBn : KITE_WORDS.titleEn });
  // A recent draw is settled within seconds, and an open page does not update.
  await expect
    .poll(async () => {
      await tester.opens('/pointMall');
      await good.waitFor();
      return good.getByRole('button').isVisible();
    })
    .toBe(true);
  await good.getByRole('button').click();
  await screen.fill('points.recipient', 'Rahima Begum');
  await screen.fill('points.phone', '+8801712345678');
  await screen.fill('points.address', '12 Lake Road, Dhanmondi, Dhaka 1205');
  await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
  await screen.press('points.redeem.send');
  const waiting = async () => Object(await ops('redemptions', 'list'));
  await expect.poll(async () => (await waiting()).length).toBe(1);
  const [{ number }] = await waiting();
  await ops('redemptions', 'approve', number, 'It is on its way');
  await screen.press('points.history');
  await screen.reads(number);
}

async function withdraws(tester: Tester) {
  const { screen } = tester;
  await inCentre(tester, 'withdraw');
  await screen.sees('form', 'withdraw.form');
  await expect.poll(() => owes(tester)).toBe(0);
  await asksWithdrawal(screen, WITHDRAWN);
  await screen.sees('heading', 'withdraw.sent');
  await screen.press('withdraw.follow');
  const open = await ops('withdrawals', 'list');
  const { number } = Object(Array.isArray(open) ? open.find(({ user }) => user === NAME) : undefined);
  await ops('withdrawals', 'approve', number);
  await ops('withdrawals', 'disburse', number);
  await tester.looksBack();
  await screen.tick('withdraw.answer.all', true);
  await screen.press('withdraw.affirm');
  await screen.sees('heading', 'withdraw.state.received');
}

test.each(LOOKS)(
  'a newcomer’s day in %s at %d px: registers with a bonus, deposits, plays it through, and the next day claims cashback, redeems points, withdraws and confirms the arrival [s1.visitor.register s2.member-centre.cashback s3.points.goods s4.status.redeem]',
  IN_GATE,
  async (language, width) => {
    const tester = await createTester({ language, width, clock: true });
    const { gateway, screen } = tester;
    const [issue] = await isNearDraw(gateway, 'everybody', 'LF3D');
    await registers(tester);
    await claimsBonus(tester);
    await deposits(tester);
    await preparesToWithdraw(tester);
    await screen.reads('withdraw.turnover', { left: money('500.00', language) });
    await betsOnDraw(tester);
    await playsDice(tester, { studioUrl, rounds: ROUNDS, stake: STAKE });
    await isDrawn(gateway, 'LF3D', issue, '1,2,3');

    await ops('clock', '+1d');
    await logsIn(tester, NAME, NEW_PASSWORD);
    await isThere(tester);
    await claimsCashback(tester);
    await redeems(tester);
    await playsDice(tester, { studioUrl, rounds: 1, stake: STAKE });
    await withdraws(tester);
    expect(await ops('ledger', 'verify')).toMatchObject({ problems: [] });
  },
);
