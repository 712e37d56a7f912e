import type { Tester } from './tester';

/** Has a link for the demo's player mailed, and gives its token; not that of a link that came `before`. */
export async function mailsLink(tester: Tester, before?: string): Promise<string> {
  const body = new URLSearchParams({ username: 'player', email: 'player@example.test' });
  await fetch(`${tester.gateway.url}/wps/member/password/email`, { method: 'POST', body });
  return tester.mailed(new RegExp(`resetPassword#${before ? `(?!${before})` : ''}([\\w-]+)`));
}

/** Follows a mailed link; without a token the page is opened by itself. */
export async function followsLink({ page }: Tester, token: string): Promise<void> {
  await page.goto('/');
  await page.goto(`/resetPassword#${token}`);
}
