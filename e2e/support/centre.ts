import type { Tester } from './tester';

/** The player is in, with the member centre open at a page. */
export async function opensCentre(tester: Tester, page = 'securityCenter'): Promise<void> {
  await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
  await tester.isLoggedIn('player');
  await tester.page.goto('/');
  await tester.screen.sees('button', 'header.balance.refresh');
  await tester.screen.visit(`/?dialog=memberCentre&page=${page}`);
  await tester.screen.sees('dialog', 'memberCentre.title');
}

/** In the security centre one of its parts is open, by the button that leads there. */
export const opensPart = (button: string) => async (tester: Tester) => {
  await opensCentre(tester);
  await tester.screen.press(button);
};
