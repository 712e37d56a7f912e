// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SETTINGS } from '../../../src/contract';
import { askOften } from '../../../src/portal/browser/asking';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const every = SETTINGS.askedEvery;

/** Simulates whether the page is visible. */
function see(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('polls until stopped, also after failures [own.withdrawal.told]', async () => {
  const request = vi.fn(async () => {
    throw new Error('offline');
  });
  const stop = askOften(request);
  await vi.advanceTimersByTimeAsync(3 * every);
  expect(request).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(3 * every);
  expect(request).toHaveBeenCalledTimes(3);
});

test('waits for a response before polling again; stopping aborts the request [own.withdrawal.told]', async () => {
  const signals: AbortSignal[] = [];
  const stop = askOften((signal) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  await vi.advanceTimersByTimeAsync(5 * every);
  expect(signals).toHaveLength(1);
  stop();
  expect(signals[0]?.aborted).toBe(true);
});

test('a hidden page does not poll, and polls immediately when visible again [own.withdrawal.told]', async () => {
  const request = vi.fn(async () => {});
  const stop = askOften(request);
  see(true);
  await vi.advanceTimersByTimeAsync(5 * every);
  expect(request).not.toHaveBeenCalled();
  see(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledOnce();
  stop();
});
