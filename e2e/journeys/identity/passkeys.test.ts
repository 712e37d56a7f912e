import { expect } from 'vitest';
import { PAYMENT_PASSWORD } from '../../../tests/drivers/identity/passwords';
import { typesAccount } from '../../../tests/drivers/money/bank-account.driver';
import { typesPayment } from '../../../tests/drivers/money/payment-password.driver';
import { hasDevice, ofFixture, unknownPasskey } from '../../harness/devices';
import { journeys } from '../../harness/journeys';
import { comesIn, isIn, isOut, logsIn, logsOut, openSecurity, opens, passwordOf } from '../../harness/people';
import type { Tester } from '../../harness/tester';

/** Adds a passkey in the security centre, on the attached authenticator. */
async function adds({ screen }: Tester) {
  await screen.press('security.passkeys.add');
  await screen.fill('security.password', passwordOf('player'));
  await screen.press('security.passkeys.begin');
}
/** The first one is a second factor, so the recovery codes come first. */
async function keepsCodes({ page, screen }: Tester): Promise<string[]> {
  await screen.reads('security.recoveryCodes.keep');
  const codes = await page.locator('.recovery-codes li').allTextContents();
  await screen.press('security.recoveryCodes.kept');
  return codes;
}
/** Opens the login and selects the passkey. */
async function begins(tester: Tester) {
  await opens(tester, 'login', 'login.title');
  await tester.screen.press('login.passkey');
}

journeys('passkeys', (journey) => {
  journey(
    'a passkey is added, named and used to log in, and is rejected once removed [own.passkey.managed own.passkey.login]',
    { named: true, refuses: [['passkeyLogin', 422]] },
    async (tester) => {
      const { screen } = tester;
      await hasDevice(tester);
      await comesIn(tester, 'player');
      await openSecurity(tester, 'security.passkeys.see');
      await adds(tester);
      await keepsCodes(tester);
      await screen.sees('status', 'security.passkeys.added');
      await screen.press('security.passkey.rename');
      await screen.fill('security.passkey.name', 'Rupa’s phone');
      await screen.press('security.passkey.name.submit');
      await screen.sees('status', 'security.passkeys.named');
      await tester.page.getByText('Rupa’s phone').waitFor();
      await screen.press('common.close');
      await logsOut(tester);
      await isOut(tester);

      await begins(tester);
      await isIn(tester, 'player');

      await openSecurity(tester, 'security.passkeys.see');
      await screen.press('security.passkey.remove');
      await screen.fill('security.password', passwordOf('player'));
      await screen.press('security.passkey.removeNow');
      await screen.sees('status', 'security.passkeys.removed');
      await screen.press('common.close');
      await logsOut(tester);
      await begins(tester);
      await tester.seesMessageFor('passkey.refused');
      await screen.press('common.close');
      await isOut(tester);
    },
  );

  journey(
    'a cancelled browser dialog adds nothing; a retry adds the passkey [own.passkey.managed]',
    { named: true },
    async (tester) => {
      const { screen } = tester;
      await hasDevice(tester, { confirms: false });
      await comesIn(tester, 'player');
      await openSecurity(tester, 'security.passkeys.see');
      await adds(tester);
      await screen.sees('status', 'security.passkeys.cancelled');
      await hasDevice(tester);
      await adds(tester);
      expect(await keepsCodes(tester)).toHaveLength(10);
      await screen.sees('status', 'security.passkeys.added');
      // The device has one now, and adding another requires it as second factor.
      await adds(tester);
      await screen.sees('status', 'security.passkeys.taken');
    },
  );

  journey(
    'a cancelled browser dialog does not log in; other methods are offered, and a retry logs in [own.passkey.login]',
    { named: true, fixture: 'visitorWithPasskey' },
    async (tester) => {
      const { screen } = tester;
      await hasDevice(tester, { confirms: false, held: ofFixture(tester) });
      await begins(tester);
      await screen.sees('status', 'passkeyLogin.cancelled');
      await screen.press('passkeyLogin.otherWay');
      await screen.sees('dialog', 'login.title');
      await screen.press('login.passkey');
      await screen.sees('status', 'passkeyLogin.cancelled');
      await hasDevice(tester, { held: ofFixture(tester) });
      await screen.press('passkeyLogin.retry');
      await isIn(tester, 'player');
    },
  );

  journey(
    'after a password login the passkey or a recovery code is required, and nothing weaker is offered [own.passkey.factor own.security.factor]',
    {
      named: true,
      fixture: 'visitorWithPasskey',
      refuses: [
        ['logIn', 403],
        ['logIn', 403],
      ],
    },
    async (tester) => {
      const { page, screen } = tester;
      await hasDevice(tester, { confirms: false, held: ofFixture(tester) });
      await logsIn(tester, 'player');
      await screen.reads('proof.factor.passkey');
      await screen.press('proof.passkey.use');
      await screen.sees('status', 'form.unconfirmed');
      await screen.press('proof.another');
      await screen.sees('button', 'proof.recoveryCode');
      await screen.hides('button', 'proof.sms');
      await screen.press('proof.recoveryCode');
      await screen.fill('proof.recoveryCode', tester.recoveryCode());
      await screen.press('proof.submit');
      await isIn(tester, 'player');
      await logsOut(tester);

      await hasDevice(tester, { held: unknownPasskey() });
      await logsIn(tester, 'player');
      await screen.press('proof.passkey.use');
      await screen.sees('status', 'form.unconfirmed');
      await hasDevice(tester, { held: ofFixture(tester) });
      await page.locator('input[type="checkbox"][name="trust"]').check();
      await screen.press('proof.passkey.use');
      await isIn(tester, 'player');
      await logsOut(tester);
      await logsIn(tester, 'player');
      await isIn(tester, 'player');
    },
  );

  journey(
    'with a passkey as the only factor, changes the payment password, and removes and adds a payout account [own.passkey.factor own.bank-account.bound]',
    { named: true, fixture: 'memberWithPasskey' },
    async (tester) => {
      const { screen } = tester;
      await hasDevice(tester, { confirms: false, held: ofFixture(tester) });
      await comesIn(tester, 'player');
      await openSecurity(tester, 'security.bankAccounts.see');
      await screen.press('bank.remove');
      await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
      await screen.press('bank.removal.submit');
      await screen.sees('status', 'form.unconfirmed');
      await hasDevice(tester, { held: ofFixture(tester) });
      await screen.press('bank.removal.submit');
      await screen.press('bank.add');
      await typesAccount(screen);
      await screen.reads('••••4321');
      await screen.press('security.back');
      await screen.press('security.paymentPassword.change');
      await screen.fill('payment.old', PAYMENT_PASSWORD);
      await typesPayment(screen);
      await screen.sees('status', 'security.changed.paymentPassword');
    },
  );

  journey(
    'a page at an IP address offers no passkey login, and adding a passkey reports it [own.passkey.login own.passkey.managed]',
    {},
    async (tester) => {
      const { page, screen } = tester;
      await opens(tester, 'login', 'login.title');
      await screen.sees('form', 'login.title');
      await expect.poll(() => page.locator('.dialog use[href$="#key"]').count()).toBe(0);
      await comesIn(tester, 'player');
      await openSecurity(tester, 'security.passkeys.see');
      await screen.press('security.passkeys.add');
      await screen.sees('status', 'security.passkeys.unable');
    },
  );
});
