// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SETTINGS } from '../../../src/contract';
import { askOften } from '../../../src/portal/browser/asking';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const every = SETTINGS.askedEvery;

/** Returns whether somebody can see the page. */
function see(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('own.withdrawal.told: it asks again and again, also after it failed, until it is stopped', async () => {
  const ask = vi.fn(async () => {
    throw new Error('offline');
  });
  const stop = askOften(ask);
  await vi.advanceTimersByTimeAsync(3 * every);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(3 * every);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('own.withdrawal.told: it waits for an answer before it asks again, and stopping cuts what is asked', async () => {
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

test('own.withdrawal.told: a page that nobody sees asks nothing, and asks at once when it is seen again', async () => {
  const ask = vi.fn(async () => {});
  const stop = askOften(ask);
  see(true);
  await vi.advanceTimersByTimeAsync(5 * every);
  expect(ask).not.toHaveBeenCalled();
  see(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledOnce();
  stop();
});
