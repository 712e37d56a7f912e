import type { Tester } from './tester';

export const MINUTE = 60;

/** Opens the portal in a tab that holds a session, or none. */
export const arrives = (username?: string) => async (tester: Tester) => {
  await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
  if (username) await tester.isLoggedIn(username);
  await tester.page.goto('/');
};

/** A session that was used all day: it ends in less time than one may be idle. */
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

/** Leaves the session in another tab that shares it, or only uses it there. */
export async function elsewhere(tester: Tester, leaves: boolean) {
  const tab = await tester.opensTab({ duplicate: true });
  await tab.page.goto('/');
  await tab.screen.sees('button', 'header.logout');
  if (leaves) {
    await tab.screen.press('header.logout');
    await tab.screen.press('logout.confirm');
    await tab.screen.sees('form', 'header.quickLogin');
  }
  // What it is used for has been answered: that is what this tab is told of.
  await tab.edge.rests();
  await tab.page.close();
}

/** Lets the time of a session run out. The log-in opens over the page; who leaves it sees a visitor's. */
export async function runsOut(tester: Tester): Promise<void> {
  await tester.waits(31 * MINUTE);
  await tester.screen.sees('dialog', 'login.title');
  await tester.screen.press('common.close');
  await tester.screen.hides('dialog');
}
