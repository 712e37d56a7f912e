import { expect, test, vi } from 'vitest';
import { SETTINGS } from '../../../src/contract';
import { createLiveEvents } from '../../../src/portal/browser/live-events';

test('changes reach the followers of their topic until they stop [own.live.client]', () => {
  const live = createLiveEvents(Date.now);
  const balance = vi.fn();
  const draw = vi.fn();
  const stop = live.watch('balance', balance);
  live.watch('draw', draw);
  live.publish('balance');
  live.publish('draw', 'SSC');
  expect([balance.mock.calls, draw.mock.calls]).toEqual([[[null]], [['SSC']]]);
  live.publish(null);
  expect([balance.mock.calls.length, draw.mock.calls.length]).toEqual([2, 2]);
  stop();
  live.publish('balance');
  expect(balance).toHaveBeenCalledTimes(2);
});

test('needs are reported when a part starts and stops following [own.live.client]', () => {
  const live = createLiveEvents(Date.now);
  const needs: boolean[] = [];
  const stop = live.onNeed(() => needs.push(live.needs('draw')));
  live.watch('draw', () => {})();
  expect(needs).toEqual([true, false]);
  stop();
  live.watch('draw', () => {});
  expect(needs).toHaveLength(2);
});

test('a stream that is silent or has ended is not live [own.live.client]', () => {
  let now = 0;
  const live = createLiveEvents(() => now);
  expect(live.isLive()).toBe(false);
  live.note(true);
  now = SETTINGS.live.silence - 1;
  expect(live.isLive()).toBe(true);
  now = SETTINGS.live.silence;
  expect(live.isLive()).toBe(false);
  live.note(true);
  live.note(false);
  expect(live.isLive()).toBe(false);
});
