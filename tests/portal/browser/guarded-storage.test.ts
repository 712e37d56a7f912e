// @vitest-environment jsdom

import { describe, expect, test, vi } from 'vitest';
import { createStorage } from '../../../src/portal/browser/storage';
import { guardStorage } from '../../../src/ui/browser/guarded-storage';
import { portalModulesWith } from '../../harness/source-files';

const denied = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = () => ({ getItem: () => null, setItem: denied, removeItem: () => {}, clear: () => {} });
const session = { token: 'token', account: 'player', type: 0 };

describe('guarded storage', () => {
  test.each([
    ['site data is blocked', denied],
    ['every write throws', full],
  ])('keeps the session in memory and reports it once when %s [own.storage.blocked]', (_, open) => {
    const storage = createStorage(guardStorage(open), guardStorage(open), document);
    const report = vi.fn();
    storage.onUnstored(report);
    expect([storage.token(), storage.language()]).toEqual([null, 'bn']);
    storage.openSession(session);
    storage.keepLanguage('en');
    expect([storage.token(), storage.account(), storage.isMember(), storage.language()]).toEqual([
      'token',
      'player',
      true,
      'en',
    ]);
    storage.forgetSession();
    expect(storage.token()).toBeNull();
    storage.openSession(session);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('stores the session in the browser and reports nothing when storage works [own.storage.blocked]', () => {
    const storage = createStorage(
      guardStorage(() => sessionStorage),
      guardStorage(() => localStorage),
      document,
    );
    const report = vi.fn();
    storage.onUnstored(report);
    storage.openSession(session);
    expect([sessionStorage.getItem('token'), report.mock.calls]).toEqual(['token', []]);
  });

  test('returns the newest value when a write throws after one that did not [own.storage.blocked]', () => {
    const area = { ...full(), getItem: () => 'old', removeItem: denied };
    const storage = guardStorage(() => area);
    expect(storage.getItem('key')).toBe('old');
    storage.setItem('key', 'new');
    expect([storage.getItem('key'), storage.isUnstored('key')]).toEqual(['new', true]);
    storage.removeItem('key');
    expect([storage.getItem('key'), storage.isUnstored('key')]).toEqual([null, false]);
  });
});

test('no other file of the portal names the browser’s storage or cookies [own.storage.blocked]', () => {
  const named = portalModulesWith(/\b(localStorage|sessionStorage)\b|\b(document|doc|page)\.cookie\b/);
  expect(named).toEqual(['src/ui/browser/guarded-storage.ts']);
});
