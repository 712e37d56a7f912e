// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogins } from '../../../src/portal/browser/logins';
import { browserStorage } from '../../../src/ui/browser/guarded-storage';

const writes: [key: string, value: string][] = [];
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  writes.length = 0;
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, value: string) {
    writes.push([key, value]);
    setItem.call(this, key, value);
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const logins = () => createLogins(browserStorage, document);
/** A write by another tab, removed immediately. */
function hears(key: string) {
  for (const newValue of ['yes', null]) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
/** Messages since the last call. */
const now = () => writes.splice(0).map(([key]) => key);
function watches() {
  const notifications: boolean[] = [];
  stop = logins().watch((isOpenElsewhere) => notifications.push(isOpenElsewhere));
  return notifications;
}
function shows() {
  stop = logins().show();
}
const leaves = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

test('a logged-in tab announces itself, replies to queries and withdraws at the end [own.session.elsewhere]', () => {
  shows();
  expect(now()).toEqual(['loginHere']);
  hears('loginAsked');
  expect(now()).toEqual(['loginHere']);
  stop();
  expect(now()).toEqual(['loginOver']);
  hears('loginAsked');
  expect(now()).toEqual([]);
});

test('a closing tab withdraws; a restored page announces itself again [own.session.elsewhere]', () => {
  shows();
  now();
  leaves('pagehide', true);
  expect(now()).toEqual(['loginOver']);
  leaves('pageshow', true);
  expect(now()).toEqual(['loginHere']);
  leaves('pageshow', false);
  expect(now()).toEqual([]);
});

test('a new tab queries immediately and reports nothing without a reply [own.session.elsewhere]', () => {
  const notifications = watches();
  expect(now()).toEqual(['loginAsked']);
  vi.advanceTimersByTime(5_000);
  expect(notifications).toEqual([]);
});

test('several replies are reported once, and the end only when none remain [own.session.elsewhere]', () => {
  const notifications = watches();
  hears('loginHere');
  hears('loginHere');
  expect(notifications).toEqual([true]);
  now();
  hears('loginOver');
  expect(now()).toEqual(['loginAsked']);
  vi.advanceTimersByTime(500);
  hears('loginHere');
  vi.advanceTimersByTime(5_000);
  expect(notifications).toEqual([true]);
  hears('loginOver');
  vi.advanceTimersByTime(999);
  expect(notifications).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(notifications).toEqual([true, false]);
});

test('a tab that ended silently is noticed when this one becomes visible [own.session.elsewhere]', () => {
  const notifications = watches();
  hears('loginHere');
  now();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(now()).toEqual(['loginAsked']);
  vi.advanceTimersByTime(1_000);
  expect(notifications).toEqual([true, false]);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  hears('loginHere');
  expect([now(), notifications]).toEqual([[], [true, false]]);
});

test('nothing stays in storage, and no message identifies the player [own.session.elsewhere]', () => {
  sessionStorage.setItem('token', 'secret');
  sessionStorage.setItem('account', 'rahim');
  writes.length = 0;
  shows();
  hears('loginAsked');
  stop();
  watches();
  expect(localStorage.length).toBe(0);
  expect(new Set(writes.map(([, value]) => value))).toEqual(new Set(['yes']));
  sessionStorage.clear();
});

test('a failing storage loses only its message', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(watches()).toEqual([]);
  stop();
  shows();
});
