// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WhenInView } from '../../../src/ui/when-in-view';

test('shows the fallback until it scrolls into view, then the children', () => {
  let scrolls: (isIntersecting: boolean) => void = () => {};
  class Observer {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      scrolls = (isIntersecting) => notify([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(<WhenInView fallback="Games">Popular games</WhenInView>);
  act(() => scrolls(false));
  expect(screen.getByText('Games')).toBeTruthy();
  act(() => scrolls(true));
  expect(screen.getByText('Popular games')).toBeTruthy();
  expect(screen.queryByText('Games')).toBeNull();
});

test('shows the fallback where the browser does not observe elements', () => {
  render(<WhenInView fallback="Games">Popular games</WhenInView>);
  expect(screen.getByText('Games')).toBeTruthy();
});
