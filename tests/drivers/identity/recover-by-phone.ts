import type { Gateway, Screen } from '../../../src/atlas';
import { NEW_PASSWORD } from './passwords';

/** Sets a password for the demo's player in the open phone form, with the code that arrives, and logs in. */
export async function recoverByPhone(gateway: Gateway, screen: Screen): Promise<void> {
  await screen.fill('phone.number', '01712345678');
  await screen.press('phone.send');
  await screen.fill('phone.code', await gateway.code('password', '+8801712345678'));
  await screen.fill('password.new', NEW_PASSWORD);
  await screen.press('forgot.phone.submit');
}
