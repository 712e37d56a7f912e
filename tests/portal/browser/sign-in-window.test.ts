// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSignInWindow } from '../../../src/portal/browser/sign-in-window';

/** A channel between pages, within one page. */
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
const send = (data: object) => {
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

test('opens empty, navigates, and returns code and issuer for its state [s2.login.social-buttons]', async () => {
  const window = openSignInWindow({ open });
  expect(open).toHaveBeenCalledWith('about:blank', '_blank', expect.stringContaining('popup'));
  window.go('/demo/provider/google');
  expect(popup.location.href).toBe('/demo/provider/google');
  const code = window.authorization('mine', never);
  send({ state: 'another tab’s', code: 'theirs' });
  send({ state: 'mine', code: 'ours', iss: 'https://provider.example' });
  expect(await code).toEqual({ code: 'ours', iss: 'https://provider.example' });
  expect(Channel.all.at(-1)?.postMessage.mock.calls).toEqual([[{ received: 'mine' }]]);
  window.close();
  expect(popup.close).toHaveBeenCalled();
});

test('a closed window is reported unless its message was already on the way [s8.phone.popup-closed]', async () => {
  const closed = expect(openSignInWindow({ open }).authorization('one', never)).rejects.toEqual({
    kind: 'rejected',
    code: 'social.popupClosed',
  });
  const late = openSignInWindow({ open }).authorization('two', never);
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(400);
  send({ state: 'two', code: 'in time' });
  await vi.advanceTimersByTimeAsync(1_500);
  await closed;
  expect(await late).toEqual({ code: 'in time' });
});

test('distinguishes denied consent, a closed window and a blocked popup', async () => {
  const denied = openSignInWindow({ open }).authorization('one', never);
  send({ state: 'one', error: 'access_denied' });
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
