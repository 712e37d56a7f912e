import type { Tester } from './tester';

/** Somebody is in, with the member centre open at a page. */
export async function opensCentre(tester: Tester, page = 'securityCenter', username = 'player'): Promise<void> {
  await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
  await tester.isLoggedIn(username);
  await tester.page.goto('/');
  await tester.screen.sees('button', 'header.balance.refresh');
  await tester.screen.visit(`/?dialog=memberCentre&page=${page}`);
  await tester.screen.sees('dialog', 'memberCentre.title');
}

/** In the security centre one of its parts is open, by the button that leads there. */
export const opensPart = (button: string, username?: string) => async (tester: Tester) => {
  await opensCentre(tester, 'securityCenter', username);
  await tester.screen.press(button);
};
