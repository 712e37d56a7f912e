import { logoutDriver } from '../../tests/drivers/identity/logout.driver';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

/**
 * Restores a session. The balance is loaded before the session may end, because its request would be rejected
 * afterwards.
 */
async function opens(tester: Tester): Promise<void> {
  await tester.isLoggedIn('player');
  const balance = tester.page.waitForResponse(/\/wps\/v2\/wallets\/balance/);
  await tester.page.goto('/');
  await balance;
  await tester.screen.press('header.logout');
}

export const logoutSteps = flowSteps('logout', logoutDriver, {
  openings: { 'a player who presses "Log out"': { fixture: 'member', as: 'player', open: opens, again: opens } },
});
