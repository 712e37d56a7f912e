import { expect } from 'vitest';
import { wordsOf } from '../../../tests/harness/words';
import { journeys } from '../../harness/journeys';
import { comesIn, isIn, isOut, logsIn, logsOut, openSecurity, passwordOf, sendsLogin } from '../../harness/people';
import type { Tester } from '../../harness/tester';

/** Logs in, and types something into a form in the member centre. */
async function types(tester: Tester) {
  await tester.clock.install();
  await comesIn(tester, 'player');
  await openSecurity(tester, 'security.realName.begin');
  await tester.screen.fill('security.realName.field', 'Rahim Uddin');
}
const typed = (tester: Tester) => tester.field('security.realName.field').inputValue();

journeys('a session', (journey) => {
  journey(
    'warns before the session ends, extends it on request, and keeps the input [own.session.warning]',
    {},
    async (tester) => {
      const { screen } = tester;
      await types(tester);
      await tester.waits(28.5 * 60);
      await screen.sees('alertdialog', 'session.expiring.title');
      await screen.press('session.expiring.stay');
      await screen.hides('alertdialog', 'session.expiring.title');
      expect(await typed(tester)).toBe('Rahim Uddin');
      await tester.waits(20 * 60);
      await screen.press('security.realName.submit');
      await screen.press('form.review.confirm');
      await screen.sees('status', 'security.changed.realName');
    },
  );

  journey(
    'a device with a clock far ahead keeps its session while the status is loading [own.session.expiry]',
    {},
    async (tester) => {
      const { edge, page, screen } = tester;
      await tester.clock.install();
      await tester.isLoggedIn('player');
      await tester.clock.fastForward(90 * 60_000);
      await edge.hold('systemStatus');
      await page.goto('/');
      await edge.countsMore('prolongSession', 0);
      await edge.rests();
      await screen.hides('dialog', 'login.title');
      await edge.release('systemStatus');
      await isIn(tester, 'player');
    },
  );

  journey(
    'after expiry the same player logs in over the form and keeps the input [own.session.ran-out]',
    { isInGate: true },
    async (tester) => {
      const { screen } = tester;
      await types(tester);
      await tester.waits(31 * 60);
      await screen.sees('dialog', 'login.title');
      await sendsLogin(tester, 'player');
      await screen.hides('dialog', 'login.title');
      expect(await typed(tester)).toBe('Rahim Uddin');
      await screen.press('security.realName.submit');
      await screen.press('form.review.confirm');
      await screen.sees('status', 'security.changed.realName');
    },
  );

  journey('after expiry another player starts over [own.session.ran-out]', {}, async (tester) => {
    const { screen } = tester;
    await types(tester);
    await tester.waits(31 * 60);
    await screen.sees('dialog', 'login.title');
    await sendsLogin(tester, 'downline', passwordOf('player'));
    await isIn(tester, 'downline');
    await screen.hides('dialog', 'memberCentre.title');
  });

  journey(
    'a session ended from another device is reported at the next request [own.security.sessions]',
    {},
    async (tester) => {
      await comesIn(tester, 'player');
      const other = await tester.goesElsewhere();
      await logsIn(other, 'player');
      await isIn(other, 'player');
      await openSecurity(other, 'security.sessions.see');
      await other.screen.press('security.sessions.endOthers');
      await other.screen.fill('security.password', passwordOf('player'));
      await other.screen.press('security.sessions.confirm');
      await other.screen.sees('status', 'security.sessions.ended');
      await tester.screen.press('header.balance.refresh');
      await tester.screen.sees('status', 'told.sessionLost');
      await isOut(tester);
      expect(tester.edge.refused.splice(0).map(({ status }) => status)).toContain(401);
      await other.leaves();
    },
  );

  journey('a password change elsewhere ends the session [asvs 7.4.3]', {}, async (tester) => {
    await comesIn(tester, 'player');
    const other = await tester.goesElsewhere();
    await logsIn(other, 'player');
    await openSecurity(other, 'security.password.change');
    await other.screen.fill('password.old', passwordOf('player'));
    await other.screen.fill('password.new', 'Kadam-phul 77');
    await other.screen.fill('password.confirmation', 'Kadam-phul 77');
    await other.screen.press('password.change.submit');
    await other.screen.sees('status', 'told.passwordChanged');
    await tester.screen.press('header.balance.refresh');
    await tester.screen.sees('status', 'told.sessionLost');
    expect(tester.edge.refused.splice(0).map(({ status }) => status)).toContain(401);
    await other.leaves();
  });

  journey(
    'with site data blocked the portal starts and logs in, and warns that closing the tab logs out [own.storage.blocked]',
    {},
    async (tester) => {
      await tester.page.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, area, {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
      });
      await logsIn(tester, 'player');
      await isIn(tester, 'player');
      await tester.screen.sees('status', 'told.sessionUnstored');
    },
  );

  journey('tabs that share a session end together [own.session.tabs]', {}, async (tester) => {
    await comesIn(tester, 'player');
    const tab = await tester.opensTab({ duplicate: true });
    await tab.page.goto('/');
    await isIn(tab, 'player');
    await logsOut(tester);
    await tab.screen.sees('status', 'told.sessionElsewhere');
    await isOut(tab);
  });

  journey(
    'a separate tab reports a login in another tab until that one ends [own.session.tabs own.session.elsewhere]',
    {},
    async (tester) => {
      await comesIn(tester, 'player');
      const tab = await tester.opensTab();
      await tab.page.goto('/');
      await isOut(tab);
      await isIn(tester, 'player');
      await tab.screen.sees('status', 'session.elsewhere');
      // Neither identity nor credentials are shared between tabs.
      const storedEntries = await tab.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      const { token = '-' } = await tester.kept();
      expect([token.length > 20, storedEntries.includes(token), storedEntries.includes('player')]).toEqual([
        true,
        false,
        false,
      ]);
      await tab.screen.press('session.elsewhere.login');
      await tab.screen.sees('dialog', 'login.title');
      await sendsLogin(tab, 'downline', passwordOf('player'));
      await isIn(tab, 'downline');
      await tab.screen.hides('status', 'session.elsewhere');
      await logsOut(tab);
      await tab.screen.sees('status', 'session.elsewhere');
      await logsOut(tester);
      await tab.screen.hides('status', 'session.elsewhere');
      await tester.screen.hides('status', 'session.elsewhere');
    },
  );

  journey(
    'opens the requested page after the login [s8.protected.login-modal s8.protected.message]',
    {},
    async (tester) => {
      const { page, screen } = tester;
      await page.goto('/?dialog=memberCentre&page=withdraw');
      await screen.sees('status', 'told.sessionNeeded');
      await sendsLogin(tester, 'player');
      await screen.sees('dialog', 'memberCentre.title');
      await expect
        .poll(() => page.locator('[aria-current=page]').last().textContent())
        .toBe(wordsOf(tester.language)('memberCentre.withdraw'));
    },
  );

  journey('shows news once after a login [s2.modal.after-login]', { on: ['AFTERLOGIN'] }, async (tester) => {
    const { page, screen } = tester;
    await logsIn(tester, 'player');
    await screen.sees('dialog', 'afterLogin.title');
    await screen.press('afterLogin.goOn');
    await screen.hides('dialog');
    await page.reload();
    await isIn(tester, 'player');
    await screen.hides('dialog');
  });

  journey('a logout without a network leaves no data behind [s4.logout.storage s4.logout.home]', {}, async (tester) => {
    const { page, screen } = tester;
    await comesIn(tester, 'player');
    await page.context().setOffline(true);
    await screen.press('header.logout');
    await screen.press('logout.confirm');
    await isOut(tester);
    await page.context().setOffline(false);
    const storedSession = await tester.kept();
    expect(storedSession).not.toHaveProperty('token');
    expect(storedSession).toHaveProperty('merchant', 'maidan');
    await page.reload();
    await isOut(tester);
  });

  journey('a cancelled logout keeps the session, and so does a reload [s8.logout.confirmation]', {}, async (tester) => {
    const { page, screen } = tester;
    await logsIn(tester, 'player');
    await screen.press('header.logout');
    await screen.press('logout.stay');
    await isIn(tester, 'player');
    await page.reload();
    await isIn(tester, 'player');
  });
});
