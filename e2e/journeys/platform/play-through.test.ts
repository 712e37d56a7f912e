import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { money } from '../../../src/ui/format';
import { asksWithdrawal } from '../../../tests/drivers/money/withdrawal.driver';
import { admin, named } from '../../../tests/gateway/harness/postgres';
import { paysIn } from '../../harness/deposits';
import { playsDice } from '../../harness/dice';
import { setsUpPayouts } from '../../harness/payouts';
import { fillsRegistration, isIn, opens } from '../../harness/people';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const database = `maidan_studio_${randomBytes(6).toString('hex')}`;
const { postgres } = inject('shared');
beforeAll(() => admin(postgres, `create database ${database}`));
afterAll(() => admin(postgres, `drop database ${database} with (force)`));
const studioUrl = named(postgres, database);
const { createTester, ops } = stage({ STUDIO_DATABASE_URL: studioUrl });

/** Ten rounds at the highest stake meet the wagering. */
const DEPOSIT = '1000.00';
const STAKE = '100.00';
const WITHDRAWN = '500.00';

/** Pays at the demo's provider, starting with the header's own button. */
async function deposits(tester: Tester) {
  await tester.screen.press('header.deposit');
  await tester.screen.press('deposit.limits.decline');
  await paysIn(tester, DEPOSIT);
}

/** A new player sets a payment password and a payout account first; then the outstanding wagering is shown. */
async function preparesToWithdraw({ screen }: Tester) {
  await screen.visit('/?dialog=memberCentre&page=withdraw');
  await setsUpPayouts(screen);
}

test('a new player registers, deposits, plays the deposit through in a game, and withdraws; an operator only pays out [s1.visitor.register s1.member.deposit own.withdrawal.terms s2.launch.third-party s1.member.withdrawal]', async () => {
  const tester = await createTester({ language: 'bn', clock: true });
  const { screen, page, language } = tester;
  await ops('flag', 'REGCAPTCHA', 'off');
  await opens(tester, 'register', 'register.title');
  await fillsRegistration(tester, { username: 'rahima' });
  await screen.press('register.submit');
  await isIn(tester, 'rahima');
  await deposits(tester);
  await preparesToWithdraw(tester);

  await screen.reads('withdraw.turnover', { left: money(DEPOSIT, language) });
  await playsDice(tester, { studioUrl, rounds: 9, stake: STAKE });
  await screen.visit('/?dialog=memberCentre&page=withdraw');
  await screen.reads('withdraw.turnover', { left: money(STAKE, language) });
  await screen.fill('withdraw.amount', WITHDRAWN);
  await screen.press('withdraw.continue');
  await screen.invalid('withdraw.amount', 'withdraw.problem.turnover', { left: money(STAKE, language) });
  await playsDice(tester, { studioUrl, rounds: 1, stake: STAKE });

  await screen.visit('/?dialog=memberCentre&page=withdraw');
  await screen.sees('form', 'withdraw.form');
  await expect.poll(() => page.locator('[role=dialog] .note-gold').count()).toBe(0);
  await asksWithdrawal(screen, WITHDRAWN);
  await screen.sees('heading', 'withdraw.sent');
  await screen.press('withdraw.follow');
  const open = await ops('withdrawals', 'list');
  const { number } = Object(Array.isArray(open) ? open.find(({ user }) => user === 'rahima') : undefined);
  await ops('withdrawals', 'approve', number);
  await ops('withdrawals', 'disburse', number);
  await tester.looksBack();
  await screen.tick('withdraw.answer.all', true);
  await screen.press('withdraw.affirm');
  await screen.sees('heading', 'withdraw.state.received');
  expect(await ops('ledger', 'verify')).toMatchObject({ problems: [] });
});
