import type { Tester } from './tester';

/** Has a link for the demo's player mailed, and gives its token; not that of a link that came `before`. */
export async function mailsLink(tester: Tester, before?: string): Promise<string> {
  const body = new URLSearchParams({ username: 'player', email: 'player@example.test' });
  await fetch(`${tester.gateway.url}/wps/member/password/email`, { method: 'POST', body });
  return tester.mailed(new RegExp(`resetPassword#${before ? `(?!${before})` : ''}([\\w-]+)`));
}
