// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SETTINGS } from '../../../src/contract';
import { askOften } from '../../../src/portal/browser/asking';
import { createLiveEvents } from '../../../src/portal/browser/live-events';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const every = SETTINGS.live.poll;
/** Follows deposits without a stream. */
const polled = () => ({ live: createLiveEvents(Date.now), topic: 'deposit' as const });

/** Simulates whether the page is visible. */
function see(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('polls until stopped, also after failures [own.withdrawal.notified]', async () => {
  const request = vi.fn(async () => {
    throw new Error('offline');
  });
  const stop = askOften(request, polled());
  await vi.advanceTimersByTimeAsync(3 * every);
  expect(request).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(3 * every);
  expect(request).toHaveBeenCalledTimes(3);
});

test('waits for a response before polling again; stopping aborts the request [own.withdrawal.notified]', async () => {
  const signals: AbortSignal[] = [];
  const stop = askOften((signal) => {
    signals.push(signal);
    return new Promise(() => {});
  }, polled());
  await vi.advanceTimersByTimeAsync(5 * every);
  expect(signals).toHaveLength(1);
  stop();
  expect(signals[0]?.aborted).toBe(true);
});

test('a hidden page does not poll, and polls immediately when visible again [own.withdrawal.notified]', async () => {
  const request = vi.fn(async () => {});
  const stop = askOften(request, polled());
  see(true);
  await vi.advanceTimersByTimeAsync(5 * every);
  expect(request).not.toHaveBeenCalled();
  see(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledOnce();
  stop();
});

test('a reported change is requested immediately, and again if it arrives during a request [own.live.client]', async () => {
  const live = createLiveEvents(Date.now);
  let release = () => {};
  const request = vi.fn(
    () =>
      new Promise<void>((done) => {
        release = done;
      }),
  );
  const stop = askOften(request, { live, topic: 'deposit' });
  live.publish('withdrawal');
  expect(request).not.toHaveBeenCalled();
  live.publish('deposit');
  live.publish('deposit');
  expect(request).toHaveBeenCalledOnce();
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  live.publish('deposit');
  expect(request).toHaveBeenCalledTimes(2);
});

test('polls are shortened by chance, each by another share [own.live.polls]', async () => {
  const request = vi.fn(async () => {});
  vi.mocked(Math.random).mockReturnValueOnce(1).mockReturnValueOnce(0.5);
  const stop = askOften(request, polled());
  for (const share of [0.8, 0.9, 1]) {
    request.mockClear();
    await vi.advanceTimersByTimeAsync(share * every - 1);
    expect(request).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(request).toHaveBeenCalledOnce();
  }
  stop();
});

test('nothing is polled while the stream is alive, and again once it is silent [own.live.client]', async () => {
  const { live, topic } = polled();
  const request = vi.fn(async () => {});
  const stop = askOften(request, { live, topic, interval: 30_000 });
  live.note(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(request).toHaveBeenCalledOnce();
  stop();
});
