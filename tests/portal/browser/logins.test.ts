// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogins } from '../../../src/portal/browser/logins';
import { browserStorage } from '../../../src/ui/browser/guarded-storage';

const said: [key: string, value: string][] = [];
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  said.length = 0;
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, value: string) {
    said.push([key, value]);
    setItem.call(this, key, value);
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const logins = () => createLogins(browserStorage, document);
/** What another tab writes, and takes away again at once. */
function hears(key: string) {
  for (const newValue of ['yes', null]) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
/** What was said since the last look. */
const now = () => said.splice(0).map(([key]) => key);
function watches() {
  const told: boolean[] = [];
  stop = logins().watch((seen) => told.push(seen));
  return told;
}
function shows() {
  stop = logins().show();
}
const leaves = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

test('own.session.elsewhere: who is in says so at once and to who asks, and takes it back at the end', () => {
  shows();
  expect(now()).toEqual(['loginHere']);
  hears('loginAsked');
  expect(now()).toEqual(['loginHere']);
  stop();
  expect(now()).toEqual(['loginOver']);
  hears('loginAsked');
  expect(now()).toEqual([]);
});

test('own.session.elsewhere: a tab that is closed takes it back; a page that is gone back to says it again', () => {
  shows();
  now();
  leaves('pagehide', true);
  expect(now()).toEqual(['loginOver']);
  leaves('pageshow', true);
  expect(now()).toEqual(['loginHere']);
  leaves('pageshow', false);
  expect(now()).toEqual([]);
});

test('own.session.elsewhere: a tab asks at once; where nobody answers nothing is told', () => {
  const told = watches();
  expect(now()).toEqual(['loginAsked']);
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([]);
});

test('own.session.elsewhere: of several that answer it is told once, and that one is over only when no other answers', () => {
  const told = watches();
  hears('loginHere');
  hears('loginHere');
  expect(told).toEqual([true]);
  now();
  hears('loginOver');
  expect(now()).toEqual(['loginAsked']);
  vi.advanceTimersByTime(500);
  hears('loginHere');
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([true]);
  hears('loginOver');
  vi.advanceTimersByTime(999);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true, false]);
});

test('own.session.elsewhere: one that ended without a word is found out when the tab is looked at again', () => {
  const told = watches();
  hears('loginHere');
  now();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(now()).toEqual(['loginAsked']);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([true, false]);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  hears('loginHere');
  expect([now(), told]).toEqual([[], [true, false]]);
});

test('own.session.elsewhere: nothing stays in the storage, and nothing in it says who', () => {
  sessionStorage.setItem('token', 'secret');
  sessionStorage.setItem('account', 'rahim');
  said.length = 0;
  shows();
  hears('loginAsked');
  stop();
  watches();
  expect(localStorage.length).toBe(0);
  expect(new Set(said.map(([, value]) => value))).toEqual(new Set(['yes']));
  sessionStorage.clear();
});

test('a storage that refuses loses the word of it, and nothing else', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(watches()).toEqual([]);
  stop();
  shows();
});
