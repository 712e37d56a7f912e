// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSignInWindow } from '../../../src/portal/browser/sign-in-window';

/** A channel between pages, within one. */
class Channel {
  static all: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly postMessage = vi.fn();
  constructor(readonly name: string) {
    Channel.all.push(this);
  }
  close() {
    this.onmessage = null;
  }
}
const says = (data: object) => {
  for (const { name, onmessage } of Channel.all) if (name === 'social.return') onmessage?.({ data });
};
const popup = { closed: false, location: { href: '' }, close: vi.fn() };
const open = vi.fn(() => popup);
const never = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  popup.closed = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('s2.login.social-buttons: it is opened empty, led to an address, and gives the code and issuer that come back under its state', async () => {
  const window = openSignInWindow({ open });
  expect(open).toHaveBeenCalledWith('about:blank', '_blank', expect.stringContaining('popup'));
  window.go('/demo/provider/google');
  expect(popup.location.href).toBe('/demo/provider/google');
  const code = window.authorization('mine', never);
  says({ state: 'another tab’s', code: 'theirs' });
  says({ state: 'mine', code: 'ours', iss: 'https://provider.example' });
  expect(await code).toEqual({ code: 'ours', iss: 'https://provider.example' });
  expect(Channel.all.at(-1)?.postMessage.mock.calls).toEqual([[{ received: 'mine' }]]);
  window.close();
  expect(popup.close).toHaveBeenCalled();
});

test('s8.phone.popup-closed: a window that is closed says so, unless its word was on the way', async () => {
  const closed = expect(openSignInWindow({ open }).authorization('one', never)).rejects.toEqual({
    kind: 'rejected',
    code: 'social.popupClosed',
  });
  const late = openSignInWindow({ open }).authorization('two', never);
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(400);
  says({ state: 'two', code: 'in time' });
  await vi.advanceTimersByTimeAsync(1_500);
  await closed;
  expect(await late).toEqual({ code: 'in time' });
});

test('who does not allow it is told apart from who closes the window; so is a browser that does not let it open', async () => {
  const denied = openSignInWindow({ open }).authorization('one', never);
  says({ state: 'one', error: 'access_denied' });
  await expect(denied).rejects.toMatchObject({ code: 'social.denied' });
  await expect(openSignInWindow({ open: () => null }).authorization('one', never)).rejects.toMatchObject({
    code: 'social.popupBlocked',
  });
});

test('waiting for the window ends when the player leaves the dialog [s4.modal.escape]', async () => {
  const leaving = new AbortController();
  const left = expect(openSignInWindow({ open }).authorization('one', leaving.signal)).rejects.toBe('left');
  leaving.abort('left');
  await left;
});
