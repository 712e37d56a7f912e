import type { Screen } from '../../src/atlas';
import { PAYMENT_PASSWORD } from '../../tests/drivers/identity/passwords';
import { typesAccount } from '../../tests/drivers/money/bank-account.driver';
import { NEW_PASSWORD } from './people';

/** Sets a newcomer's payment password and payout account, on the withdrawal page. */
export async function setsUpPayouts(screen: Pick<Screen, 'choose' | 'fill' | 'press' | 'reads'>): Promise<void> {
  await screen.fill('payment.new', PAYMENT_PASSWORD);
  await screen.fill('payment.again', PAYMENT_PASSWORD);
  await screen.fill('security.password', NEW_PASSWORD);
  await screen.press('payment.submit');
  await screen.press('bank.add');
  await typesAccount(screen, 'Rahima Khatun');
  await screen.reads('••••4321');
  await screen.press('security.back');
}
