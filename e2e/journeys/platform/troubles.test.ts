import { expect } from 'vitest';
import { journeys } from '../../harness/journeys';
import {
  fillsRegistration,
  isIn,
  isOut,
  logsIn,
  opens,
  PLAYERS_NUMBER,
  passwordOf,
  sendsLogin,
  typesNewPassword,
} from '../../harness/people';
import type { Tester } from '../../harness/tester';

/** Forms submitted without a network: how to fill them in, the submit button, and the input that must remain. */
type Form = {
  open: (tester: Tester) => Promise<unknown>;
  fill: (tester: Tester) => Promise<unknown>;
  send: string;
  stays: [id: string, value: string];
};
const forms: Record<string, Form> = {
  'the log-in by name': {
    open: (tester) => opens(tester, 'login', 'login.title'),
    async fill({ screen }) {
      await screen.sees('button', 'login.forgot');
      await screen.fill('login.username', 'player');
      await screen.fill('login.password', passwordOf('player'));
    },
    send: 'login.submit',
    stays: ['login.password', passwordOf('player')],
  },
  'the log-in by number': {
    async open(tester) {
      await opens(tester, 'login', 'login.title');
      await tester.screen.press('login.tab.mobile');
    },
    async fill({ screen }) {
      await screen.fill('phone.number', PLAYERS_NUMBER.typed);
      await screen.fill('phone.code', '123456');
    },
    send: 'login.submit',
    stays: ['phone.number', PLAYERS_NUMBER.typed],
  },
  'the registration': {
    open: (tester) => opens(tester, 'register', 'register.title'),
    fill: (tester) => fillsRegistration(tester, { username: 'farida' }),
    send: 'register.submit',
    stays: ['register.username', 'farida'],
  },
  'the forgotten password': {
    open: (tester) => opens(tester, 'forgotPassword', 'forgot.title'),
    async fill({ screen }) {
      await screen.fill('forgot.username', 'player');
      await screen.fill('forgot.email', 'player@example.test');
    },
    send: 'forgot.email.submit',
    stays: ['forgot.email', 'player@example.test'],
  },
  'a password that is due': {
    async open(tester) {
      await logsIn(tester, 'expired');
      await tester.screen.sees('dialog', 'password.change.title');
    },
    fill: (tester) => typesNewPassword(tester),
    send: 'password.change.submit',
    stays: ['password.confirmation', 'Kadam-phul 77'],
  },
};

journeys('network and server trouble', (journey) => {
  for (const [name, { open, fill, send, stays }] of Object.entries(forms))
    journey(
      `without a network ${name} reports it and keeps the input [s8.message.network-abnormal]`,
      {},
      async (tester) => {
        const { context, screen } = tester;
        await open(tester);
        await fill(tester);
        await context.setOffline(true);
        await screen.press(send);
        await screen.sees('alert', 'failure.offline');
        await expect.poll(() => tester.field(stays[0]).inputValue()).toBe(stays[1]);
      },
    );

  journey(
    'once the network is back, the same form logs in [s8.message.network-abnormal]',
    { isInGate: true },
    async (tester) => {
      const { context, screen } = tester;
      await opens(tester, 'login', 'login.title');
      await context.setOffline(true);
      await sendsLogin(tester, 'player');
      await screen.sees('alert', 'failure.offline');
      await context.setOffline(false);
      await screen.press('login.submit');
      await isIn(tester, 'player');
    },
  );

  journey('over a slow network the form waits, and logs in once [s8.message.slow-page]', {}, async (tester) => {
    const { edge, screen } = tester;
    await edge.hold('logIn');
    await logsIn(tester, 'player');
    await edge.comes('logIn');
    await screen.busy('login.submit');
    await edge.release('logIn');
    await isIn(tester, 'player');
    expect(edge.count('logIn')).toBe(1);
  });

  journey('a double click logs in once [s4.login.validate]', {}, async (tester) => {
    const { page, screen } = tester;
    await opens(tester, 'login', 'login.title');
    await screen.sees('button', 'login.forgot');
    await screen.fill('login.username', 'player');
    await screen.fill('login.password', passwordOf('player'));
    await page.locator('.login-form [type=submit]').dblclick();
    await isIn(tester, 'player');
    expect(tester.edge.count('logIn')).toBe(1);
  });

  journey('back closes the login, forward reopens it, Escape closes it [s4.modal.escape]', {}, async (tester) => {
    const { page, screen } = tester;
    await page.goto('/');
    await screen.press('header.mobileLogin');
    await screen.sees('dialog', 'login.title');
    await screen.back();
    await screen.hides('dialog', 'login.title');
    await isOut(tester);
    await page.evaluate(() => history.forward());
    await screen.sees('dialog', 'login.title');
    await screen.sees('button', 'login.forgot');
    await page.keyboard.press('Escape');
    await isOut(tester);
    await screen.at('/');
  });

  journey('back after a login does not reopen it [s2.navigation.after-login]', {}, async (tester) => {
    const { page, screen } = tester;
    await page.goto('/');
    await screen.visit('/?dialog=login');
    await sendsLogin(tester, 'player');
    await isIn(tester, 'player');
    await screen.hides('dialog', 'login.title');
    await page.reload();
    await isIn(tester, 'player');
    await screen.hides('dialog', 'login.title');
  });

  journey(
    'an account that fails to load after the login is loaded by a retry [own.login.info-unread]',
    { refuses: [['memberInfo', 500]] },
    async (tester) => {
      const { gateway, screen } = tester;
      await gateway.ops('fault', 'memberInfo', '500', '--times', '1');
      await logsIn(tester, 'player');
      await screen.sees('alertdialog', 'entry.infoUnread.title');
      await screen.press('entry.infoUnread.retry');
      await isIn(tester, 'player');
    },
  );

  journey(
    'maintenance starts during typing; after it ends, the login works [s1.site.closed]',
    { refuses: [['logIn', 503]] },
    async (tester) => {
      const { gateway, screen } = tester;
      await tester.clock.install();
      await opens(tester, 'login', 'login.title');
      await screen.sees('form', 'login.title');
      // The page's own pending requests would report it first.
      await tester.settles();
      await gateway.ops('maintenance', 'on');
      await sendsLogin(tester, 'player');
      await screen.sees('heading', 'maintenance.title');
      await gateway.ops('maintenance', 'off');
      await screen.press('maintenance.retry');
      await screen.hides('heading', 'maintenance.title');
      await logsIn(tester, 'player');
      await isIn(tester, 'player');
    },
  );
});
