import { expect, onTestFinished, test, vi } from 'vitest';
import { clockIn, dayIn, dayOf } from '../../../src/gateway/platform/time/zone';

/** An engine whose locales format dates differently: only the parts of a date are reliable. */
function otherLocales() {
  // The engine's own type declares this getter as a method.
  const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
  const format = vi.spyOn(prototype, 'format', 'get').mockReturnValue(() => '26/11/2026');
  onTestFinished(() => format.mockRestore());
}

test('days and times of a zone do not depend on locale date formats [own.frame.site-zone]', () => {
  otherLocales();
  const evening = Date.UTC(2026, 10, 26, 19, 12, 5);
  expect(dayIn('Asia/Dhaka')(new Date(evening))).toBe('2026-11-27');
  expect(dayIn('America/New_York')(new Date(evening))).toBe('2026-11-26');
  expect(clockIn('Asia/Dhaka')(evening)).toBe('2026-11-27 01:12:05');
  expect(clockIn('Asia/Dhaka')(evening - 3_600_000)).toBe('2026-11-27 00:12:05');
});

test.each([
  ['Asia/Dhaka', '2026-11-26T18:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-26T18:15:00.000Z'],
  ['America/New_York', '2026-11-27T05:00:00.000Z'],
  ['UTC', '2026-11-27T00:00:00.000Z'],
])('a day starts in %s at %s, regardless of how a locale writes offsets [own.frame.site-zone]', (zone, start) => {
  otherLocales();
  expect(dayOf('2026-11-27', zone)?.toISOString()).toBe(start);
});
