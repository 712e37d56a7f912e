import { expect } from 'vitest';
import { journeys } from '../../harness/journeys';
import {
  isIn,
  isOut,
  logsIn,
  logsOut,
  NEW_PASSWORD,
  passwordOf,
  sendsLogin,
  typesNewPassword,
} from '../../harness/people';
import type { Tester } from '../../harness/tester';

const isDue = ({ screen }: Tester) => screen.sees('dialog', 'password.change.title');
/** Users who must change their password, with the reason. */
const due = [
  ['expired', 'expired', 's4.login.expired-password s4.forced-change.expired'],
  ['firsttime', 'first', 's4.forced-change.first-time s4.login.first-login-call'],
  ['default', 'default', 's4.login.default-password'],
] as const;

/** Requests that the gateway rejects while a password change is due. */
const LEFT = { refuses: [['memberInfo', 403]] satisfies [string, number][] };
/** Reloads the page: the session ends, and the login, which says why, leads to the change again. */
async function comesBackToTheChange(tester: Tester, reloads: () => Promise<unknown>) {
  const { screen } = tester;
  await reloads();
  await screen.sees('dialog', 'login.title');
  await screen.sees('status', 'told.changeLeft');
  await expect.poll(async () => (await tester.kept()).token).toBeUndefined();
  await sendsLogin(tester, 'firsttime');
  await isDue(tester);
  await typesNewPassword(tester);
  await screen.press('password.change.submit');
  await isIn(tester, 'firsttime');
}

journeys('a password that must be changed', (journey) => {
  for (const [username, why, ids] of due)
    journey(
      `${ids}: ${username} must change the password, and logs in with the new one`,
      { refuses: [['logIn', 401]] },
      async (tester) => {
        const { screen } = tester;
        await logsIn(tester, username);
        await isDue(tester);
        await screen.reads(`entry.change.${why}`);
        await typesNewPassword(tester);
        await screen.press('password.change.submit');
        await isIn(tester, username);
        await screen.sees('status', 'told.passwordChanged');
        await logsOut(tester);
        await logsIn(tester, username);
        await screen.sees('alert');
        await sendsLogin(tester, username, NEW_PASSWORD);
        await isIn(tester, username);
        await screen.hides('dialog');
      },
    );

  journey('postponing the change logs the player out [own.password-change.cancelled]', {}, async (tester) => {
    const { page, screen } = tester;
    await logsIn(tester, 'expired');
    await isDue(tester);
    await page.keyboard.press('Escape');
    await isDue(tester);
    await screen.press('password.change.later');
    await isOut(tester);
    expect(await tester.kept()).not.toHaveProperty('token');
  });

  journey('a reload during the change does not bypass it [s4.login.cpw-flag]', LEFT, async (tester) => {
    await logsIn(tester, 'firsttime');
    await isDue(tester);
    await comesBackToTheChange(tester, () => tester.page.reload());
  });

  journey(
    'a reload while the first login is recorded does not bypass the change [s4.forced-change.first-time]',
    LEFT,
    async (tester) => {
      await tester.edge.hold('firstLogin');
      await logsIn(tester, 'firsttime');
      await tester.edge.comes('firstLogin');
      expect(await tester.kept()).not.toHaveProperty('cpw');
      await tester.edge.hold();
      await comesBackToTheChange(tester, () => tester.page.reload());
    },
  );

  journey(
    'rejects a common password, the old one and a mismatched confirmation [s5.change-password.errors]',
    { refuses: [['changePassword', 422]] },
    async (tester) => {
      const { screen } = tester;
      await logsIn(tester, 'expired');
      await isDue(tester);
      for (const [typed, again, field, message] of [
        ['password123', 'password123', 'password.new', 'password.common'],
        [passwordOf('expired'), passwordOf('expired'), 'password.new', 'password.reused'],
        [NEW_PASSWORD, 'another one 5', 'password.confirmation', 'password.confirmation.wrong'],
      ] as const) {
        await screen.fill('password.new', typed);
        await screen.fill('password.confirmation', again);
        await screen.press('password.change.submit');
        await screen.invalid(field, message);
      }
      await typesNewPassword(tester);
      await screen.press('password.change.submit');
      await isIn(tester, 'expired');
    },
  );

  journey(
    'with the setting off, an expired password is accepted [s6.flag.forced-password-change]',
    { off: ['FORCEPASSCHNG'] },
    async (tester) => {
      await logsIn(tester, 'expired');
      await isIn(tester, 'expired');
      await tester.screen.hides('dialog');
    },
  );

  journey(
    'a password that an operator has expired must be changed [s4.login.expired-password]',
    { isInGate: true },
    async (tester) => {
      await tester.gateway.ops('expire-password', 'player');
      await logsIn(tester, 'player');
      await isDue(tester);
      await tester.screen.reads('entry.change.expired');
    },
  );
});
