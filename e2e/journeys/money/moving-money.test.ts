import { expect } from 'vitest';
import { money } from '../../../src/ui/format';
import { PAYMENT_PASSWORD, passwordOf } from '../../../tests/drivers/identity/passwords';
import { typesLimit } from '../../../tests/drivers/money/player-limit.driver';
import { opensCentre } from '../../harness/centre';
import { answers, answersThere, asksDeposit, comesBackUnpaid, comesTo, paysIn } from '../../harness/deposits';
import { journeys } from '../../harness/journeys';
import { layoutFaults } from '../../harness/layout';
import { elsewhere } from '../../harness/limits';
import { setsPayment } from '../../harness/money';
import { comesIn } from '../../harness/people';
import type { Tester } from '../../harness/tester';

/** Expects this balance in the header. */
const has = (tester: Tester, sum: string) =>
  expect.poll(() => tester.page.locator('.balance .num').first().textContent()).toBe(money(sum, tester.language));

journeys('deposits and transfers', (journey) => {
  for (const language of ['bn', 'en'] as const)
    journey(
      'a deposit is paid on the provider’s page and credited to the wallet [s1.member.deposit own.deposit.provider own.deposit.ended own.balance.live]',
      { language },
      async (tester) => {
        const { screen } = tester;
        await comesIn(tester, 'player');
        await has(tester, '25000.00');
        await screen.press('header.deposit');
        await paysIn(tester, language === 'bn' ? '১,২৫০.৫' : '1,250.5');
        await screen.press('common.close');
        await has(tester, '26250.50');
      },
    );

  for (const language of ['bn', 'en'] as const)
    journey(
      'a credited deposit prints a receipt and leads home [own.receipt.printed own.money.after]',
      { language },
      async (tester) => {
        const { page, screen } = tester;
        await opensCentre(tester, 'depositv2');
        await paysIn(tester, '800');
        await page.evaluate(() => Object.assign(window, { print: () => {} }));
        await screen.press('receipt.print');
        await page.emulateMedia({ media: 'print' });
        await expect
          .poll(() => page.locator('body > :visible').evaluateAll((all) => all.map(({ className }) => className)))
          .toEqual(['receipt']);
        await page.evaluate(() => dispatchEvent(new Event('afterprint')));
        await page.emulateMedia({ media: 'screen' });
        await expect
          .poll(() => page.locator('.facts-list:visible .num').textContent())
          .toBe(money('25800.00', language));
        await screen.press('deposit.home');
        await screen.hides('button', 'deposit.another');
        await has(tester, '25800.00');
      },
    );

  for (const language of ['bn', 'en'] as const)
    journey(
      'a pending deposit is cancelled without a charge, and another starts immediately [own.deposit.cancelled]',
      { language },
      async (tester) => {
        const { screen } = tester;
        await opensCentre(tester, 'depositv2');
        await has(tester, '25000.00');
        await asksDeposit(tester, '700');
        await comesBackUnpaid(tester);
        await screen.press('deposit.cancel');
        await screen.sees('status', 'deposit.cancelled');
        await screen.press('deposit.another');
        await paysIn(tester, '800');
        await screen.press('common.close');
        await has(tester, '25800.00');
      },
    );

  journey(
    'a deposit rejected by the provider shows the reason, without a charge [own.deposit.ended own.deposit.history]',
    {},
    async (tester) => {
      const { screen } = tester;
      await opensCentre(tester, 'depositv2');
      await asksDeposit(tester, '500');
      await answersThere(tester, 'refuse');
      await screen.sees('status', 'deposit.cancelled');
      await screen.press('deposit.history');
      await screen.reads('deposit.state.cancelled');
      await screen.press('security.back');
      await screen.sees('form', 'deposit.form');
      await screen.press('common.close');
      await has(tester, '25000.00');
    },
  );

  for (const language of ['bn', 'en'] as const)
    journey(
      'the form leads straight to the provider; after an unpaid return the page stays and links there [own.deposit.straight own.deposit.provider own.deposit.ended]',
      { language },
      async (tester) => {
        const { screen, page, edge } = tester;
        await opensCentre(tester, 'depositv2');
        await asksDeposit(tester, '900');
        await comesBackUnpaid(tester);
        const gone: string[] = [];
        page.on('request', (request) => void (request.isNavigationRequest() && gone.push(request.url())));
        await edge.rests();
        await screen.press('deposit.history');
        await screen.reads('deposit.state.pending');
        await screen.press('security.back');
        await screen.sees('link', 'deposit.pay');
        await edge.rests();
        expect(gone).toEqual([]);
        await screen.press('deposit.pay');
        await answersThere(tester, 'pay');
        await screen.sees('status', 'deposit.credited');
        await screen.press('common.close');
        await has(tester, '25900.00');
      },
    );

  journey(
    'while the provider’s page is loading, the form reports it, then shows a link [own.deposit.straight]',
    {},
    async (tester) => {
      const { screen, edge } = tester;
      await tester.clock.install();
      await opensCentre(tester, 'depositv2');
      await edge.staysHere();
      await asksDeposit(tester, '900');
      await screen.sees('status', 'deposit.leaving');
      expect(await layoutFaults(tester.page)).toEqual([]);
      await tester.waits(11);
      await screen.sees('link', 'deposit.pay');
    },
  );

  journey(
    'a pending deposit resumes after a reload, and on another device [own.deposit.resumed]',
    {},
    async (tester) => {
      const { screen, page, gateway } = tester;
      await opensCentre(tester, 'depositv2');
      await asksDeposit(tester, '500');
      await comesBackUnpaid(tester);
      await page.reload();
      await screen.sees('link', 'deposit.pay');
      const other = await tester.goesElsewhere();
      await opensCentre(other, 'depositv2');
      await other.screen.sees('link', 'deposit.pay');
      await elsewhere(gateway, async (client) => {
        const waits = await client.pendingDeposit();
        if (!waits) throw new Error('Nothing waits.');
        await answers(waits, 'pay');
        await comesTo(client, waits, 'credited');
      });
      await other.looksBack();
      for (const item of [other, tester]) await item.screen.sees('status', 'deposit.credited');
      expect(other.errors).toEqual([]);
      await other.leaves();
    },
  );

  for (const language of ['bn', 'en'] as const)
    journey(
      'a deposit above a limit does not start [own.deposit.limits-offered own.deposit.terms own.money.number]',
      { language },
      async (tester) => {
        const { screen } = tester;
        await opensCentre(tester, 'depositv2', 'downline');
        await screen.reads('deposit.limits.first');
        await screen.press('deposit.limit.day');
        await typesLimit(screen, '1000');
        await asksDeposit(tester, '1000.01');
        await screen.invalid('deposit.amount', 'deposit.problem.limit', { left: money('1000.00', language) });
        await paysIn(tester, '600');
        await screen.press('deposit.another');
        await asksDeposit(tester, '400.01');
        await screen.invalid('deposit.amount', 'deposit.problem.limit', { left: money('400.00', language) });
        await asksDeposit(tester, '400');
        await comesBackUnpaid(tester);
      },
    );

  journey('during a time-out deposits are blocked [own.deposit.barred]', {}, async (tester) => {
    await elsewhere(tester.gateway, (client) => client.takeTimeOut({ hours: 24, password: passwordOf('player') }));
    await opensCentre(tester, 'depositv2');
    await tester.screen.reads('deposit.barred.withdraw');
    await tester.screen.hides('form', 'deposit.form');
  });

  for (const language of ['bn', 'en'] as const)
    journey(
      'moves money to a vendor, part of it back, then all of it back [s7.relay.wallet-transfer s8.success.transfer s8.success.memory-return own.balance.live own.wallet.total]',
      { isInGate: language === 'bn', language },
      async (tester) => {
        const { screen, page } = tester;
        await opensCentre(tester, 'transferFund');
        const first = page.locator('.vendors li b').first();
        await screen.fill('wallet.amount', '1000');
        await screen.press('wallet.toGame');
        await screen.press('wallet.look.send');
        await screen.sees('status', 'wallet.moved');
        await expect.poll(() => first.textContent()).toBe(money('1000.00', language));
        // 1,500.00 are held for a withdrawal.
        await expect.poll(() => page.locator('.main-total .num').textContent()).toBe(money('26500.00', language));
        await screen.fill('wallet.amount', '400');
        await screen.press('wallet.toMain');
        await screen.press('wallet.look.send');
        await expect.poll(() => first.textContent()).toBe(money('600.00', language));
        await screen.press('wallet.returnAll');
        await screen.sees('status', 'wallet.returned');
        await expect.poll(() => first.textContent()).toBe(money('0.00', language));
        await screen.press('common.close');
        await has(tester, '25000.00');
      },
    );

  journey(
    'an agent sends money to a downline, which returns a part of it [s1.agent.transfer-downline s1.agent.transfer-upline own.transfer-upline.summary]',
    { refuses: [['partnerTransfer', 422]] },
    async (tester) => {
      const { screen, gateway } = tester;
      const sends = async (item: Tester, amount: string) => {
        await item.screen.fill('upline.amount', amount);
        await item.screen.press('upline.submit');
        await item.screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
        await item.screen.press('upline.send');
      };
      await gateway.ops('credit', 'agent', '2000.00');
      await setsPayment(gateway, 'agent');
      await setsPayment(gateway, 'downline');
      await opensCentre(tester, 'transferUpline', 'agent');
      await screen.fill('upline.amount', '1500');
      await screen.press('upline.submit');
      await screen.fill('security.paymentPassword', '999999');
      await screen.press('upline.send');
      await tester.seesMessageFor('payment.wrong');
      await screen.press('upline.change');
      await sends(tester, '1500');
      await screen.sees('status', 'upline.sent');
      await screen.press('common.close');
      await has(tester, '500.00');

      const below = await tester.goesElsewhere();
      await comesIn(below, 'downline');
      await has(below, '1500.00');
      await below.screen.visit('/?dialog=memberCentre&page=transferUpline');
      await sends(below, '300');
      await below.screen.sees('status', 'upline.sent');
      await has(tester, '800.00');
      expect(below.errors).toEqual([]);
      await below.leaves();
    },
  );
});
