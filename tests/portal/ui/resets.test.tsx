// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OfferTerms } from '../../../src/contract';
import { loadWords, speak } from '../../../src/portal/parts/portal/words';
import { Terms } from '../../../src/portal/parts/terms/terms';
import { Resets, ResetsDaily } from '../../../src/ui/page/resets';
import { learnSiteZone } from '../../../src/ui/site-clock';
import { endOfSiteMonth, endOfSiteWeek } from '../../../src/ui/site-zone';
import { show } from '../harness/dialog-support';

afterEach(() => {
  learnSiteZone(undefined);
  vi.useRealTimers();
});

const EVENING = Date.UTC(2026, 10, 27, 12, 20);
const text = () => document.body.textContent?.replace(/\s/g, ' ');

async function start(language: 'bn' | 'en', now: () => number) {
  await loadWords('list', language);
  await speak(language);
  learnSiteZone('Asia/Dhaka', now);
  expect(i18n.locale).toBe(language);
}

test.each([
  [
    'en',
    /^Resets at 12:00 AM \(Bangladesh Time\), in 5 hr 40 min$/,
    /^Resets on December 1, 12:00 AM \(Bangladesh Time\), in 3 days$/,
  ],
  [
    'bn',
    /^রিসেট \S+ ১২:০০ \(বাংলাদেশ সময়\), ৫ ঘণ্টা ৪০ মিনিট পরে$/,
    /^রিসেট ১ ডিসেম্বর, \S+ ১২:০০ \(বাংলাদেশ সময়\), ৩ দিন পরে$/,
  ],
] as const)(
  'in %s a window names its end, the zone of the site and the wait [own.frame.resets]',
  async (language, daily, monthly) => {
    await start(language, () => EVENING);
    show(<ResetsDaily />);
    expect(text()).toMatch(daily);
    document.body.replaceChildren();
    show(<Resets at={Date.UTC(2026, 10, 30, 18)} />);
    expect(text()).toMatch(monthly);
  },
);

const terms: OfferTerms = {
  audience: { kind: 'everybody' },
  trigger: { kind: 'claim' },
  amount: { kind: 'fixed', money: '10.00' },
  from: null,
  until: null,
  often: 'daily',
  times: 0,
  excluded: [],
  mostStake: null,
  cashoutTimes: null,
  workDays: null,
  claimDays: 3,
};
/** The line that states how often an offer can be taken. */
function often(changes: Partial<OfferTerms>): string {
  document.body.replaceChildren();
  show(<Terms terms={{ ...terms, ...changes }} />);
  const lines = [...document.querySelectorAll('dl > div')].map(
    ({ textContent }) => textContent?.replace(/\s/g, ' ') ?? '',
  );
  return lines.find((line) => /^(How often|কতবার)/.test(line)) ?? '';
}

test.each([
  ['en', 'daily', /Once a day\. Resets at 12:00 AM \(Bangladesh Time\), in 5 hr 40 min$/],
  ['en', 'weekly', /Once a week\. Resets on November 30, 12:00 AM \(Bangladesh Time\), in 2 days$/],
  ['en', 'monthly', /Once a month\. Resets on December 1, 12:00 AM \(Bangladesh Time\), in 3 days$/],
  ['bn', 'daily', /কতবারদিনে একবার। রিসেট \S+ ১২:০০ \(বাংলাদেশ সময়\), ৫ ঘণ্টা ৪০ মিনিট পরে$/],
] as const)(
  'in %s an offer that can be taken %s shows the end of its window [own.frame.resets]',
  async (language, window, line) => {
    await loadWords('terms', language);
    await start(language, () => EVENING);
    expect(often({ often: window })).toMatch(line);
  },
);

test('an offer without a next window shows no reset [own.frame.resets]', async () => {
  await loadWords('terms', 'en');
  await start('en', () => EVENING);
  expect(often({ often: 'once' })).toMatch(/Once$/);
  expect(often({ until: EVENING + 3_600_000 })).toMatch(/Once a day$/);
  expect(often({ from: EVENING + 3_600_000 })).toMatch(/Once a day$/);
});

test.each([
  ['2026-11-29T17:59:59Z', '2026-11-29T18:00:00.000Z', '2026-11-30T18:00:00.000Z'],
  ['2026-11-29T18:00:00Z', '2026-12-06T18:00:00.000Z', '2026-11-30T18:00:00.000Z'],
  ['2026-12-31T12:00:00Z', '2027-01-03T18:00:00.000Z', '2026-12-31T18:00:00.000Z'],
])('at %s the week ends at %s and the month at %s [own.frame.resets]', (at, week, month) => {
  learnSiteZone('Asia/Dhaka');
  const time = Date.parse(at);
  expect([endOfSiteWeek(time), endOfSiteMonth(time)].map((end) => new Date(end).toISOString())).toEqual([week, month]);
});

test('the wait follows the clock of the gateway while the page is open [own.frame.resets]', async () => {
  vi.useFakeTimers();
  let now = EVENING;
  await start('en', () => now);
  show(<ResetsDaily />);
  now += 5 * 3_600_000;
  act(() => vi.advanceTimersByTime(60_000));
  expect(text()).toMatch(/in 40 min$/);
});
