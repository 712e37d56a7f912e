import type { Tester } from './tester';

export const MINUTE = 60;

/** Opens the portal in a tab that holds a session, or none. */
export const arrives = (username?: string) => async (tester: Tester) => {
  await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
  if (username) await tester.isLoggedIn(username);
  await tester.page.goto('/');
};

/** A session used all day, which ends before its idle timeout. */
export async function arrivesLate(tester: Tester) {
  const { gateway, page } = tester;
  await gateway.ops('flag', 'SLIDEVERIF', 'off');
  const token = await tester.isLoggedIn('player');
  for (let halves = 0; halves < 24; halves += 1) {
    await gateway.ops('clock', '+29m');
    await fetch(`${gateway.url}/wps/member/info`, { headers: { Authorization: `Bearer ${token}` } });
  }
  await page.goto('/');
}

/** Logs out in another tab that shares the session, or only uses it there. */
export async function elsewhere(tester: Tester, leaves: boolean) {
  const tab = await tester.opensTab({ duplicate: true });
  await tab.page.goto('/');
  await tab.screen.sees('button', 'header.logout');
  if (leaves) {
    await tab.screen.press('header.logout');
    await tab.screen.press('logout.confirm');
    await tab.screen.sees('form', 'header.quickLogin');
  }
  // The request of that use has been answered, which notifies this tab.
  await tab.edge.rests();
  await tab.page.close();
}

/** Lets a session expire. The login opens over the page; closing it shows a visitor's page. */
export async function runsOut(tester: Tester): Promise<void> {
  await tester.waits(31 * MINUTE);
  await tester.screen.sees('dialog', 'login.title');
  await tester.screen.press('common.close');
  await tester.screen.hides('dialog');
}
