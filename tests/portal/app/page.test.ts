// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { createPage } from '../../../src/portal/app/page';
import { createStorage } from '../../../src/portal/browser/storage';
import { browserStorage, tabStorage } from '../../../src/ui/browser/guarded-storage';

/** A page whose calls are all rejected once `answer` is called. */
function asking(status = 401, code = 'session.ended') {
  const rejectionBody = { success: false, message: 'Not now', value: null, code };
  const storage = createStorage(tabStorage, browserStorage, document);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetch = () => answered.then(() => new Response(JSON.stringify(rejectionBody), { status }));
  const page = createPage({
    history: createMemoryHistory(),
    ...{ fetch, storage, session: sessionStorage, host: '', language: 'en' },
    ...{ loadView: async () => undefined, now: Date.now },
  });
  const send = vi.spyOn(page.portal, 'send').mockReturnValue();
  storage.openSession({ token: 'the first', account: 'player', type: 0 });
  const pendingCall = page.client.memberInfo().catch(() => 'refused');
  return { storage, send, asked: pendingCall, answer };
}

test('a rejected call of the current session ends it', async () => {
  const { send, asked: pendingCall, answer } = asking();
  answer();
  expect(await pendingCall).toBe('refused');
  expect(send).toHaveBeenCalledWith({ type: 'call.unauthorised' });
});

test('a late rejection from an ended session does not end the next one', async () => {
  const { storage, send, asked: pendingCall, answer } = asking();
  storage.openSession({ token: 'the second', account: 'agent', type: 1 });
  answer();
  expect(await pendingCall).toBe('refused');
  expect(send).not.toHaveBeenCalled();
});

test.each([
  [503, 'system.maintenance'],
  [403, 'system.restricted'],
])('a call rejected with %i %s reloads the status [own.system-status.later-503]', async (status, code) => {
  const { send, asked: pendingCall, answer } = asking(status, code);
  answer();
  expect(await pendingCall).toBe('refused');
  expect(send).toHaveBeenCalledWith({ type: 'call.unavailable' });
});

test('any other rejected call leaves the site alone', async () => {
  const { send, asked: pendingCall, answer } = asking(403, 'request.crossSite');
  answer();
  expect(await pendingCall).toBe('refused');
  expect(send).not.toHaveBeenCalled();
});
