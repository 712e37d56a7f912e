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
/** The time of a session as it is learned at a device whose clock is ahead of the gateway's by so many ms. */
function watched(idle: number, latest: number, ahead = 0) {
  const time = createSessionTime(createServerClock(Date.now), shared());
  const serverTime = Date.now() - ahead;
  time.learn({ idleEndsAt: serverTime + idle, endsAt: serverTime + latest, serverTime });
  const told: unknown[] = [];
  return { time, told, stop: time.watch((event) => told.push(event)) };
}
/** What another tab with the same session storage writes. */
const heard = (key: string, newValue: string) => window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('own.session.warning: it tells each second of the last two minutes before the idle end, and the end', () => {
  const { told } = watched(30 * MINUTE, 600 * MINUTE);
  vi.advanceTimersByTime(28 * MINUTE - 1_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([{ type: 'time.ticked', left: { secondsLeft: 120, final: false } }]);
  vi.advanceTimersByTime(1_000);
  expect(told.at(-1)).toEqual({ type: 'time.ticked', left: { secondsLeft: 119, final: false } });
  vi.advanceTimersByTime(2 * MINUTE);
  expect(told.at(-1)).toEqual({ type: 'time.over' });
  expect(told.filter((event) => JSON.stringify(event).includes('over'))).toHaveLength(1);
});

test('own.session.expiry: a call puts the idle end off, as the gateway counts it: at most once a minute', () => {
  const { time, told } = watched(30 * MINUTE, 600 * MINUTE);
  vi.advanceTimersByTime(50_000);
  time.touched();
  vi.advanceTimersByTime(28 * MINUTE - 50_000);
  expect(told).toHaveLength(1);
  time.touched();
  vi.advanceTimersByTime(1_000);
  expect(told.at(-1)).toEqual({ type: 'time.renewed' });
  vi.advanceTimersByTime(27 * MINUTE);
  expect(told.at(-1)).toEqual({ type: 'time.renewed' });
});

test.each([
  ['ahead', 90],
  ['behind', -90],
])('own.session.expiry: a device whose clock is an hour and a half %s hears of the end when it is', (_, minutes) => {
  const { told } = watched(30 * MINUTE, 600 * MINUTE, minutes * MINUTE);
  vi.advanceTimersByTime(28 * MINUTE - 1_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(2 * MINUTE + 1_000);
  expect(told.at(-1)).toEqual({ type: 'time.over' });
});

test('own.session.expiry: without the time of an older gateway the end comes by the clock of the device', () => {
  const time = createSessionTime(createServerClock(Date.now), shared());
  time.learn({ idleEndsAt: Date.now() + 30 * MINUTE, endsAt: Date.now() + 600 * MINUTE });
  const events: unknown[] = [];
  time.watch((event) => events.push(event));
  vi.advanceTimersByTime(28 * MINUTE);
  expect(events).toEqual([{ type: 'time.ticked', left: { secondsLeft: 120, final: false } }]);
});

test('own.session.last: near the latest end it says that nothing puts it off', () => {
  const { told } = watched(30 * MINUTE, 5 * MINUTE);
  vi.advanceTimersByTime(3 * MINUTE);
  expect(told).toEqual([{ type: 'time.ticked', left: { secondsLeft: 120, final: true } }]);
});

test('own.session.expiry: it no longer looks once it is stopped', () => {
  const { told, stop } = watched(30 * MINUTE, 600 * MINUTE);
  stop();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(told).toEqual([]);
});

test('own.session.tabs: what another tab does keeps this one awake, and what a stranger does not', () => {
  const { told } = watched(30 * MINUTE, 600 * MINUTE);
  vi.advanceTimersByTime(29 * MINUTE);
  heard('sessionAwake', `another ${Date.now()}`);
  expect(told.at(-1)).not.toEqual({ type: 'time.renewed' });
  heard('sessionAwake', `${sessionStorage.getItem('mark')} ${Date.now()}`);
  expect(told.at(-1)).toEqual({ type: 'time.renewed' });
});

test('own.session.tabs: tabs with the same mark hear that the session ended, and nothing of it stays', () => {
  const [one, onEnded] = [shared(), vi.fn()];
  const stop = one.listen({ onEnded });
  const write = vi.spyOn(Storage.prototype, 'setItem');
  one.end();
  expect(write).toHaveBeenCalledWith('sessionEnded', sessionStorage.getItem('mark'));
  expect({ ...localStorage }).toEqual({});
  heard('sessionEnded', 'another');
  expect(onEnded).not.toHaveBeenCalled();
  heard('sessionEnded', sessionStorage.getItem('mark') ?? '');
  expect(onEnded).toHaveBeenCalledOnce();
  stop();
  heard('sessionEnded', sessionStorage.getItem('mark') ?? '');
  expect(onEnded).toHaveBeenCalledOnce();
  write.mockRestore();
});

test('own.session.tabs asvs 14.3.1: a page that the browser kept for the way back sees that the session is no longer there', () => {
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

test('own.session.expiry: only answers to calls that bear the session, were not refused, and somebody has asked for, count', async () => {
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
