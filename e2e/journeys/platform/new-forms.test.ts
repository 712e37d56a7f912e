import { opensCentre } from '../../harness/centre';
import { isFaultless } from '../../harness/faultless';
import { journeys } from '../../harness/journeys';

/** Forms with fields that were added later, at each width and in both languages. */
journeys('new forms pass the layout checks', (journey) => {
  for (const language of ['bn', 'en'] as const) {
    journey('a typed amount, its review, and an unclear amount', { language }, async (tester) => {
      const { screen } = tester;
      await opensCentre(tester, 'transferFund');
      await screen.fill('wallet.amount', language === 'bn' ? '১,২৫০.৫' : '1,250.5');
      await isFaultless(tester, 'amount-typed');
      await screen.press('wallet.toGame');
      await screen.sees('form', 'wallet.look');
      await isFaultless(tester, 'transfer-review');
      await screen.press('wallet.look.change');
      await screen.fill('wallet.amount', '12,50');
      await screen.press('wallet.toGame');
      await screen.invalid('wallet.amount', 'security.problem.unclear');
      await isFaultless(tester, 'amount-unclear');
    });

    journey('feedback of a visitor, with a reply address', { language }, async (tester) => {
      await tester.opens('/?dialog=feedback');
      await tester.screen.sees('textbox', 'feedback.replyTo');
      await isFaultless(tester, 'feedback-visitor');
    });

    journey('redemption of an item that a courier delivers, with an address', { language }, async (tester) => {
      await tester.isLoggedIn('player');
      await tester.page.goto('/pointMall');
      await tester.page.locator('.good-card').getByRole('button').first().click();
      await tester.screen.sees('textbox', 'points.address');
      await isFaultless(tester, 'redeem-address');
    });

    journey('the transaction history', { language }, async (tester) => {
      await opensCentre(tester, 'transactionHistory');
      await tester.screen.sees('table');
      await isFaultless(tester, 'account-record');
    });
  }
});
