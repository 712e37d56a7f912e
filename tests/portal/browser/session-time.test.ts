// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionTime, touching } from '../../../src/portal/browser/session-time';
import { createSharedSession } from '../../../src/portal/browser/shared-session';
import { browserStorage, tabStorage } from '../../../src/ui/browser/guarded-storage';
import { createServerClock } from '../../../src/ui/browser/server-clock';

const MINUTE = 60_000;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

const shared = () => createSharedSession(tabStorage, browserStorage, window);
/** A session's time learnt by a device whose clock is `ahead` ms ahead of the gateway's. */
function watched(idle: number, latest: number, ahead = 0) {
  const time = createSessionTime(createServerClock(Date.now), shared());
  const serverTime = Date.now() - ahead;
  time.learn({ idleEndsAt: serverTime + idle, endsAt: serverTime + latest, serverTime });
  const notifications: unknown[] = [];
  return { time, told: notifications, stop: time.watch((event) => notifications.push(event)) };
}
/** A write by another tab with the same session storage. */
const writeFromOtherTab = (key: string, newValue: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('ticks each second of the last two minutes before the idle end [own.session.warning]', () => {
  const { told: notifications } = watched(30 * MINUTE, 600 * MINUTE);
  vi.advanceTimersByTime(28 * MINUTE - 1_000);
  expect(notifications).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(notifications).toEqual([{ type: 'time.ticked', left: { secondsLeft: 120, final: false } }]);
  vi.advanceTimersByTime(1_000);
  expect(notifications.at(-1)).toEqual({ type: 'time.ticked', left: { secondsLeft: 119, final: false } });
  vi.advanceTimersByTime(2 * MINUTE);
  expect(notifications.at(-1)).toEqual({ type: 'time.expired' });
  expect(notifications.filter((event) => JSON.stringify(event).includes('expired'))).toHaveLength(1);
});

test('a call postpones the idle end at most once a minute, as the gateway does [own.session.expiry]', () => {
  const { time, told: notifications } = watched(30 * MINUTE, 600 * MINUTE);
  vi.advanceTimersByTime(50_000);
  time.touched();
  vi.advanceTimersByTime(28 * MINUTE - 50_000);
  expect(notifications).toHaveLength(1);
  time.touched();
  vi.advanceTimersByTime(1_000);
  expect(notifications.at(-1)).toEqual({ type: 'time.renewed' });
  vi.advanceTimersByTime(27 * MINUTE);
  expect(notifications.at(-1)).toEqual({ type: 'time.renewed' });
});

test.each([
  ['ahead', 90],
  ['behind', -90],
])('a device whose clock is an hour and a half %s notices the end on time [own.session.expiry]', (_, minutes) => {
  const { told: notifications } = watched(30 * MINUTE, 600 * MINUTE, minutes * MINUTE);
  vi.advanceTimersByTime(28 * MINUTE - 1_000);
  expect(notifications).toEqual([]);
  vi.advanceTimersByTime(2 * MINUTE + 1_000);
  expect(notifications.at(-1)).toEqual({ type: 'time.expired' });
});

test('uses the device’s clock if an older gateway sends no time [own.session.expiry]', () => {
  const time = createSessionTime(createServerClock(Date.now), shared());
  time.learn({ idleEndsAt: Date.now() + 30 * MINUTE, endsAt: Date.now() + 600 * MINUTE });
  const events: unknown[] = [];
  time.watch((event) => events.push(event));
  vi.advanceTimersByTime(28 * MINUTE);
  expect(events).toEqual([{ type: 'time.ticked', left: { secondsLeft: 120, final: false } }]);
});

test('near the maximum lifetime it marks the end as final [own.session.last]', () => {
  const { told: notifications } = watched(30 * MINUTE, 5 * MINUTE);
  vi.advanceTimersByTime(3 * MINUTE);
  expect(notifications).toEqual([{ type: 'time.ticked', left: { secondsLeft: 120, final: true } }]);
});

test('does not tick after it is stopped [own.session.expiry]', () => {
  const { told: notifications, stop } = watched(30 * MINUTE, 600 * MINUTE);
  stop();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(notifications).toEqual([]);
});

test('activity in another tab prolongs the session only if both share it [own.session.tabs]', () => {
  const { told: notifications } = watched(30 * MINUTE, 600 * MINUTE);
  vi.advanceTimersByTime(29 * MINUTE);
  writeFromOtherTab('sessionAwake', `another ${Date.now()}`);
  expect(notifications.at(-1)).not.toEqual({ type: 'time.renewed' });
  writeFromOtherTab('sessionAwake', `${sessionStorage.getItem('mark')} ${Date.now()}`);
  expect(notifications.at(-1)).toEqual({ type: 'time.renewed' });
});

test('tabs with the same mark are notified of the end, and nothing stays stored [own.session.tabs]', () => {
  const tab = shared();
  const onEnded = vi.fn();
  const stop = tab.listen({ onEnded });
  const write = vi.spyOn(Storage.prototype, 'setItem');
  tab.end();
  expect(write).toHaveBeenCalledWith('sessionEnded', sessionStorage.getItem('mark'));
  expect({ ...localStorage }).toEqual({});
  writeFromOtherTab('sessionEnded', 'another');
  expect(onEnded).not.toHaveBeenCalled();
  writeFromOtherTab('sessionEnded', sessionStorage.getItem('mark') ?? '');
  expect(onEnded).toHaveBeenCalledOnce();
  stop();
  writeFromOtherTab('sessionEnded', sessionStorage.getItem('mark') ?? '');
  expect(onEnded).toHaveBeenCalledOnce();
  write.mockRestore();
});

test('a page restored from the browser’s cache notices the missing session [own.session.tabs asvs 14.3.1]', () => {
  const shows = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  const onEnded = vi.fn();
  const stop = shared().listen({ onEnded });
  shows(true);
  expect(onEnded).not.toHaveBeenCalled();
  sessionStorage.clear();
  shows(false);
  expect(onEnded).not.toHaveBeenCalled();
  shows(true);
  expect(onEnded).toHaveBeenCalledOnce();
  stop();
  shows(true);
  expect(onEnded).toHaveBeenCalledOnce();
});

test('only successful calls of the session by the player count as activity [own.session.expiry]', async () => {
  const touched = vi.fn();
  const call = async (status: number, headers: Record<string, string>) =>
    touching(async () => new Response('{}', { status }), { touched })('/wps/member/info', { headers });
  await call(200, {});
  await call(401, { Authorization: 'Bearer t' });
  await call(200, { Authorization: 'Bearer t', Quiet: '1' });
  expect(touched).not.toHaveBeenCalled();
  await call(422, { Authorization: 'Bearer t' });
  expect(touched).toHaveBeenCalledOnce();
});
