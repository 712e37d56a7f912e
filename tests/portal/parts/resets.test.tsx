// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Resets, ResetsDaily } from '../../../src/portal/parts/page/resets';
import { loadWords, speak } from '../../../src/portal/parts/portal/words';
import { learnSiteZone } from '../../../src/portal/ui/site-zone';
import { show } from '../support/dialog-support';

afterEach(() => {
  learnSiteZone(undefined);
  vi.useRealTimers();
});

const EVENING = Date.UTC(2026, 10, 27, 12, 20);
const text = () => document.body.textContent?.replace(/\s/g, ' ');

async function begin(language: 'bn' | 'en', now: () => number) {
  await loadWords('list', language);
  await speak(language);
  learnSiteZone('Asia/Dhaka', now);
  expect(i18n.locale).toBe(language);
}

test.each([
  ['en', /^Resets at 12:00 AM \(Bangladesh Time\), in 5 hr 40 min$/, /^Resets on December 1, 12:00 AM \(Bangladesh Time\), in 3 days$/],
  ['bn', /^রিসেট \S+ ১২:০০ \(বাংলাদেশ সময়\), ৫ ঘণ্টা ৪০ মিনিট পরে$/, /^রিসেট ১ ডিসেম্বর, \S+ ১২:০০ \(বাংলাদেশ সময়\), ৩ দিন পরে$/],
] as const)('in %s a window names its end, the zone of the site and the wait [own.frame.resets]', async (language, daily, monthly) => {
  await begin(language, () => EVENING);
  show(<ResetsDaily />);
  expect(text()).toMatch(daily);
  document.body.replaceChildren();
  show(<Resets at={Date.UTC(2026, 10, 30, 18)} />);
  expect(text()).toMatch(monthly);
});

test('the wait follows the clock of the gateway while the page is open [own.frame.resets]', async () => {
  vi.useFakeTimers();
  let now = EVENING;
  await begin('en', () => now);
  show(<ResetsDaily />);
  now += 5 * 3_600_000;
  act(() => vi.advanceTimersByTime(60_000));
  expect(text()).toMatch(/in 40 min$/);
});
