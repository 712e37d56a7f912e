// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CopyButton } from '../../../src/ui/copy-button';
import { createToasts, TOAST_TIME } from '../../../src/ui/toast-store';
import { Toasts } from '../../../src/ui/toasts';
import { show } from '../harness/show';

describe('toast', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('lasts five seconds, the latest longest', () => {
    const store = createToasts();
    store.show('first');
    vi.advanceTimersByTime(2_000);
    store.show('second', 'bad');
    expect(store.list().map(({ text }) => text)).toEqual(['first', 'second']);
    vi.advanceTimersByTime(TOAST_TIME - 2_000);
    expect(store.list().map(({ text }) => text)).toEqual(['second']);
    vi.advanceTimersByTime(2_000);
    expect(store.list()).toEqual([]);
  });

  test('stays while held, as do later toasts', () => {
    const store = createToasts();
    store.show('first');
    store.hold();
    store.show('second');
    vi.advanceTimersByTime(60_000);
    expect(store.list()).toHaveLength(2);
    store.release();
    vi.advanceTimersByTime(TOAST_TIME);
    expect(store.list()).toEqual([]);
  });
});

test('is announced politely and can be dismissed', async () => {
  const store = createToasts();
  const { user } = show(<Toasts store={store} />);
  act(() => store.show('Your password was changed'));
  expect(screen.getByRole('status').textContent).toContain('Your password was changed');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(store.list()).toEqual([]);
});

test('copied text is on the clipboard and confirmed by a toast [s8.success.copied]', async () => {
  const { user } = show(
    <>
      <CopyButton text="203.0.113.24">Copy</CopyButton>
      <Toasts />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('203.0.113.24');
  expect(await screen.findByText('Copied')).toBeTruthy();
});

test('a toast explains what to do if the browser rejects copying', async () => {
  const { user } = show(
    <>
      <CopyButton text="203.0.113.24">Copy</CopyButton>
      <Toasts />
    </>,
  );
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/copy it by hand/)).toBeTruthy();
});
