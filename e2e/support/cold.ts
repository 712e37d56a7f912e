import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Destination } from './destinations';
import { type RunningGateway, startGateway } from './gateway';
import { layoutFaults, puzzleFaults, unseenFocuses } from './layout';
import { IN_GATE } from './looks';
import { Tester } from './tester';

/** Px. */
export const NARROW = 360;
const BETWEEN = 768;
const WIDE = 1280;

/** What is wrong at each of these widths, with the width before it. */
async function faultsAt(page: Page, widths: readonly number[], about: string, looks: (page: Page) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await looks(page)).map((fault) => `${width} px${about}: ${fault}`));
  }
  return found;
}

/** Chooses the other language where one is chosen, in the page as it is; gives whether there is such a place. A dialog may lie over it. */
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

/**
 * What is wrong where a page was opened in Bengali, narrow and wide, and then, without being opened again, between them, in the dark and in the other
 * language; and with the focus of who goes by keys.
 */
export async function faultsEverywhere(tester: Tester): Promise<string[]> {
  const { page } = tester;
  const cold = await faultsAt(page, [NARROW, WIDE], '', async () => [...(await layoutFaults(page)), ...(await puzzleFaults(page))]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faultsAt(page, [BETWEEN], ', dark', layoutFaults);
  const other = (await switchesLanguage(tester)) ? await faultsAt(page, [WIDE, BETWEEN, NARROW], ', in English', layoutFaults) : [];
  return [...cold, ...dark, ...other, ...(await unseenFocuses(page))];
}

/** Destinations whose layout the gate checks: the ones that most people see. */
const GATE_DESTINATIONS = [
  '/',
  '/login',
  '/lobby',
  '/promotions',
  'home of a member',
  'the dialog register',
  'the dialog login',
  'deposit of memberCentre, for the player',
  'withdraw of memberCentre, for the player',
  'securityCenter of memberCentre, for the player',
];

/**
 * Opens each destination on a page of its own: files that another one loaded would hide what is missing here. Returns an accessor of the
 * file's gateway.
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

  describe.concurrent('opened cold', () => {
    for (const destination of all)
      test(`${destination.name}: nothing is cut off, over another, too small, unseen or without its style`, {
        tags: GATE_DESTINATIONS.includes(destination.name) ? IN_GATE.tags : [],
      }, async ({ expect }) => {
        const tester = await Tester.arrives(gateway, { language: 'bn', width: NARROW });
        const { edge, errors } = tester;
        const { path, as, status = 200, leadOn } = destination;
        try {
          if (as) await tester.isLoggedIn(as);
          const reply = await tester.opens(path);
          expect(reply?.status()).toBe(status);
          await edge.rests();
          if (leadOn) {
            await leadOn(tester);
            await edge.rests();
          }
          expect(await faultsEverywhere(tester)).toEqual([]);
          expect(errors).toEqual([]);
        } finally {
          await tester.leaves();
        }
      });
  });
  return () => ({ gateway });
}
