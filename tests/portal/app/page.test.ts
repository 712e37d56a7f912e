// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createPage } from '../../../src/portal/app/page';
import { memoryOf } from '../../../src/portal/browser/memory-of';
import { createStorage } from '../../../src/portal/browser/storage';

const refused = { success: false, message: 'Log in', value: null, code: 'session.ended' };

/** A page whose calls are all refused, once `answer` is called. */
function asking() {
  const storage = createStorage(sessionStorage, localStorage, document);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetch = () => answered.then(() => new Response(JSON.stringify(refused), { status: 401 }));
  const page = createPage({
    ...{ fetch, storage, session: sessionStorage, memory: memoryOf(window), host: '', language: 'en' },
    ...{ loadView: async () => undefined, now: Date.now },
  });
  const send = vi.spyOn(page.portal, 'send').mockReturnValue();
  storage.openSession({ token: 'the first', account: 'player', type: 0 });
  const asked = page.client.memberInfo().catch(() => 'refused');
  return { storage, send, asked, answer };
}

test('a call that is refused in the session that is held ends it', async () => {
  const { send, asked, answer } = asking();
  answer();
  expect(await asked).toBe('refused');
  expect(send).toHaveBeenCalledWith({ type: 'call.unauthorised' });
});

test('what was asked in a session that is over, and is refused late, does not end the next one', async () => {
  const { storage, send, asked, answer } = asking();
  storage.openSession({ token: 'the second', account: 'agent', type: 1 });
  answer();
  expect(await asked).toBe('refused');
  expect(send).not.toHaveBeenCalled();
});
