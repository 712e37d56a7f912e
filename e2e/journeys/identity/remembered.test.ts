import { expect } from 'vitest';
import { journeys } from '../../harness/journeys';
import {
  isIn,
  logsInByCode,
  logsOut,
  opens,
  PLAYERS_NUMBER,
  passwordOf,
  sendsLogin,
  typesCode,
} from '../../harness/people';
import type { Tester } from '../../harness/tester';

const DAY = 86_400;

/** Logs in with the box ticked. */
async function isRemembered(tester: Tester) {
  await opens(tester, 'login', 'login.title');
  await tester.screen.tick('login.remember.password', true);
  await sendsLogin(tester, 'player');
  await isIn(tester, 'player');
}
const cookies = async ({ context }: Tester) =>
  (await context.cookies()).filter(({ name }) => /^(lastUsername|rememberPassword|smsMobile|password\.)/.test(name));
/** Closes and reopens the browser: a new tab with the browser's storage. */
async function comesBack(tester: Tester) {
  const tab = await tester.opensTab();
  await tester.page.close();
  await opens(tab, 'login', 'login.title');
  return tab;
}

/** Expects a filled-in login form that works. */
async function isLetIn(tab: Tester) {
  await expect.poll(() => tab.field('login.username').inputValue()).toBe('player');
  await expect.poll(() => tab.field('login.password').inputValue()).toBe(passwordOf('player'));
  await tab.screen.press('login.submit');
  await isIn(tab, 'player');
}

journeys('remember password', (journey) => {
  journey(
    'after the browser restarts, the form is filled in and works [s4.remember-password.on]',
    {},
    async (tester) => {
      await isRemembered(tester);
      const tab = await comesBack(tester);
      await isLetIn(tab);
    },
  );

  journey(
    'fills in the form on /login too, and logs in [s4.remember-password.on s2.route.login]',
    {},
    async (tester) => {
      await isRemembered(tester);
      const tab = await tester.opensTab();
      await tester.page.close();
      await tab.opens('/login');
      await isLetIn(tab);
    },
  );

  journey('does not remember a later login from the header [s4.remember-password.on]', {}, async (tester) => {
    await isRemembered(tester);
    await logsOut(tester);
    await tester.screen.fill('header.username', 'downline');
    await tester.screen.fill('header.password', passwordOf('downline'));
    await tester.screen.press('header.login');
    await isIn(tester, 'downline');
    expect((await cookies(tester)).filter(({ name }) => name.includes('downline'))).toEqual([]);
  });

  journey('the cookies expire after 24 hours, and are encrypted [s9.const.remember-cookies]', {}, async (tester) => {
    const before = Date.now() / 1_000;
    await isRemembered(tester);
    const storedCookies = await cookies(tester);
    const after = Date.now() / 1_000;
    expect(storedCookies.map(({ name }) => name).sort()).toEqual([
      'lastUsername',
      'password.player',
      'rememberPassword',
    ]);
    for (const { expires, value } of storedCookies) {
      // A cookie's expiry is in whole seconds.
      expect(expires - DAY).toBeGreaterThan(before - 2);
      expect(expires - DAY).toBeLessThan(after + 2);
      expect(decodeURIComponent(value)).not.toContain(passwordOf('player'));
    }
    // A day later the browser has deleted them.
    for (const { name } of storedCookies) await tester.context.clearCookies({ name });
    const tab = await comesBack(tester);
    await tab.screen.sees('textbox', 'login.username');
    await expect.poll(() => tab.field('login.username').inputValue()).toBe('');
    await expect.poll(() => tab.field('login.password').inputValue()).toBe('');
  });

  journey('unticking deletes the stored input immediately [s4.remember-password.off]', {}, async (tester) => {
    await isRemembered(tester);
    const tab = await comesBack(tester);
    await expect.poll(() => tab.field('login.username').inputValue()).toBe('player');
    await tab.screen.tick('login.remember.password', false);
    await expect.poll(() => cookies(tab)).toEqual([]);
    await tab.page.reload();
    await tab.screen.sees('textbox', 'login.username');
    await expect.poll(() => tab.field('login.username').inputValue()).toBe('');
  });

  journey('a login without the tick stores nothing [s4.remember-password.off]', {}, async (tester) => {
    await isRemembered(tester);
    await logsOut(tester);
    await opens(tester, 'login', 'login.title');
    await expect.poll(() => tester.field('login.username').inputValue()).toBe('player');
    await tester.screen.tick('login.remember.password', false);
    await sendsLogin(tester, 'player');
    await isIn(tester, 'player');
    expect(await cookies(tester)).toEqual([]);
  });

  journey('remembers the number and opens its tab [s3.cookie.sms-mobile]', {}, async (tester) => {
    const { screen } = tester;
    await opens(tester, 'login', 'login.title');
    await screen.press('login.tab.mobile');
    await screen.tick('login.remember.number', true);
    await typesCode(tester, 'login', PLAYERS_NUMBER);
    await screen.press('login.submit');
    await isIn(tester, 'player');
    const tab = await comesBack(tester);
    await expect.poll(() => tab.field('phone.number').inputValue()).toBe(PLAYERS_NUMBER.typed);
    await expect.poll(() => tab.field('phone.code').inputValue()).toBe('');
  });

  journey('a login by code without the tick stores no number [s4.remember-password.off]', {}, async (tester) => {
    await logsInByCode(tester);
    await isIn(tester, 'player');
    expect(await cookies(tester)).toEqual([]);
  });
});
