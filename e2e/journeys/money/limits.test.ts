import { expect } from 'vitest';
import { excludesSelf } from '../../../tests/drivers/money/excludes-self';
import { typesLimit } from '../../../tests/drivers/money/player-limit.driver';
import { confirmsTimeOut } from '../../../tests/drivers/money/time-out.driver';
import { asksWithdrawal } from '../../../tests/drivers/money/withdrawal.driver';
import { wordsOf } from '../../../tests/harness/words';
import { opensCentre } from '../../harness/centre';
import { journeys } from '../../harness/journeys';
import { isIn, isOut, logsIn, openSecurity } from '../../harness/people';
import type { Tester } from '../../harness/tester';

const DAY = 24 * 60 * 60;

/** Logs in and opens the limits page. */
async function isAtLimits(tester: Tester) {
  await opensCentre(tester, 'limits');
  await tester.screen.sees('heading', 'limits.title');
}

/** Returns to it after the session was ended. */
async function comesBack(tester: Tester) {
  await logsIn(tester, 'player');
  await isIn(tester, 'player');
  await tester.screen.visit('/?dialog=memberCentre&page=limits');
  await tester.screen.sees('heading', 'limits.title');
}

/** Selects the interval of the reality check. */
async function wantsEvery({ screen, page }: Tester, minutes: 15 | 30) {
  await screen.press('limits.reality.choose');
  await page.locator('select[name=minutes]').selectOption(String(minutes));
  await screen.press('limits.reality.submit');
  await screen.sees('status', 'limits.changed.realityCheck');
}

/** Text of a limit on the limits page. */
const expectLimitText = ({ page }: Tester, text: string | RegExp) =>
  expect
    .poll(async () => (await page.locator('.sec-rows').first().textContent())?.replaceAll('\u00a0', ' '))
    .toMatch(text);

