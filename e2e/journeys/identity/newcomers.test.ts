import { expect } from 'vitest';
import { spokenBy } from '../../../tests/harness/words';
import { journeys } from '../../harness/journeys';
import {
  byName,
  confirmsContact,
  fillsRegistration,
  isIn,
  isOut,
  isThere,
  logsIn,
  logsInByCode,
  logsOut,
  NEW_NUMBER,
  NEW_PASSWORD,
  openSecurity,
  opens,
  requestsContactCodes,
  unfolds,
} from '../../harness/people';
import type { Tester } from '../../harness/tester';

const opensForm = (tester: Tester) => opens(tester, 'register', 'register.title');

/** Goes from the registration to the login, and by "register now" back to the registration. */
async function goesByLogin({ page, screen }: Tester) {
  await screen.press('register.login');
  await screen.sees('dialog', 'login.title');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Register|নিবন্ধন/ })
    .click();
}

journeys('newcomers', (journey) => {
  journey('registers by user name, logs out, and in again [s1.visitor.register]', {}, async (tester) => {
    await opensForm(tester);
    await fillsRegistration(tester, { username: 'rahima' });
    await tester.screen.press('register.submit');
    await isIn(tester, 'rahima');
    await logsOut(tester);
    await logsIn(tester, 'rahima', NEW_PASSWORD);
    await isIn(tester, 'rahima');
  });

  journey(
    'registers by phone with the sent code, logs out, and in by another code [s5.registration.mobile]',
    { isInGate: true },
    async (tester) => {
      await opensForm(tester);
      await fillsRegistration(tester, { number: NEW_NUMBER });
      await tester.screen.press('register.submit');
      await tester.screen.sees('button', 'header.logout');
      await logsOut(tester);
      await tester.gateway.ops('clock', '+2m');
      await logsInByCode(tester, NEW_NUMBER);
      await tester.screen.sees('button', 'header.logout');
    },
  );

  journey(
    'registers by phone, and logs in again by the new user name [s4.registration.success]',
    {},
    async (tester) => {
      await opensForm(tester);
      await fillsRegistration(tester, { number: NEW_NUMBER });
      await tester.screen.press('register.submit');
      await tester.screen.sees('button', 'header.logout');
      const name = (await tester.kept()).account ?? '';
      await logsOut(tester);
      await logsIn(tester, name, NEW_PASSWORD);
      await isIn(tester, name);
    },
  );

  const WITHOUT_CODES = { off: ['SMSVERIF' as const] };
  journey(
    'registers by user name, adds a number in the security centre, and logs in by it [s2.login.mobile-tab]',
    WITHOUT_CODES,
    async (tester) => {
      const { screen } = tester;
      await opensForm(tester);
      await fillsRegistration(tester, { username: 'nazia', number: null });
      await screen.press('register.submit');
      await isIn(tester, 'nazia');
      await openSecurity(tester, 'security.mobile.set');
      await requestsContactCodes(tester, { mobile: NEW_NUMBER.typed, password: NEW_PASSWORD });
      await confirmsContact(tester, NEW_NUMBER.sent);
      await screen.sees('status', 'security.changed.mobile');
      await screen.press('common.close');
      await logsOut(tester);
      await logsInByCode(tester, NEW_NUMBER);
      await isIn(tester, 'nazia');
    },
  );

  journey(
    'an agent’s link replaces the invitation code field [s4.registration.affiliate-field]',
    {},
    async (tester) => {
      await tester.page.goto('/register?affiliateCode=MAIDAN1');
      await tester.screen.sees('form', 'register.title');
      await unfolds(tester);
      await expect.poll(() => tester.field('register.payeeName').count()).toBe(1);
      expect(await tester.field('register.affiliateCode').count()).toBe(0);
      await fillsRegistration(tester, { username: 'bylink' });
      await tester.screen.press('register.submit');
      await isIn(tester, 'bylink');
    },
  );

  journey(
    'a link’s invitation survives the login and a reload, and is used once [own.registration.invitation-stored]',
    {},
    async (tester) => {
      const { page, screen } = tester;
      await page.goto('/lobby?affiliateCode=MAIDAN1');
      await screen.press('header.register');
      await screen.sees('status', 'register.invited', { inviter: 'a•••••t' });
      await goesByLogin(tester);
      await screen.sees('status', 'register.invited', { inviter: 'a•••••t' });
      await page.goto('/register.html');
      await screen.sees('status', 'register.invited', { inviter: 'a•••••t' });
      await fillsRegistration(tester, { username: 'later1' });
      await screen.press('register.submit');
      await isIn(tester, 'later1');
      await expect.poll(async () => (await tester.kept()).invitation).toBeUndefined();
    },
  );

  journey(
    'an unknown link leaves the code field, and a wrong code stops the registration [s8.registration.affiliate-code]',
    {},
    async (tester) => {
      const { page, screen } = tester;
      await page.goto('/register?affiliateCode=NOBODY9');
      await screen.sees('form', 'register.title');
      await fillsRegistration(tester, { username: 'stopped' });
      await screen.fill('register.affiliateCode', 'WRONG77');
      await screen.press('register.submit');
      await screen.sees('alertdialog', 'register.codeRefused.title');
      await screen.press('register.codeRefused.submit');
      await screen.invalid('register.affiliateCode', 'register.issue.invitationCode');
      expect(tester.edge.count('register')).toBe(0);
      await screen.fill('register.affiliateCode', 'MAIDAN1');
      await screen.press('register.submit');
      await isIn(tester, 'stopped');
    },
  );

  journey(
    'the captcha is required, and another tab loads another picture [s5.captcha.public-flag]',
    { on: ['REGCAPTCHA'] },
    async (tester) => {
      const { screen } = tester;
      await opensForm(tester);
      await screen.sees('img', 'login.captcha.picture');
      await fillsRegistration(tester, { username: 'reader' });
      // Wait for the second picture's challenge, or the answer to the first would be read.
      await tester.edge.rests();
      await screen.fill('login.captcha', (await tester.challenge('captcha')).answer);
      await screen.press('register.submit');
      await isIn(tester, 'reader');
    },
  );

  journey(
    'shows only the captcha when captcha and puzzle are both enabled [own.registration.one-check s5.registration.mobile]',
    { on: ['REGCAPTCHA', 'SLIDEVERIF'] },
    async (tester) => {
      const { screen } = tester;
      await opensForm(tester);
      await screen.sees('img', 'login.captcha.picture');
      await fillsRegistration(tester, { number: NEW_NUMBER });
      await screen.fill('login.captcha', (await tester.challenge('captcha')).answer);
      await screen.press('register.submit');
      await isThere(tester);
      expect(tester.edge.count('slide')).toBe(0);
    },
  );

  journey(
    'requires the puzzle before the registration [s3.registration.slide-fields]',
    { on: ['SLIDEVERIF'] },
    async (tester) => {
      const { screen } = tester;
      await opensForm(tester);
      await fillsRegistration(tester, { username: 'slider' });
      await screen.press('register.submit');
      await screen.sees('slider', 'login.puzzle.track');
      await tester.means(undefined).aim('gap');
      await screen.slide('login.puzzle.track', 0);
      await isIn(tester, 'slider');
    },
  );

  journey('shows errors beside their fields, and sends nothing [s5.registration.before-submit]', {}, async (tester) => {
    const { screen } = tester;
    await opensForm(tester);
    await byName(tester, 'sabina');
    await screen.fill('register.password', NEW_PASSWORD);
    await screen.fill('register.confirmPassword', 'something else 1');
    await screen.press('register.submit');
    await screen.sees('alert', 'common.errorSummary');
    await screen.invalid('register.confirmPassword', 'register.issue.mismatch');
    expect(tester.edge.count('register')).toBe(0);
    await expect.poll(() => tester.field('register.username').inputValue()).toBe('sabina');
    await screen.press('register.reset');
    await expect.poll(() => tester.field('register.username').inputValue()).toBe('');
    await screen.hides('alert', 'common.errorSummary');
  });

  journey(
    'a taken user name is reported [s5.registration.fields]',
    { refuses: [['register', 409]] },
    async (tester) => {
      const { screen } = tester;
      await opensForm(tester);
      await fillsRegistration(tester, { username: 'player' });
      await screen.press('register.submit');
      await screen.invalid('register.username', 'register.issue.usernameTaken');
      await screen.fill('register.username', 'player2');
      await screen.press('register.submit');
      await isIn(tester, 'player2');
    },
  );

  journey(
    'a number that the provider does not verify stops the registration without a pop-up [own.registration.number-unproven]',
    { on: ['PHONEVERIF'], refuses: [['verifyPhone', 422]] },
    async (tester) => {
      const { screen } = tester;
      await opensForm(tester);
      await fillsRegistration(tester, { number: NEW_NUMBER });
      const code = await tester.field('phone.code').inputValue();
      await screen.fill('phone.code', code === '111111' ? '222222' : '111111');
      await screen.press('register.submit');
      await screen.invalid('phone.code', spokenBy(tester.language, 'sms.codeInvalid') ?? '');
      await screen.hides('alertdialog');
      await screen.fill('phone.code', code);
      await screen.press('register.submit');
      await screen.sees('button', 'header.logout');
    },
  );

  journey(
    'a registration sent again after a lost response creates one account [own.registration.once]',
    {},
    async (tester) => {
      const { page, screen } = tester;
      await opensForm(tester);
      await fillsRegistration(tester, { username: 'patient' });
      await page.route(
        '**/wps/member/register',
        async (route) => {
          await route.fetch();
          await route.abort('internetdisconnected');
        },
        { times: 1 },
      );
      await screen.press('register.submit');
      await screen.sees('alert', 'failure.offline');
      await screen.press('register.submit');
      await isIn(tester, 'patient');
      await logsOut(tester);
      await logsIn(tester, 'patient', NEW_PASSWORD);
      await isIn(tester, 'patient');
    },
  );

  journey('a double click creates one account [own.registration.once]', {}, async (tester) => {
    const { page, screen } = tester;
    await opensForm(tester);
    await fillsRegistration(tester, { username: 'quick1' });
    await page.locator('.register-form [type=submit]').dblclick();
    await isIn(tester, 'quick1');
    expect(tester.edge.count('register')).toBe(1);
    await screen.hides('dialog');
  });

  journey(
    'a player with an account goes to the login, and back by "register now" [s2.register.login-link]',
    {},
    async (tester) => {
      const { page, screen } = tester;
      await page.goto('/');
      await screen.press('header.register');
      await goesByLogin(tester);
      await screen.sees('dialog', 'register.title');
      await screen.back();
      await screen.hides('dialog', 'register.title');
      await page.waitForURL(/\/$/);
      await isOut(tester);
    },
  );

  journey(
    'offers only the user name when registration by number is disabled [s6.flag.mobile-registration]',
    { off: ['MOBILEREG'] },
    async (tester) => {
      await opensForm(tester);
      await tester.screen.sees('textbox', 'register.username');
      await tester.screen.hides('tab');
    },
  );
});
