// @vitest-environment jsdom
import forge from 'node-forge/lib/forge';
import 'node-forge/lib/des';
import { describe, expect, test, vi } from 'vitest';
import { openPath } from '../../../../../src/portal/browser/open-path';
import { openSupportWindow } from '../../../../../src/portal/browser/support-window';
import { customerServiceFlow } from '../../../../../src/portal/features/support/customer-service/customer-service.flow';
import { lend, runActor } from '../../../harness/flow-support';

const CHAT = 'https://chat.example.test/maidan';
const KEY = 'k3yOfDES';

/** Encrypts like a provider; `pad`: bytes instead of the padding. */
function sealed(
  text: string,
  key = KEY,
  pad?: string,
  encode = (typed: string) => forge.util.encodeUtf8(typed),
): string {
  const bytes = encode(text);
  const count = 8 - (bytes.length % 8);
  const cipher = forge.cipher.createCipher('DES-ECB', key);
  cipher.start({});
  cipher.update(forge.util.createBuffer(bytes + (pad ?? String.fromCharCode(count).repeat(count))));
  return forge.util.encode64(cipher.output.getBytes()) + key;
}

/** Opens the contact of a type; returns the outcome and the state of the window. */
async function opened(type: string, path: string, popup = { isOpen: false, go: vi.fn(), close: vi.fn() }) {
  const service = { version: { pathList: [{ type, path }] }, hosts: ['chat.example.test'] };
  const flow = customerServiceFlow(lend({ '/wps/system/customerService': { value: service } }).deps, () => popup);
  expect(await runActor(flow, 'loadService')).toEqual({ rankLevel: 0, member: false, types: [type] });
  const { kind } = Object(await runActor(flow, 'openContact', { type }));
  return { kind, went: popup.go.mock.calls.flat(), closed: popup.close.mock.calls.length };
}
const chatOpened = { kind: 'opened', went: [CHAT], closed: 0 };
const shut = { kind: 'address', went: [], closed: 1 };

describe('opened contact', () => {
  test('decrypts the path by its eight-character key [s4.customer-service.type-3]', async () => {
    expect(openPath(sealed(CHAT))).toBe(CHAT);
    expect(openPath(sealed('ময়দান'))).toBe('ময়দান');
    expect(await opened('3', sealed(CHAT))).toEqual(chatOpened);
  });

  test('opens a plain address unchanged [s4.customer-service.live-chat s4.customer-service.vip]', async () => {
    expect(await opened('2', CHAT)).toEqual(chatOpened);
    expect(await opened('1', CHAT)).toEqual(chatOpened);
  });

  const wrong = sealed(CHAT).slice(0, -8);
  test.each([
    ['another key', `${wrong}an0ther!`],
    ['half a key', `${wrong}k3y`],
    ['no key', wrong],
    ['nothing', ''],
    ['a padding of nothing', sealed('https://chat.example.test/maidan', KEY, '\0'.repeat(8))],
    ['a padding that is too long', sealed('https://chat.example.test/maidan', KEY, '\t'.repeat(8))],
    [
      'a padding of unlike bytes',
      sealed('https://chat.example.test/maidan', KEY, '\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008'),
    ],
    ['half a block', `${sealed(CHAT).slice(0, -12)}${KEY}`],
    ['no base64', `????${KEY}`],
    ['no UTF-8', sealed('\u00ff\u00fe\u00fd', KEY, undefined, (text) => text)],
    ['a script', sealed('javascript:alert(document.domain)')],
    ['a script in disguise', sealed(' JaVaScRiPt:alert(1)')],
    ['a page of its own', sealed('data:text/html,<script>alert(1)</script>')],
    ['another host', sealed('https://evil.test/')],
    ['a host that ends alike', sealed('https://notchat.example.test/')],
    ['a host that begins alike', sealed('https://chat.example.test.evil.test/')],
    ['a name before the host', sealed('https://chat.example.test@evil.test/')],
    ['a name at the host', sealed('https://somebody@chat.example.test/')],
    ['another port', sealed('https://chat.example.test:8443/')],
    ['no encryption', sealed('http://chat.example.test/')],
    ['an address of this page', sealed('/help')],
  ])('%s opens nothing and closes the window [s4.customer-service.failure]', async (_, path) => {
    expect(await opened('3', path)).toEqual(shut);
  });

  test('validates plain addresses, too [s4.customer-service.failure]', async () => {
    for (const path of ['javascript:alert(1)', 'https://evil.test/', 'http://chat.example.test/'])
      expect(await opened('2', path)).toEqual(shut);
  });
});

test('opens its window before any wait, and reports a blocked one [s4.customer-service.window]', async () => {
  const flow = customerServiceFlow(lend({}).deps, () => null);
  expect(await runActor(flow, 'openContact', { type: '3' })).toEqual({ kind: 'blocked' });
  const open = vi.fn(() => null);
  void runActor(customerServiceFlow(lend({}).deps, open), 'openContact', { type: '3' });
  expect(open).toHaveBeenCalledTimes(1);
});

test('is 440 by 500, empty and without an opener [s9.const.support-window s4.customer-service.window]', () => {
  const popup = { opener: {}, closed: false, location: { href: 'about:blank' }, focus: vi.fn(), close: vi.fn() };
  const open = vi.fn(() => popup);
  const window = openSupportWindow({ open });
  expect(open).toHaveBeenCalledWith('about:blank', 'support', 'popup,width=440,height=500');
  expect(popup.opener).toBeNull();
  window?.go(CHAT);
  expect(popup.location.href).toBe(CHAT);
  window?.close();
  expect(popup.close).toHaveBeenCalledTimes(1);
  expect(openSupportWindow({ open: () => null })).toBeNull();
});

test('a second press focuses the open window; a closed one is reopened [s4.customer-service.window]', async () => {
  const popup = { opener: {}, closed: false, location: { href: 'about:blank' }, focus: vi.fn(), close: vi.fn() };
  const page = { open: vi.fn(() => popup) };
  const service = { version: { pathList: [{ type: '2', path: CHAT }] }, hosts: ['chat.example.test'] };
  const press = async () => {
    const flow = customerServiceFlow(lend({ '/wps/system/customerService': { value: service } }).deps, () =>
      openSupportWindow(page),
    );
    await runActor(flow, 'loadService');
    return runActor(flow, 'openContact', { type: '2' });
  };
  expect([await press(), popup.location.href]).toEqual([{ kind: 'opened' }, CHAT]);
  popup.location.href = 'https://chat.example.test/conversation';
  expect(await press()).toEqual({ kind: 'opened' });
  expect([page.open.mock.calls.length, popup.focus.mock.calls.length]).toEqual([1, 1]);
  expect(popup.location.href).toBe('https://chat.example.test/conversation');
  popup.closed = true;
  await press();
  expect([page.open.mock.calls.length, popup.location.href]).toEqual([2, CHAT]);
});

test('uses the rank of the logged-in player [s4.customer-service.vip]', async () => {
  const member = { type: 0, clubLabel: { labelName: 'Gold', rankLevel: 5 } };
  const { deps, sent } = lend({ '/wps/system/customerService': { value: { version: { pathList: [] }, hosts: [] } } });
  const memberInfo = vi.fn(async () => member);
  const flow = customerServiceFlow({
    ...deps,
    storage: { ...deps.storage, token: () => 't' },
    client: Object.assign({ ...deps.client }, { memberInfo }),
  });
  expect(await runActor(flow, 'loadService')).toEqual({ rankLevel: 5, member: true, types: [] });
  expect(sent.map(({ path }) => path)).toEqual(['/wps/system/customerService']);
});
