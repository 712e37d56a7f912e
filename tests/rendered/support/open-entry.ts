import type { EntryInput } from '../../../machines/entry/entry.machine';
import { settle } from '../../../src/atlas';
import { openAttempt } from './open-login';
import type { RenderedPage } from './page';
import { childOf } from './stand-ins';

/** Logs in up to what follows: the form was sent, and the gateway has let the player in and said this of the password. */
export async function openEntry(page: RenderedPage, { username, entry, judged }: EntryInput) {
  const attempt = await openAttempt(page, { way: judged ? 'username' : 'mobile', username });
  const login = childOf(childOf(childOf(page.portal, 'dialogs'), 'entrance'), 'login');
  const output = { end: 'signedIn', errors: [], failure: null, loggedIn: { username, entry } };
  await page.act(() => settle(attempt, { output }));
  await page.act(() => settle(childOf(login, 'forget'), { output: undefined }));
  return childOf(login, 'entry');
}
