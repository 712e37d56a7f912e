// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WhenInView } from '../../../src/ui/when-in-view';

/** Stubs the observer of elements; returns what it reports: whether the element is in view. */
function stubObserver() {
  const observers: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  class Observer {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      observers.push(notify);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  return (isIntersecting: boolean) => act(() => observers.at(-1)?.([{ isIntersecting }]));
}

test('shows the fallback until it scrolls into view, then the children', () => {
  const scrolls = stubObserver();
  render(<WhenInView fallback="Games">Popular games</WhenInView>);
  scrolls(false);
  expect(screen.getByText('Games')).toBeTruthy();
  scrolls(true);
  expect(screen.getByText('Popular games')).toBeTruthy();
  expect(screen.queryByText('Games')).toBeNull();
});

test('keeps a focused fallback until it scrolls into view again', () => {
  const scrolls = stubObserver();
  render(<WhenInView fallback={<button type="button">Games</button>}>Popular games</WhenInView>);
  screen.getByRole('button').focus();
  scrolls(true);
  expect(document.activeElement?.textContent).toBe('Games');
  screen.getByRole('button').blur();
  scrolls(true);
  expect(screen.getByText('Popular games')).toBeTruthy();
});

test('shows the fallback if the browser cannot observe elements', () => {
  render(<WhenInView fallback="Games">Popular games</WhenInView>);
  expect(screen.getByText('Games')).toBeTruthy();
});
