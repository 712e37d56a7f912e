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
/** Who is made to change, and why. */
const due = [
  ['expired', 'expired', 's4.login.expired-password s4.forced-change.expired'],
  ['firsttime', 'first', 's4.forced-change.first-time s4.login.first-login-call'],
  ['default', 'default', 's4.login.default-password'],
] as const;

/** What the gateway refuses a session that must change its password. */
const LEFT = { refuses: [['memberInfo', 403]] satisfies [string, number][] };
/** The page is loaded again: the session is ended, and a log-in, which says why, leads to the change once more. */
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
      `${ids}: ${username} is made to change, and comes in with the new one`,
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

  journey('own.password-change.left: who would rather do it later is logged out', {}, async (tester) => {
    const { page, screen } = tester;
    await logsIn(tester, 'expired');
    await isDue(tester);
    await page.keyboard.press('Escape');
    await isDue(tester);
    await screen.press('password.change.later');
    await isOut(tester);
    expect(await tester.kept()).not.toHaveProperty('token');
  });

  journey('s4.login.cpw-flag: a reload in the middle does not let in without a change', LEFT, async (tester) => {
    await logsIn(tester, 'firsttime');
    await isDue(tester);
    await comesBackToTheChange(tester, () => tester.page.reload());
  });

  journey('s4.forced-change.first-time: nor does one while the first log-in is noted', LEFT, async (tester) => {
    await tester.edge.hold('firstLogin');
    await logsIn(tester, 'firsttime');
    await tester.edge.comes('firstLogin');
    expect(await tester.kept()).not.toHaveProperty('cpw');
    await tester.edge.hold();
    await comesBackToTheChange(tester, () => tester.page.reload());
  });

  journey(
    's5.change-password.errors: a common one, the old one, and two that differ are refused',
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
    's6.flag.forced-password-change: where it is switched off an expired one is let be',
    { off: ['FORCEPASSCHNG'] },
    async (tester) => {
      await logsIn(tester, 'expired');
      await isIn(tester, 'expired');
      await tester.screen.hides('dialog');
    },
  );

  journey(
    's4.login.expired-password: a password that an operator has let expire',
    { isInGate: true },
    async (tester) => {
      await tester.gateway.ops('expire-password', 'player');
      await logsIn(tester, 'player');
      await isDue(tester);
      await tester.screen.reads('entry.change.expired');
    },
  );
});
