import type { Tester } from './tester';

/** Logs in a member, and opens the profile. */
export async function opensProfile(tester: Tester): Promise<void> {
  await tester.isLoggedIn('player');
  await tester.page.goto('/');
  await tester.screen.sees('button', 'header.balance.refresh');
  await tester.screen.visit('/?dialog=profile');
}
