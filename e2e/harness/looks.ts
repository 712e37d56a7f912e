import { test } from 'vitest';
import type { Language } from '../../src/atlas';

export const LANGUAGES: readonly Language[] = ['bn', 'en'];

/** Languages and widths of most journeys: phone and desktop. */
export const LOOKS = [
  ['bn', 360],
  ['en', 1280],
] as const satisfies [Language, number][];

/** As above, with a tablet. */
export const THREE_LOOKS = [
  ['bn', 360],
  ['en', 768],
  ['en', 1280],
] as const satisfies [Language, number][];

/** Marks a browser test that `npm test` runs; without it a test runs in `npm run test:all` alone. */
export const IN_GATE = { tags: ['gate'] };

/** `test.each` of a journey that belongs to the gate in its first look, and to `npm run test:all` in the others. */
export const gateEach =
  <Look>(looks: readonly Look[]) =>
  (title: string, run: (...look: Look extends readonly unknown[] ? Look : [Look]) => Promise<void>): void => {
    const [first, ...others] = looks;
    test.each([first])(title, IN_GATE, run as () => Promise<void>);
    test.each(others)(title, run as () => Promise<void>);
  };
