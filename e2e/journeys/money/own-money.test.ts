import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { money } from '../../../src/ui/format';
import { PAYMENT_PASSWORD, passwordOf } from '../../../tests/drivers/identity/passwords';
import { typesAccount } from '../../../tests/drivers/money/bank-account.driver';
import { typesPayment } from '../../../tests/drivers/money/payment-password.driver';
import { choosesBets } from '../../../tests/drivers/play/betting-record.driver';
import { wordsOf } from '../../../tests/harness/words';
import { opensCentre } from '../../harness/centre';
import { journeys } from '../../harness/journeys';
import { comesIn, logsIn, openSecurity } from '../../harness/people';
import type { Tester } from '../../harness/tester';

/** Expects this balance in the header. */
const has = (tester: Tester, sum: string) =>
  expect.poll(() => tester.page.locator('.balance .num').first().textContent()).toBe(money(sum, tester.language));

journeys('the player’s own money', (journey) => {
  journey(
    'the balance follows changes elsewhere, in every tab [own.balance.live s2.header.balance]',
    { isInGate: true },
    async (tester) => {
      tester.edge.goLive();
      await logsIn(tester, 'player');
      await has(tester, '25000.00');
      const tab = await tester.opensTab({ duplicate: true });
      tab.edge.goLive();
      await tab.page.goto('/');
      await has(tab, '25000.00');
      await tester.gateway.ops('credit', 'player', '12.50');
      await has(tab, '25012.50');
      await tester.page.bringToFront();
      await has(tester, '25012.50');
    },
  );

  journey('balance updates do not keep the session alive [own.balance.live]', {}, async (tester) => {
    await tester.clock.install();
    await comesIn(tester, 'player');
    await has(tester, '25000.00');
    for (let minute = 0; minute < 28; minute += 7) await tester.waits(7 * 60);
    await tester.waits(30);
    await tester.screen.sees('alertdialog', 'session.expiring.title');
  });

  journey(
    'a payment password is set, then an e-wallet added and removed with it [own.payment-password.set own.bank-account.bound own.payment-password.required]',
    { refuses: [['removeBankAccount', 422]] },
    async (tester) => {
      const { screen } = tester;
      await comesIn(tester, 'downline');
      await openSecurity(tester, 'security.bankAccounts.see');
      await screen.sees('form', 'payment.set');
      await typesPayment(screen);
      await screen.sees('status', 'security.changed.paymentPassword');
      await screen.press('security.bankAccounts.see');
      await screen.sees('heading', 'bank.none');
      await screen.press('bank.add');
      await typesAccount(screen);
      await screen.reads('••••4321');
      await screen.press('bank.remove');
      await screen.fill('security.paymentPassword', '999999');
      await screen.press('bank.removal.submit');
      await tester.seesMessageFor('payment.wrong');
      await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
      await screen.press('bank.removal.submit');
      await screen.sees('heading', 'bank.none');
    },
  );

  journey(
    'a wrong login password and easily guessed digits are rejected [own.payment-password.set]',
    {
      refuses: [
        ['setPaymentPassword', 422],
        ['setPaymentPassword', 422],
      ],
    },
    async (tester) => {
      const { screen } = tester;
      await comesIn(tester, 'downline');
      await openSecurity(tester, 'security.paymentPassword.set');
      await screen.fill('payment.new', '123456');
      await screen.fill('payment.again', '123456');
      await screen.fill('security.password', passwordOf('downline'));
      await screen.press('payment.submit');
      await tester.seesMessageFor('payment.easy');
      await screen.fill('payment.new', PAYMENT_PASSWORD);
      await screen.fill('payment.again', PAYMENT_PASSWORD);
      await screen.fill('security.password', 'not the password');
      await screen.press('payment.submit');
      await tester.seesMessageFor('security.wrongPassword');
    },
  );

  journey(
    'transactions are filtered and exported [own.account-record.filter own.account-record.export]',
    {},
    async (tester) => {
      const { screen, page, gateway } = tester;
      for (let time = 0; time < 11; time += 1) await gateway.ops('credit', 'downline', '7.25');
      await opensCentre(tester, 'transactionHistory', 'downline');
      await screen.choose('record.kind', 'record.kind.adjustment');
      await screen.press('record.show');
      await screen.press('common.nextPage');
      await expect.poll(() => page.locator('.table tbody tr').count()).toBe(1);
      const download = page.waitForEvent('download');
      await screen.press('record.export');
      const file = (await buffer(await (await download).createReadStream())).toString();
      const t = wordsOf(tester.language);
      expect(file.startsWith(`\ufeff"${t('record.at')} (Asia/Dhaka)",`)).toBe(true);
      expect(
        file
          .split('\r\n')
          .filter((line) => line.includes(`"${t('record.kind.adjustment')}"`) && line.includes('"7.25"')),
      ).toHaveLength(11);
      await screen.sees('status', 'record.saved');
      await screen.fill('record.from', '2001-01-02');
      await screen.fill('record.to', '2001-01-01');
      await screen.press('record.show');
      await screen.sees('alert', 'record.misdated');
      await screen.fill('record.to', '2001-01-31');
      await screen.press('record.show');
      await screen.sees('status', 'record.empty.text');
    },
  );

  journey(
    'bets are filtered, one is opened, all are exported [s2.member-centre.betting-record own.betting-record.filter own.betting-record.round own.betting-record.export]',
    {},
    async (tester) => {
      const { screen, page } = tester;
      const rows = () => page.locator('.table tbody tr');
      await opensCentre(tester, 'personalHistoryCopy');
      await expect.poll(() => rows().count()).toBe(10);
      await choosesBets(screen, { status: 'won', category: 'FISH' });
      // None during the load, then fewer than before.
      await expect.poll(async () => [0, 10].includes(await rows().count())).toBe(false);
      const won = await rows().count();
      const download = page.waitForEvent('download');
      await screen.press('bets.export');
      const file = (await buffer(await (await download).createReadStream())).toString();
      await screen.sees('status', 'bets.saved');
      expect(file.trimEnd().split('\r\n')).toHaveLength(1 + won);
      const t = wordsOf(tester.language);
      expect(file.split(`"${t('bets.status.won')}","`)).toHaveLength(1 + won);
      const returned = await page.locator('.table tbody tr').last().locator('td').nth(3).textContent();
      await screen.press('bets.details');
      await screen.sees('heading', 'bets.transactions');
      await expect.poll(() => page.locator('.table td.num').last().textContent()).toBe(`+${returned}`);
      await screen.press('bets.back');
      await choosesBets(screen, { period: '1', status: 'even' });
      await screen.sees('status', 'bets.empty.text');
    },
  );

  journey(
    'a click on the balance hides all amounts, and another shows them [s2.header.balance-hide]',
    {},
    async (tester) => {
      const { screen, page, language } = tester;
      await comesIn(tester, 'player');
      await has(tester, '25000.00');
      const sum = page.locator('.balance .num').first();
      const clicks = async () => {
        const place = await sum.boundingBox();
        if (place) await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
      };
      await clicks();
      await expect.poll(() => sum.textContent()).toBe('P ***');
      await screen.press('header.deposit');
      await screen.press('memberCentre.transactionHistory');
      await expect.poll(() => page.locator('.table td').last().textContent()).toBe('P ***');
      await screen.press('common.close');
      await clicks();
      await expect.poll(() => sum.textContent()).toBe(money('25000.00', language));
    },
  );

  journey('the header has deposit and withdrawal links [s2.header.wallet-entries]', {}, async (tester) => {
    const { screen, page } = tester;
    await comesIn(tester, 'player');
    for (const [button, key] of [
      ['header.deposit', 'depositv2'],
      ['header.withdraw', 'withdraw'],
    ] as const) {
      await screen.press(button);
      await screen.sees('dialog', 'memberCentre.title');
      await expect
        .poll(() => page.locator('.centre-menu [aria-current=page]').textContent())
        .toBe(wordsOf(tester.language)(`memberCentre.${key}`));
      await screen.press('common.close');
    }
  });
});
