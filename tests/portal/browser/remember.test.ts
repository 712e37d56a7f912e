// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { memoryOf } from '../../../src/portal/browser/memory-of';
import { createMemory } from '../../../src/portal/browser/remember';
import { createStorage } from '../../../src/portal/browser/storage';
import { createCookies } from '../../../src/ui/browser/cookies';
import { browserStorage, tabStorage } from '../../../src/ui/browser/guarded-storage';
import { keysInMemory } from './keys-in-memory';

const random = (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes);
const cookies = createCookies(document, false);
const remember = (safe: ReturnType<typeof keysInMemory> | null = keysInMemory()) =>
  createMemory({ cookies, safe, random });

afterEach(() => remember().forget());

test('writes three cookies [s3.cookie.last-username s3.cookie.remember-flag s3.cookie.password]', async () => {
  await remember().keepName('rina', 'Shapla#2026');
  expect(cookies.names().sort()).toEqual(['lastUsername', 'password.rina', 'rememberPassword']);
  expect(document.cookie).not.toContain('Shapla');
});

test('recalls the password in any script [s4.remember-password.on]', async () => {
  const memory = remember();
  await memory.keepName('rina', 'শাপলা ফুল ২০২৬ 🌸');
  expect(await memory.recall()).toEqual({ username: 'rina', password: 'শাপলা ফুল ২০২৬ 🌸', mobile: null });
});

test('each cookie lasts 24 hours [s9.const.remember-cookies]', async () => {
  const lifetimes: [string, number][] = [];
  const watched = {
    ...cookies,
    write: (name: string, _: string, seconds: number) => lifetimes.push([name, seconds]) > 0,
  };
  const memory = createMemory({ cookies: watched, safe: keysInMemory(), random });
  await memory.keepName('rina', 'x');
  await memory.keepMobile({ number: '1712345678', dialingCode: '880' });
  expect(new Set(lifetimes.map(([, seconds]) => seconds))).toEqual(new Set([86_400]));
  expect(new Set(lifetimes.map(([name]) => name))).toEqual(
    new Set(['lastUsername', 'rememberPassword', 'password.rina', 'smsMobile']),
  );
});

test('turning it off deletes everything including the key [s4.remember-password.off]', async () => {
  const safe = keysInMemory();
  const memory = remember(safe);
  await memory.keepName('rina', 'x');
  await memory.forget();
  expect([cookies.names(), await memory.recall(), safe.key()]).toEqual([[], null, null]);
});

test('the key cannot be extracted and changes each time', async () => {
  const safe = keysInMemory();
  const memory = remember(safe);
  await memory.keepName('rina', 'x');
  const first = safe.key();
  expect(first?.extractable).toBe(false);
  await memory.keepName('rina', 'x');
  expect(safe.key()).not.toBe(first);
});

test('without its key, or tampered with, a cookie yields only the name', async () => {
  const safe = keysInMemory();
  await remember(safe).keepName('rina', 'x');
  expect(await remember(keysInMemory()).recall()).toEqual({ username: 'rina', password: null, mobile: null });
  cookies.write('password.rina', 'AAAA', 60);
  expect(await remember(safe).recall()).toMatchObject({ username: 'rina', password: null });
});

test('without a secure context only the name is stored', async () => {
  const memory = remember(null);
  await memory.keepName('rina', 'Shapla#2026');
  expect(cookies.names().sort()).toEqual(['lastUsername', 'rememberPassword']);
  expect([memory.namesOnly, await memory.recall()]).toEqual([true, { username: 'rina', password: null, mobile: null }]);
});

test('stores a number with its dialing code instead of a name [s3.cookie.sms-mobile]', async () => {
  const memory = remember();
  await memory.keepName('rina', 'x');
  await memory.keepMobile({ number: '০১৭১২ ৩৪৫৬৭৮', dialingCode: '880' });
  expect(cookies.names().sort()).toEqual(['rememberPassword', 'smsMobile']);
  expect(await memory.recall()).toEqual({
    username: '',
    password: null,
    mobile: { number: '০১৭১২ ৩৪৫৬৭৮', dialingCode: '880' },
  });
});

test('a username equal to another cookie’s name does no harm', async () => {
  cookies.write('lang', 'bn', 60);
  await remember().keepName('lang', 'x');
  expect(cookies.read('lang')).toBe('bn');
  await remember().forget();
  expect(cookies.names()).toEqual(['lang']);
  cookies.remove('lang');
});

/** A page over TLS or not that records its cookies. */
const pageOver = (scheme: 'http' | 'https', storedCookies = '') => {
  const written: string[] = [];
  const cookie = { get: () => storedCookies, set: (item: string) => written.push(item) };
  const doc = Object.defineProperties(document.implementation.createHTMLDocument(), {
    cookie,
    URL: { value: `${scheme}://play.test/` },
  });
  return { doc, written };
};

test('cookies are same-site, and over TLS secure and bound to the host [asvs 3.3.1 3.3.2 3.3.3]', () => {
  const tls = pageOver('https');
  const plain = pageOver('http');
  createCookies(tls.doc, true).write('a', 'b c', 5);
  createCookies(plain.doc, false).write('a', 'b c', 5);
  expect(tls.written).toEqual(['__Host-a=b%20c; Path=/; Max-Age=5; SameSite=Strict; Secure']);
  expect(plain.written).toEqual(['a=b%20c; Path=/; Max-Age=5; SameSite=Strict']);
});

test('over TLS a cookie planted by another host is ignored [asvs 3.3.3]', () => {
  const { doc } = pageOver('https', 'lastUsername=planted; __Host-lastUsername=rina; other=x');
  const { names, read } = createCookies(doc, true);
  expect([names(), read('lastUsername')]).toEqual([['lastUsername'], 'rina']);
});

test('over TLS the language cookie is same-site, secure and bound to the host [asvs 3.3.1 3.3.3]', () => {
  const tls = pageOver('https');
  const plain = pageOver('http');
  for (const { doc } of [tls, plain]) createStorage(tabStorage, browserStorage, doc).keepLanguage('en');
  expect(tls.written).toEqual(['__Host-lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
  expect(plain.written).toEqual(['lang=en; Path=/; Max-Age=31536000; SameSite=Lax']);
});

test('the language is stored where the worker can read it [own.app.offline]', async () => {
  const put = vi.fn();
  vi.stubGlobal('caches', { open: async () => ({ put }) });
  onTestFinished(() => void vi.unstubAllGlobals());
  createStorage(tabStorage, browserStorage, pageOver('https').doc).keepLanguage('en');
  await vi.waitFor(() => expect(put).toHaveBeenCalledWith('/language', expect.any(Response)));
  expect(await put.mock.calls[0]?.[1].text()).toBe('en');
});

test('the page stores, restores and clears the login through the lazily loaded script [s4.remember-password.on s4.remember-password.off]', async () => {
  const memory = memoryOf(window);
  expect([memory.namesOnly, await memory.recall()]).toEqual([true, null]);
  await memory.keepName('rina', 'Shapla#2026');
  expect(await memory.recall()).toEqual({ username: 'rina', password: null, mobile: null });
  await memory.keepMobile({ number: '1712345678', dialingCode: '880' });
  expect(await memory.recall()).toMatchObject({ mobile: { number: '1712345678', dialingCode: '880' } });
  await memory.forget();
  expect([cookies.names(), await memory.recall()]).toEqual([[], null]);
});
