import { expect } from 'vitest';
import { wordsOf } from '../../../tests/harness/words';
import { journeys } from '../../harness/journeys';
import { comesIn, isIn, isOut, openSecurity, passwordOf, sendsLogin } from '../../harness/people';
import type { Tester } from '../../harness/tester';

const DEPOSIT = '/?dialog=memberCentre&page=depositv2';
const ACCOUNT = '/?dialog=memberCentre&page=securityCenter';

/** Logs in at home, with nothing open. */
async function isHome(tester: Tester) {
  await comesIn(tester, 'player');
}
/** Expects this page to be current in the centre's menu. */
const isAt = ({ page, language }: Tester, label: string) =>
  expect.poll(() => page.locator('.centre-list [aria-current=page]').textContent()).toBe(wordsOf(language)(label));
const forward = ({ page }: Tester) => page.evaluate(() => history.forward());

const WAYS_OUT: [by: string, leaves: (tester: Tester) => Promise<unknown>][] = [
  ['a step back', async ({ screen }) => screen.back()],
  ['Escape', ({ page }) => page.keyboard.press('Escape')],
];

journeys('the address', (journey) => {
  journey(
    'the address names the page of the centre, and a reload returns there [s4.modal.by-name s2.modal.member-centre]',
    { isInGate: true },
    async (tester) => {
      const { page, screen } = tester;
      await isHome(tester);
      await screen.press('header.deposit');
      await screen.sees('heading', 'deposit.title');
      await screen.at(DEPOSIT);
      await page.reload();
      await screen.sees('heading', 'deposit.title');
      await isAt(tester, 'memberCentre.depositv2');
      await screen.at(DEPOSIT);
    },
  );

  journey(
    'a page change is a history entry; back from the first closes the centre [s4.modal.by-name]',
    {},
    async (tester) => {
      const { screen } = tester;
      await isHome(tester);
      await screen.press('header.deposit');
      await isAt(tester, 'memberCentre.depositv2');
      await screen.press('memberCentre.transactionHistory');
      await isAt(tester, 'memberCentre.transactionHistory');
      await screen.at('/?dialog=memberCentre&page=transactionHistory');
      await screen.back();
      await isAt(tester, 'memberCentre.depositv2');
      await screen.at(DEPOSIT);
      await forward(tester);
      await isAt(tester, 'memberCentre.transactionHistory');
      await screen.back();
      await isAt(tester, 'memberCentre.depositv2');
      await screen.back();
      await screen.hides('dialog', 'memberCentre.title');
      await screen.at('/');
      await isIn(tester, 'player');
    },
  );

  journey('Escape closes an open list of pages first, then the centre [s4.modal.escape]', {}, async (tester) => {
    const { page, screen } = tester;
    await page.setViewportSize({ width: 360, height: 800 });
    await tester.isLoggedIn('player');
    await page.goto(DEPOSIT);
    await screen.sees('heading', 'deposit.title');
    const pick = page.locator('.centre-pick');
    await pick.press('Enter');
    await expect.poll(() => pick.getAttribute('aria-expanded')).toBe('true');
    await page.locator('.centre-list button').first().focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => pick.getAttribute('aria-expanded')).toBe('false');
    expect(await pick.evaluate((button) => button === document.activeElement)).toBe(true);
    await screen.sees('dialog', 'memberCentre.title');
    await screen.at(DEPOSIT);
    await page.keyboard.press('Escape');
    await screen.hides('dialog', 'memberCentre.title');
    await screen.at('/');
  });

  journey(
    'a dialog supports back, forward, reload and links [s4.modal.by-name s4.modal.escape]',
    {},
    async (tester) => {
      const { page, screen } = tester;
      await page.goto('/');
      await screen.press('header.mobileLogin');
      await screen.sees('dialog', 'login.title');
      await screen.at('/?dialog=login');
      await screen.back();
      await screen.hides('dialog', 'login.title');
      await screen.at('/');
      await forward(tester);
      await screen.sees('dialog', 'login.title');
      await page.reload();
      await screen.sees('dialog', 'login.title');
      await screen.press('login.forgot');
      await screen.sees('dialog', 'forgot.title');
      await screen.at('/?dialog=forgotPassword');
      // Dialogs replace each other, so back closes either.
      await screen.back();
      await screen.hides('dialog');
      await screen.at('/');
      const other = await tester.goesElsewhere();
      await other.page.goto('/?dialog=forgotPassword');
      await other.screen.sees('dialog', 'forgot.title');
      await other.leaves();
    },
  );

  journey('a login in progress cannot be left, and keeps its address [s4.modal.escape]', {}, async (tester) => {
    const { page, screen, edge } = tester;
    await page.goto('/');
    await screen.press('header.mobileLogin');
    await screen.press('login.tab.username');
    await edge.hold('logIn');
    await sendsLogin(tester, 'player');
    await edge.comes('logIn');
    await page.evaluate(
      () =>
        new Promise<void>((went) => {
          addEventListener('popstate', () => went(), { once: true });
          history.back();
        }),
    );
    await screen.at('/?dialog=login');
    await page.keyboard.press('Escape');
    await screen.busy('login.submit');
    await screen.at('/?dialog=login');
    await edge.release('logIn');
    await isIn(tester, 'player');
    await screen.hides('dialog', 'login.title');
    await screen.at('/');
  });

  journey('the login over an expired session does not change the address [own.session.ran-out]', {}, async (tester) => {
    const { page, screen } = tester;
    const typed = page.locator('.centre input');
    await ranOut(tester);
    await screen.at(ACCOUNT);
    expect([await typed.inputValue(), await typed.isVisible()]).toEqual(['Rahim Uddin', false]);
    await sendsLogin(tester, 'player');
    await screen.hides('dialog', 'login.title');
    await screen.at(ACCOUNT);
    await expect.poll(() => tester.field('security.realName.field').inputValue()).toBe('Rahim Uddin');
    await screen.press('security.realName.submit');
    await screen.press('form.review.confirm');
    await screen.sees('status', 'security.changed.realName');
  });

  journey('after expiry another player starts over at home [own.session.ran-out]', {}, async (tester) => {
    const { screen } = tester;
    await ranOut(tester);
    await sendsLogin(tester, 'downline', passwordOf('player'));
    await isIn(tester, 'downline');
    await screen.hides('dialog');
    await screen.at('/');
  });

  for (const [by, leaves] of WAYS_OUT)
    journey(`${by} closes the login and the player’s content [own.session.ran-out]`, {}, async (tester) => {
      await ranOut(tester);
      await leaves(tester);
      await isOut(tester);
      await tester.screen.hides('dialog');
      await tester.screen.at('/');
    });

  journey(
    'the login over an expired session also keeps the address of a page without dialogs [own.session.ran-out]',
    {},
    async (tester) => {
      const { screen } = tester;
      await tester.clock.install();
      await comesIn(tester, 'player');
      await screen.visit('/vip');
      await screen.sees('heading', 'vip.title');
      await tester.waits(31 * 60);
      await screen.sees('dialog', 'login.title');
      await screen.at('/vip');
      await sendsLogin(tester, 'player');
      await isIn(tester, 'player');
      await screen.hides('dialog', 'login.title');
      await screen.at('/vip');
    },
  );
});

/** Lets a session expire over a form in the member centre with unsaved input. */
async function ranOut(tester: Tester) {
  const { screen } = tester;
  await tester.clock.install();
  await comesIn(tester, 'player');
  await openSecurity(tester, 'security.realName.begin');
  await screen.fill('security.realName.field', 'Rahim Uddin');
  await tester.waits(31 * 60);
  await screen.sees('dialog', 'login.title');
}
