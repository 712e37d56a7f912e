import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, type ExpectStatic, test } from 'vitest';
import type { Destination } from './destinations';
import { type RunningGateway, startGateway } from './gateway';
import { layoutFaults, puzzleFaults, unseenFocuses } from './layout';
import { IN_GATE } from './looks';
import { Tester } from './tester';

/** Px. */
export const NARROW = 360;
const BETWEEN = 768;
const WIDE = 1280;

/** Faults at each of these widths, coming from the previous one. */
async function faultsAt(
  page: Page,
  widths: readonly number[],
  about: string,
  looks: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await looks(page)).map((fault) => `${width} px${about}: ${fault}`));
  }
  return found;
}

/** Switches the language in the page, and returns whether there is a picker. A dialog may cover it. */
async function switchesLanguage({ page, edge }: Tester): Promise<boolean> {
  const pickers = page.locator('.language-picker select');
  if ((await pickers.count()) === 0) return false;
  await pickers.last().evaluate((picker: HTMLSelectElement) => {
    picker.value = [...picker.options].find(({ selected }) => !selected)?.value ?? '';
    picker.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.waitForFunction(() => document.documentElement.lang !== 'bn');
  await edge.rests();
  return true;
}

/** Layout faults of a page opened in Bengali, narrow and wide. */
const coldFaults = ({ page }: Tester): Promise<string[]> =>
  faultsAt(page, [NARROW, WIDE], '', async () => [...(await layoutFaults(page)), ...(await puzzleFaults(page))]);

/** As above; then, without a reload, between these widths, in dark mode, in English, and with keyboard focus. */
export async function faultsEverywhere(tester: Tester): Promise<string[]> {
  const { page } = tester;
  const cold = await coldFaults(tester);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faultsAt(page, [BETWEEN], ', dark', layoutFaults);
  const other = (await switchesLanguage(tester))
    ? await faultsAt(page, [WIDE, BETWEEN, NARROW], ', in English', layoutFaults)
    : [];
  return [...cold, ...dark, ...other, ...(await unseenFocuses(page))];
}

/** Destinations whose layout the gate checks: the most visited ones. */
export const GATE_DESTINATIONS = [
  '/',
  '/login',
  // Represents every list of games.
  '/elott',
  '/promotions',
  'home of a member',
  'the dialog register',
  'the dialog login',
  'depositv2 of memberCentre, for the player',
  'withdraw of memberCentre, for the player',
  'securityCenter of memberCentre, for the player',
];

/**
 * Opens each destination on a page of its own, because files loaded by another one would hide missing ones. Returns an
 * accessor of the file's gateway.
 */
export function opensCold(all: readonly Destination[]) {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway();
    await gateway.becomes('everybody', 'SLIDEVERIF=on', 'REGCAPTCHA=off');
  });
  afterAll(async () => {
    await gateway?.stop();
  });

  /** Opens a destination, and expects no faults. */
  const expectFaultless = async (
    { path, as, status = 200, leadOn }: Destination,
    find: (tester: Tester) => Promise<string[]>,
    expect: ExpectStatic,
  ) => {
    const tester = await Tester.arrives(gateway, { language: 'bn', width: NARROW });
    const { edge, errors } = tester;
    try {
      if (as) await tester.isLoggedIn(as);
      const reply = await tester.opens(path);
      expect(reply?.status()).toBe(status);
      await edge.rests();
      if (leadOn) {
        await leadOn(tester);
        await edge.rests();
      }
      expect(await find(tester)).toEqual([]);
      expect(errors).toEqual([]);
    } finally {
      await tester.leaves();
    }
  };

  describe.concurrent('opened cold', () => {
    for (const destination of all) {
      test(`${destination.name}: nothing is cut off, overlapping, too small or unstyled, and every focus is visible`, ({
        expect,
      }) => expectFaultless(destination, faultsEverywhere, expect));
      if (GATE_DESTINATIONS.includes(destination.name))
        test(`${destination.name}: nothing is cut off or unstyled in Bengali, narrow or wide`, IN_GATE, ({ expect }) =>
          expectFaultless(destination, coldFaults, expect),
        );
    }
  });
  return () => ({ gateway });
}
