import { expect } from 'vitest';
import { journeys } from '../../harness/journeys';
import {
  isIn,
  isOut,
  logsIn,
  logsOut,
  NEW_PASSWORD,
  opens,
  PLAYERS_NUMBER,
  sendsLogin,
  typesCode,
  typesNewPassword,
} from '../../harness/people';
import type { Tester } from '../../harness/tester';

/** Requests a reset link as a player who has forgotten the password. */
async function asksForLink(tester: Tester, username = 'player', email = 'player@example.test') {
  const { screen } = tester;
  await opens(tester, 'forgotPassword', 'forgot.title');
  await screen.fill('forgot.username', username);
  await screen.fill('forgot.email', email);
  await screen.press('forgot.email.submit');
}
const isMailed = ({ screen }: Tester) => screen.sees('alertdialog', 'forgot.mailed.title');

/** Follows the mailed link, and sets a new password. */
async function followsLink(tester: Tester, token: string) {
  await tester.page.goto('about:blank');
  await tester.page.goto(`/resetPassword#${token}`);
  await typesNewPassword(tester);
  await tester.screen.press('reset.submit');
}
const theLink = (tester: Tester) => tester.mailed(/resetPassword#([\w-]+)/);

journeys('a forgotten password', (journey) => {
  journey(
    'a mailed link sets a new password, which logs in [s4.forgot-email.submit s4.forgot.to-login]',
    { isInGate: true, refuses: [['logIn', 401]] },
    async (tester) => {
      const { page, screen } = tester;
      await asksForLink(tester);
      await isMailed(tester);
      await screen.press('forgot.mailed.read');
      await isOut(tester);
      const token = await theLink(tester);
      await followsLink(tester, token);
      await screen.sees('status', 'told.passwordReset');
      expect(page.url()).not.toContain(token);
      await sendsLogin(tester, 'player');
      await screen.sees('alert');
      await sendsLogin(tester, 'player', NEW_PASSWORD);
      await isIn(tester, 'player');
    },
  );

  journey(
    'missing input is reported until it is typed [s5.forgot.email-username s5.forgot.email-address own.form.corrected]',
    {},
    async (tester) => {
      const { screen } = tester;
      await asksForLink(tester, '', '');
      await screen.invalid('forgot.username', 'forgot.username.missing');
      await screen.invalid('forgot.email', 'forgot.email.missing');
      await screen.fill('forgot.username', '1player');
      await screen.fill('forgot.email', 'player@');
      await screen.hides('alert');
      await screen.press('forgot.email.submit');
      await screen.invalid('forgot.username', 'forgot.username.format');
      await screen.invalid('forgot.email', 'forgot.email.format');
      await screen.fill('forgot.username', 'player');
      await screen.fill('forgot.email', 'player@example.test');
      await screen.hides('alert');
      await screen.press('forgot.email.submit');
      await isMailed(tester);
    },
  );

  journey(
    'a used link is reported, and another can be requested [own.password-reset.expired asvs 6.5.1]',
    {},
    async (tester) => {
      const { screen } = tester;
      await asksForLink(tester);
      const token = await theLink(tester);
      await followsLink(tester, token);
      await screen.sees('status', 'told.passwordReset');
      await tester.page.goto('about:blank');
      await tester.page.goto(`/resetPassword#${token}`);
      await screen.sees('alert', 'reset.expired');
      await screen.hides('button', 'reset.submit');
      await screen.press('reset.another');
      await screen.sees('dialog', 'forgot.title');
    },
  );

  journey(
    'an empty, a common and a repeated password are rejected; a corrected field loses its error [s5.change-password.errors own.form.corrected]',
    {
      refuses: [
        ['resetByLink', 422],
        ['resetByLink', 429],
      ],
    },
    async (tester) => {
      const { screen, gateway } = tester;
      await asksForLink(tester);
      // Wait before leaving the page, which would abort its request.
      const token = await theLink(tester);
      await tester.page.goto('about:blank');
      await tester.page.goto(`/resetPassword#${token}`);
      await screen.press('reset.submit');
      await screen.invalid('password.new', 'password.new.missing');
      await screen.invalid('password.confirmation', 'password.confirmation.missing');
      await screen.fill('password.new', 'password123');
      await screen.fill('password.confirmation', 'password123');
      await screen.hides('alert');
      await screen.press('reset.submit');
      await screen.invalid('password.new', 'password.common');
      await typesNewPassword(tester);
      await screen.hides('alert');
      await gateway.ops('fault', 'resetByLink', '429', '--times', '1');
      await screen.press('reset.submit');
      await screen.sees('alert');
      await screen.press('reset.submit');
      await screen.sees('status', 'told.passwordReset');
    },
  );

  journey('a link expires after half an hour [own.password-reset.expired]', {}, async (tester) => {
    await asksForLink(tester);
    const token = await theLink(tester);
    await tester.gateway.ops('clock', '+31m');
    await tester.page.goto('about:blank');
    await tester.page.goto(`/resetPassword#${token}`);
    await tester.screen.sees('alert', 'reset.expired');
  });

  journey('an unknown name gets the same response, and no mail [asvs 6.3.8]', {}, async (tester) => {
    await asksForLink(tester, 'nobody7', 'nobody7@example.test');
    await isMailed(tester);
    const outbox = await fetch(`${tester.gateway.url}/demo/outbox`);
    expect(await outbox.text()).not.toContain('nobody7@example.test');
  });

  journey(
    'an unknown name is reported only with the setting on [s8.message.username-email-unknown]',
    { on: ['TELLUNKNOWN'], refuses: [['forgotByEmail', 422]] },
    async (tester) => {
      await asksForLink(tester, 'nobody7', 'nobody7@example.test');
      await tester.seesMessageFor('password.unknownAccount');
      await expect.poll(() => tester.field('forgot.username').inputValue()).toBe('nobody7');
    },
  );

  journey(
    'a phone code sets a new password and logs in [s4.forgot-phone.login s8.success.password-reset]',
    { isInGate: true },
    async (tester) => {
      const { screen } = tester;
      await opens(tester, 'forgotPassword', 'forgot.title');
      await screen.press('forgot.byPhone');
      await typesCode(tester, 'password', PLAYERS_NUMBER);
      await screen.fill('password.new', NEW_PASSWORD);
      await screen.press('forgot.phone.submit');
      await screen.sees('status', 'told.passwordRecovered');
      await isIn(tester, 'player');
      await logsOut(tester);
      await logsIn(tester, 'player', NEW_PASSWORD);
      await isIn(tester, 'player');
    },
  );

  journey(
    'empty input, a wrong code and a common password are rejected before a valid one [s5.forgot.phone-mobile s5.forgot.phone-code s5.forgot.phone-password own.form.corrected]',
    { refuses: [['setPasswordByPhone', 422]] },
    async (tester) => {
      const { screen } = tester;
      await opens(tester, 'forgotPassword', 'forgot.title');
      await screen.press('forgot.byPhone');
      await screen.press('forgot.phone.submit');
      await screen.invalid('phone.number', 'forgot.mobile.missing');
      await screen.invalid('phone.code', 'forgot.code.missing');
      await screen.invalid('password.new', 'password.new.missing');
      const code = await typesCode(tester, 'password', PLAYERS_NUMBER);
      await screen.fill('password.new', NEW_PASSWORD);
      await screen.hides('alert');
      await screen.fill('phone.code', code === '111111' ? '222222' : '111111');
      await screen.press('forgot.phone.submit');
      await screen.invalid('phone.code', 'forgot.code.wrong');
      await screen.fill('phone.code', code);
      await screen.hides('alert');
      await screen.fill('password.new', 'password123');
      await screen.press('forgot.phone.submit');
      await screen.invalid('password.new', 'password.common');
      await screen.fill('password.new', NEW_PASSWORD);
      await screen.press('forgot.phone.submit');
      await isIn(tester, 'player');
    },
  );

  journey(
    'keeps the input while the method is disabled and enabled again [s7.call.member-password-verification]',
    { refuses: [['setPasswordByPhone', 403]] },
    async (tester) => {
      const { screen, gateway } = tester;
      await opens(tester, 'forgotPassword', 'forgot.title');
      await screen.press('forgot.byPhone');
      await typesCode(tester, 'password', PLAYERS_NUMBER);
      await screen.fill('password.new', NEW_PASSWORD);
      await gateway.ops('flag', 'CHNGPASSVERIF3', 'off');
      await screen.press('forgot.phone.submit');
      await tester.seesMessageFor('sms.notEnabled');
      await gateway.ops('flag', 'CHNGPASSVERIF3', 'on');
      await screen.press('forgot.phone.submit');
      await isIn(tester, 'player');
    },
  );

  journey(
    'offers only e-mail when recovery by phone is disabled [s6.flag.mobile-password]',
    { off: ['CHNGPASSVERIF3'] },
    async (tester) => {
      await opens(tester, 'forgotPassword', 'forgot.title');
      await tester.screen.sees('textbox', 'forgot.email');
      await tester.screen.hides('tab');
    },
  );

  journey(
    'the login leads to the recovery, which reports missing input and can be closed [s2.login.controls]',
    {},
    async (tester) => {
      const { screen } = tester;
      await opens(tester, 'login', 'login.title');
      await screen.press('login.forgot');
      await screen.sees('dialog', 'forgot.title');
      await screen.press('forgot.email.submit');
      await screen.invalid('forgot.username', 'forgot.username.missing');
      await screen.invalid('forgot.email', 'forgot.email.missing');
      await screen.press('common.close');
      await isOut(tester);
    },
  );
});
