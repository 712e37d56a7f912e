import { expect } from 'vitest';
import { journeys } from '../../harness/journeys';
import {
  comesIn,
  confirmsContact,
  fillsRegistration,
  isIn,
  isOut,
  logsIn,
  logsInByCode,
  logsOut,
  NEW_NUMBER,
  NEW_PASSWORD,
  openSecurity,
  opens,
  PLAYERS_NUMBER,
  passwordOf,
  requestsContactCodes,
  sendsLogin,
} from '../../harness/people';
import type { Tester } from '../../harness/tester';
import { appCode } from '../../harness/totp';

/** Logs in as the demo's player, and opens a part of the security centre. */
async function isAt(tester: Tester, part?: string) {
  await comesIn(tester, 'player');
  await openSecurity(tester, part);
}

journeys('the security centre', (journey) => {
  journey(
    'an authenticator, a trusted browser, recovery codes, and their removal [own.security.totp own.security.factor own.security.recovery-codes own.security.trusted-browsers]',
    {
      isInGate: true,
      refuses: [
        ['logIn', 403],
        ['confirmTotp', 422],
        ['answerProof', 422],
      ],
    },
    async (tester) => {
      const { gateway, page, screen } = tester;
      await isAt(tester, 'security.totp.add');
      await screen.fill('security.password', passwordOf('player'));
      await screen.press('security.totp.continue');
      await screen.sees('img', 'security.totp.qr');
      const secret = (await page.locator('.totp-text').textContent()) ?? '';
      await screen.fill('security.totp.code', '000000');
      await screen.press('security.totp.submit');
      await tester.seesMessageFor('totp.wrong');
      await screen.fill('security.totp.code', appCode(secret));
      await screen.press('security.totp.submit');
      await screen.reads('security.recoveryCodes.keep');
      const codes = await page.locator('.recovery-codes li').allTextContents();
      expect(codes).toHaveLength(10);
      await expect.poll(() => page.locator('a[download]').getAttribute('href')).toContain(codes[9] ?? 'none');
      await screen.press('security.recoveryCodes.kept');
      await screen.sees('status', 'security.changed.totp');
      await screen.press('common.close');
      await logsOut(tester);

      await gateway.ops('clock', '+60s');
      await logsIn(tester, 'player');
      await screen.fill('proof.code', appCode(secret, Date.now() + 60_000));
      await screen.press('proof.submit');
      await isIn(tester, 'player');
      await logsOut(tester);

      await logsIn(tester, 'player');
      await screen.press('proof.another');
      await screen.press('proof.recoveryCode');
      await screen.fill('proof.recoveryCode', 'AAAA-AAAA');
      await screen.press('proof.submit');
      await tester.seesMessageFor('recovery.wrong');
      await screen.fill('proof.recoveryCode', (codes[0] ?? '').toLowerCase());
      await page.locator('input[type="checkbox"][name="trust"]').check();
      await screen.press('proof.submit');
      await isIn(tester, 'player');
      await logsOut(tester);

      await logsIn(tester, 'player');
      await isIn(tester, 'player');
      await openSecurity(tester, 'security.sessions.see');
      await screen.sees('heading', 'security.trusted');
      await screen.press('security.trusted.end');
      await screen.fill('security.password', passwordOf('player'));
      await screen.press('security.sessions.confirm');
      await screen.sees('status', 'security.sessions.ended');
      await screen.hides('heading', 'security.trusted');
      await screen.press('security.back');
      await screen.press('security.totp.remove');
      await screen.fill('security.factor', codes[1] ?? '');
      await screen.fill('security.password', passwordOf('player'));
      await screen.press('security.totp.removeNow');
      await screen.sees('status', 'security.changed.totp');
      await screen.sees('button', 'security.totp.add');
    },
  );

  journey(
    'a new number is confirmed by codes to the old and the new one, and logs in [own.security.contact]',
    {},
    async (tester) => {
      const { screen } = tester;
      await isAt(tester, 'security.mobile.change');
      await requestsContactCodes(tester, { mobile: NEW_NUMBER.typed, password: passwordOf('player') });
      await confirmsContact(tester, NEW_NUMBER.sent, PLAYERS_NUMBER.sent);
      await screen.sees('status', 'security.changed.mobile');
      await screen.press('common.close');
      await logsOut(tester);
      await logsInByCode(tester, NEW_NUMBER);
      await isIn(tester, 'player');
    },
  );

  journey(
    'a wrong code leaves the address unchanged, the right one changes it [own.security.contact]',
    { refuses: [['confirmContact', 422]] },
    async (tester) => {
      const { screen } = tester;
      const address = 'elsewhere@example.test';
      await isAt(tester, 'security.email.change');
      await requestsContactCodes(tester, { email: address, password: passwordOf('player') });
      await screen.fill('security.contact.oldCode', await tester.code('contact', 'player@example.test'));
      const code = await tester.code('contact', address);
      await screen.fill('security.contact.newCode', code === '111111' ? '222222' : '111111');
      await screen.press('security.contact.confirm');
      await screen.sees('alert');
      await confirmsContact(tester, address);
      await screen.sees('status', 'security.changed.email');
    },
  );

  journey(
    'a player changes the password [s2.change-password.purpose s2.change-password.old-password own.form.corrected]',
    {
      refuses: [
        ['changePassword', 422],
        ['changePassword', 429],
        ['logIn', 401],
      ],
    },
    async (tester) => {
      const { screen, gateway } = tester;
      await isAt(tester, 'security.password.change');
      await screen.press('password.change.submit');
      await screen.invalid('password.old', 'password.old.missing');
      await screen.invalid('password.confirmation', 'password.confirmation.missing');
      await screen.fill('password.old', 'not the old one 1');
      await screen.fill('password.new', NEW_PASSWORD);
      await screen.fill('password.confirmation', NEW_PASSWORD);
      await screen.press('password.change.submit');
      await screen.invalid('password.old', 'password.old.wrong');
      await screen.fill('password.old', passwordOf('player'));
      await screen.hides('alert');
      await gateway.ops('fault', 'changePassword', '429', '--times', '1');
      await screen.press('password.change.submit');
      await screen.sees('alert');
      await screen.press('password.change.submit');
      await screen.sees('status', 'told.passwordChanged');
      await isIn(tester, 'player');
      await logsOut(tester);
      await logsIn(tester, 'player');
      await screen.sees('alert');
      await sendsLogin(tester, 'player', NEW_PASSWORD);
      await isIn(tester, 'player');
    },
  );

  journey('the real name is set once [own.security.real-name]', {}, async (tester) => {
    const { screen } = tester;
    await isAt(tester, 'security.realName.begin');
    await screen.press('security.realName.submit');
    await screen.invalid('security.realName.field', 'security.problem.empty');
    const long = 'রহিম '.repeat(20).trim();
    await screen.fill('security.realName.field', long);
    await screen.press('security.realName.submit');
    await screen.invalid('security.realName.field', 'security.problem.nameLong');
    await expect.poll(() => tester.field('security.realName.field').inputValue()).toBe(long);
    await screen.fill('security.realName.field', 'রহিম উদিন');
    await screen.press('security.realName.submit');
    await screen.reads('form.review');
    await screen.hides('textbox', 'security.realName.field');
    await screen.press('form.review.change');
    await expect.poll(() => tester.field('security.realName.field').inputValue()).toBe('রহিম উদিন');
    await screen.fill('security.realName.field', 'রহিম উদ্দিন');
    await screen.press('security.realName.submit');
    await screen.press('form.review.confirm');
    await screen.sees('status', 'security.changed.realName');
    await screen.reads('security.realName.set');
    await screen.hides('button', 'security.realName.begin');
  });

  journey(
    'an account with an open withdrawal cannot be closed [own.security.closing]',
    { refuses: [['closeAccount', 409]] },
    async (tester) => {
      await isAt(tester, 'security.closing.begin');
      await tester.screen.fill('security.password', passwordOf('player'));
      await tester.screen.press('security.closing.submit');
      await tester.seesMessageFor('security.withdrawalOpen');
    },
  );

  journey(
    'a closed account cannot log in again [own.security.closing]',
    { refuses: [['logIn', 403]] },
    async (tester) => {
      const { screen } = tester;
      await opens(tester, 'register', 'register.title');
      await fillsRegistration(tester, { username: 'leaver' });
      await screen.press('register.submit');
      await isIn(tester, 'leaver');
      await openSecurity(tester, 'security.closing.begin');
      await screen.fill('security.password', NEW_PASSWORD);
      await screen.press('security.closing.submit');
      await screen.sees('status', 'told.accountClosed');
      await isOut(tester);
      await logsIn(tester, 'leaver', NEW_PASSWORD);
      await screen.sees('alert');
    },
  );

  journey(
    'sessions are listed, and one of them is ended [own.security.sessions]',
    { refuses: [['endSessions', 422]] },
    async (tester) => {
      const { screen } = tester;
      const other = await tester.goesElsewhere();
      await logsIn(other, 'player');
      await isIn(other, 'player');
      await isAt(tester, 'security.sessions.see');
      await screen.reads('security.session.current');
      await screen.press('security.session.end');
      await screen.fill('security.password', 'not the password');
      await screen.press('security.sessions.confirm');
      await screen.sees('alert');
      await screen.fill('security.password', passwordOf('player'));
      await screen.press('security.sessions.confirm');
      await screen.sees('status', 'security.sessions.ended');
      await other.page.reload();
      await isOut(other);
      expect(await other.kept()).not.toHaveProperty('token');
      await other.leaves();
    },
  );
});