journeys('the player’s own limits', (journey) => {
  journey(
    'a lower limit takes effect immediately, a higher one after a day and a second confirmation [own.deposit-limit.lowered own.deposit-limit.raised]',
    {
      language: 'en',
    },
    async (tester) => {
      const { screen, page, gateway } = tester;
      await isAtLimits(tester);
      await screen.press('limits.choose.deposit.day');
      await typesLimit(screen, '5,000');
      await screen.sees('status', 'limits.changed.playerLimit');
      await expectLimitText(tester, 'P 0.00 of P 5,000.00 used');
      await screen.press('limits.choose.deposit.day');
      await typesLimit(screen, '1000');
      await expectLimitText(tester, 'P 0.00 of P 1,000.00 used');
      await screen.press('limits.choose.deposit.day');
      await typesLimit(screen, '2000');
      await screen.sees('timer');
      await screen.hides('button', 'playerLimit.confirm');
      await screen.press('security.back');
      await expectLimitText(tester, /P 0.00 of P 1,000.00 used\s*P 2,000.00 requested/);

      // A day passes, and with it the session.
      await gateway.ops('clock', `+${DAY}s`);
      await page.evaluate(() => sessionStorage.removeItem('token'));
      await comesBack(tester);
      await screen.press('limits.choose.deposit.day');
      await screen.sees('status', 'playerLimit.due');
      await screen.press('playerLimit.confirm');
      await screen.sees('status', 'limits.changed.playerLimit');
      await expectLimitText(tester, 'P 0.00 of P 2,000.00 used');
    },
  );

  journey('a cancelled request keeps the limit [own.deposit-limit.raised]', { language: 'en' }, async (tester) => {
    const { screen } = tester;
    await isAtLimits(tester);
    await screen.press('limits.choose.deposit.month');
    await typesLimit(screen, '1000');
    await screen.press('limits.choose.deposit.month');
    await screen.tick('playerLimit.noLimit', true);
    await screen.press('playerLimit.submit');
    await screen.press('playerLimit.drop');
    await screen.sees('status', 'limits.changed.playerLimit');
    await expectLimitText(tester, /In a month\s*P [\d,.]+ of P 1,000.00 used\D*Set up$/);
  });

  for (const language of ['bn', 'en'] as const)
    journey(
      'an excluded player can withdraw, but neither deposit nor play [own.withdrawal.excluded own.self-exclusion.binding own.deposit.barred]',
      { language, refuses: [['walletTransfer', 403]] },
      async (tester) => {
        const { screen } = tester;
        await isAtLimits(tester);
        await excludesSelf(undefined, screen);
        await isOut(tester);
        await comesBack(tester);
        await screen.press('memberCentre.depositv2');
        await screen.reads('deposit.barred.withdraw');
        await screen.hides('form', 'deposit.form');
        await screen.press('memberCentre.transferFund');
        await screen.fill('wallet.amount', '100');
        await screen.press('wallet.toGame');
        await screen.press('wallet.look.send');
        await tester.seesMessageFor('limits.exclusion');
        await screen.press('memberCentre.withdraw');
        await screen.press('withdraw.new');
        await asksWithdrawal(screen, '600');
        await screen.sees('heading', 'withdraw.sent');
      },
    );

  journey(
    'a time-out starts, is shown, and cannot be shortened [own.time-out.started]',
    {
      refuses: [['takeTimeOut', 409]],
    },
    async (tester) => {
      const { screen } = tester;
      await isAtLimits(tester);
      await screen.press('limits.timeOut.choose');
      await screen.press('limits.hours.168');
      await confirmsTimeOut(screen);
      await screen.sees('status', 'limits.changed.timeOut');
      await screen.press('limits.timeOut.choose');
      await screen.press('limits.longer');
      await screen.press('limits.hours.24');
      await confirmsTimeOut(screen);
      await tester.seesMessageFor('limits.notShorter');
    },
  );

  journey(
    'home shows the end of a break, leads to the withdrawal, and promotes no play [own.home.pause]',
    {},
    async (tester) => {
      const { screen, page } = tester;
      await isAtLimits(tester);
      await screen.press('limits.timeOut.choose');
      await screen.press('limits.hours.168');
      await confirmsTimeOut(screen);
      await screen.sees('status', 'limits.changed.timeOut');
      await screen.visit('/');
      await screen.reads('home.pause.withdraw');
      for (const way of ['header.deposit', 'header.cashback', 'home.shortcut.invite'])
        await screen.hides('button', way);
      expect(await page.locator('.cats, .banners').count()).toBe(0);
      await page
        .locator('.balance-card')
        .getByRole('button', { name: wordsOf(tester.language)('home.balance.withdraw'), exact: true })
        .press('Enter');
      await screen.sees('button', 'withdraw.new');
    },
  );

  journey(
    'an exclusion logs out everywhere, and the next login shows its end [own.self-exclusion.started own.self-exclusion.binding]',
    { isInGate: true },
    async (tester) => {
      const { screen } = tester;
      const other = await tester.goesElsewhere();
      await logsIn(other, 'player');
      await isIn(other, 'player');
      await isAtLimits(tester);
      await excludesSelf(undefined, screen);
      await screen.sees('status', 'told.accountExcluded');
      await isOut(tester);
      await other.screen.press('header.balance.refresh');
      await other.screen.sees('status', 'told.sessionLost');
      expect(other.edge.refused.splice(0).map(({ status }) => status)).toContain(401);
      await other.leaves();
      await comesBack(tester);
      await screen.press('limits.exclusion.choose');
      await screen.sees('button', 'limits.longer');
      await screen.hides('form', 'limits.exclusion');
    },
  );

  journey(
    'the reality check opens over any page, and again after a reload [own.reality-check.set own.reality-check.displayed own.reality-check.persistent]',
    {},
    async (tester) => {
      const { screen, page } = tester;
      await tester.clock.install();
      await isAtLimits(tester);
      await wantsEvery(tester, 15);
      await screen.visit('/');
      await openSecurity(tester, 'security.realName.begin');
      await screen.fill('security.realName.field', 'Rahim Uddin');
      await tester.waits(15 * 60 + 1);
      await screen.sees('alertdialog', 'reality.title');
      await screen.reads('reality.net');
      await page.keyboard.press('Escape');
      await screen.sees('alertdialog', 'reality.title');
      await page.reload();
      await screen.sees('alertdialog', 'reality.title');
      await screen.reads('reality.net');
      await screen.press('reality.goOn');
      await screen.hides('alertdialog', 'reality.title');
      await page.reload();
      await screen.sees('dialog', 'memberCentre.title');
      await screen.hides('alertdialog', 'reality.title');
    },
  );

  journey(
    'the reality check keeps the input below it, and leads to the transaction history [own.reality-check.displayed]',
    {},
    async (tester) => {
      const { screen } = tester;
      await tester.clock.install();
      await isAtLimits(tester);
      await wantsEvery(tester, 15);
      await screen.visit('/');
      await openSecurity(tester, 'security.realName.begin');
      await screen.fill('security.realName.field', 'Rahim Uddin');
      await tester.waits(15 * 60 + 1);
      await screen.press('reality.goOn');
      await expect.poll(() => tester.field('security.realName.field').inputValue()).toBe('Rahim Uddin');
      await tester.waits(10 * 60);
      await screen.press('security.realName.submit');
      await screen.press('form.review.confirm');
      await screen.sees('status', 'security.changed.realName');
      await tester.waits(5 * 60 + 1);
      await screen.press('reality.record');
      await screen.hides('alertdialog', 'reality.title');
      const record = wordsOf(tester.language)('memberCentre.transactionHistory');
      await expect.poll(() => tester.page.locator('[aria-current=page]', { hasText: record }).count()).toBe(1);
    },
  );

  journey(
    'the reality check leads to the logout [own.reality-check.displayed s4.logout.storage]',
    {},
    async (tester) => {
      const { screen } = tester;
      await tester.clock.install();
      await isAtLimits(tester);
      await wantsEvery(tester, 30);
      await tester.waits(20 * 60);
      await wantsEvery(tester, 15);
      await tester.waits(10 * 60 + 1);
      await screen.hides('alertdialog', 'reality.title');
      await tester.waits(5 * 60);
      await screen.press('reality.leave');
      await screen.press('logout.stay');
      await screen.sees('alertdialog', 'reality.title');
      await screen.press('reality.leave');
      await screen.press('logout.confirm');
      await isOut(tester);
      await screen.hides('alertdialog', 'reality.title');
    },
  );
});
