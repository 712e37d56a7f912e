import { PAYMENT_PASSWORD, passwordOf } from '../../tests/drivers/identity/passwords';
import type { RunningGateway } from './gateway';
import type { Tester } from './tester';
import { clientAt } from './wire';

/** Sets a payment password through another client, while the puzzle is off. */
export async function setsPayment(gateway: RunningGateway, username = 'player') {
  const { client, isIn } = clientAt(gateway);
  await isIn(username);
  await client.setPaymentPassword({
    password: passwordOf(username),
    paymentPassword: PAYMENT_PASSWORD,
    confirmPaymentPassword: PAYMENT_PASSWORD,
  });
  return client;
}

/** As above, and binds an e-wallet. */
export async function bindsWallet(gateway: RunningGateway, username = 'player', holder = 'Rahim Uddin') {
  const client = await setsPayment(gateway, username);
  await client.bindBankAccount({
    kind: 'ewallet',
    provider: 'Jonaki Pay',
    holder,
    number: '01812344321',
    paymentPassword: PAYMENT_PASSWORD,
  });
  return client;
}

/** Reports a money move from another tab; a page that is still loading the balance would not refresh. */
export async function movesElsewhere({ context, page, edge }: Tester) {
  await edge.answered();
  const mark = await page.evaluate(() => sessionStorage.getItem('mark') ?? '');
  const tab = await context.newPage();
  await tab.goto('/demo/outbox');
  await tab.evaluate((own) => {
    localStorage.setItem('moneyMoved', own);
    localStorage.removeItem('moneyMoved');
  }, mark);
  await tab.close();
}
