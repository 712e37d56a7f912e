import { expect } from 'vitest';
import { wordsOf } from '../../../tests/harness/words';
import { journeys } from '../../harness/journeys';
import { comesIn, isIn, isOut, openSecurity, passwordOf, sendsLogin } from '../../harness/people';
import type { Tester } from '../../harness/tester';

const DEPOSIT = '/?dialog=memberCentre&page=depositv2';
const ACCOUNT = '/?dialog=memberCentre&page=securityCenter';

/** Is in at home, and nothing is open. */
async function isHome(tester: Tester) {
  await comesIn(tester, 'player');
}
/** The menu of the centre says which page is open. */
const isAt = ({ page, language }: Tester, label: string) =>
  expect.poll(() => page.locator('.centre-list [aria-current=page]').textContent()).toBe(wordsOf(language)(label));
const forward = ({ page }: Tester) => page.evaluate(() => history.forward());

const WAYS_OUT: [by: string, leaves: (tester: Tester) => Promise<unknown>][] = [
  ['a step back', async ({ screen }) => screen.back()],
  ['Escape', ({ page }) => page.keyboard.press('Escape')],
];

journeys('the address', (journey) => {
  journey(
    's4.modal.by-name s2.modal.member-centre: from home to the deposit it names the page, and a reload lands there',
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
    's4.modal.by-name: a change of page is a step back and forward; back from the first closes the centre',
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

  journey(
    's4.modal.escape: Escape closes the list of pages that is open, and only then the centre',
    {},
    async (tester) => {
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
    },
  );

  journey(
    's4.modal.by-name s4.modal.escape: of a dialog: back, forward, reload, and a link to it',
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
      // One after another takes its place, so that back closes either.
      await screen.back();
      await screen.hides('dialog');
      await screen.at('/');
      const other = await tester.goesElsewhere();
      await other.page.goto('/?dialog=forgotPassword');
      await other.screen.sees('dialog', 'forgot.title');
      await other.leaves();
    },
  );

  journey('s4.modal.escape: a log-in that is under way is not left, and keeps its address', {}, async (tester) => {
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

  journey('own.session.ran-out: the log-in over a session that ran out is not named in it', {}, async (tester) => {
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

  journey('own.session.ran-out: somebody else begins anew, at home', {}, async (tester) => {
    const { screen } = tester;
    await ranOut(tester);
    await sendsLogin(tester, 'downline', passwordOf('player'));
    await isIn(tester, 'downline');
    await screen.hides('dialog');
    await screen.at('/');
  });

  for (const [by, leaves] of WAYS_OUT)
    journey(
      `own.session.ran-out: by ${by} the log-in is left, and with it what was the player’s`,
      {},
      async (tester) => {
        await ranOut(tester);
        await leaves(tester);
        await isOut(tester);
        await tester.screen.hides('dialog');
        await tester.screen.at('/');
      },
    );

  journey('own.session.ran-out: over a page where nothing is open the address stays, too', {}, async (tester) => {
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
  });
});

/** A session runs out over a form of the member centre in which something is typed. */
async function ranOut(tester: Tester) {
  const { screen } = tester;
  await tester.clock.install();
  await comesIn(tester, 'player');
  await openSecurity(tester, 'security.realName.begin');
  await screen.fill('security.realName.field', 'Rahim Uddin');
  await tester.waits(31 * 60);
  await screen.sees('dialog', 'login.title');
}
