import { passwordOf } from '../../tests/drivers/passwords';
import type { Tester } from './tester';
import { appCode } from './totp';

/** The codes of an app that are newer than any that was used: they are good once. */
async function newerCode({ gateway }: Tester, secret: string): Promise<string> {
  await gateway.ops('clock', '+60s');
  return appCode(secret, Date.now() + 60_000);
}

/** Sets up an authenticator app by what is on the screen; gives its secret. */
export async function addsApp({ page, screen }: Tester): Promise<string> {
  await screen.sees('img', 'security.totp.qr');
  const secret = (await page.locator('.totp-text').textContent()) ?? '';
  await screen.fill('security.totp.code', appCode(secret));
  await screen.press('security.totp.submit');
  return secret;
}

/** Removes the demo's player's app, whose secret this is. */
export async function removesApp(tester: Tester, secret: string): Promise<void> {
  await tester.screen.fill('security.totp.code', await newerCode(tester, secret));
  await tester.screen.fill('security.password', passwordOf('player'));
  await tester.screen.press('security.totp.removeNow');
}
