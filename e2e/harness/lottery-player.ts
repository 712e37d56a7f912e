import { expect } from 'vitest';
import type { Language } from '../../src/atlas';
import { wordsOf } from '../../tests/harness/words';
import { isFaultless as looksFaultless } from './faultless';
import type { Tester } from './tester';
import { logInAt } from './wire';

const BENGALI = [...'০১২৩৪৫৬৭৮৯'];
/** Numbers as they are read in a language, said by its digits and not by the portal's way to format. */
export const read = (text: string, language: Language): string =>
  language === 'bn' ? text.replace(/\d/g, (digit) => BENGALI[Number(digit)] ?? digit) : text;
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The page says these words, numbers in the digits of its language. */
export async function says({ page, language }: Tester, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await expect.poll(async () => plain(await page.locator('body').textContent())).toContain(read(text, language));
}

/** The header's balance. */
export const hasBalance = ({ page, language }: Tester, sum: string) =>
  expect.poll(async () => plain(await page.locator('header .balance .num').textContent())).toBe(read(sum, language));

/** The player is in, and opens a lottery at a play, by its address. */
export async function opensLottery(
  tester: Tester,
  path: '/lottery' | '/vnlottery' | '/seaLottery',
  lottery: string,
  play: string,
) {
  await tester.isLoggedIn('player');
  await tester.opens(`${path}?gameCode=${lottery}&playType=${play}`);
  await tester.screen.sees('timer');
}

/** Presses choices of a field, by their names: numbers in digits of ours, all else by its message. */
export async function chooses({ page, language }: Tester, field: string, ...choices: string[]): Promise<void> {
  const say = wordsOf(language);
  const [id = '', n] = field.split(' ');
  const group = page.getByRole('group', { name: say(id, n ? { n: read(n, language) } : {}), exact: true });
  for (const choice of choices) {
    const button = group.getByRole('button', { name: read(say(choice), language), exact: true });
    await button.press('Enter');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
  }
}

/** Chooses nothing of a field any more. */
const clears = ({ screen, language }: Tester, place: number) =>
  screen.press('lottery.clear.of', {
    0: wordsOf(language)('lottery.field.placeOf', { n: read(`${place}`, language) }),
  });

/** A digit at each place, of the plays that ask for their order; `instead` of what was chosen before, which stays after a bet. */
export async function choosesInOrder(tester: Tester, digits: string, { instead = false } = {}): Promise<void> {
  for (const [index, digit] of [...digits].entries()) {
    if (instead) await clears(tester, index + 1);
    await chooses(tester, `lottery.field.placeOf ${index + 1}`, digit);
  }
}

/** Looks at the bet, and places it. */
export async function bets({ screen }: Tester): Promise<void> {
  await screen.press('lottery.look');
  await screen.sees('region', 'lottery.review');
  await screen.press('lottery.place');
  await screen.sees('status', 'lottery.placed');
}

/** Is in again, where the time that went by has ended the session. */
export async function comesBack(tester: Tester, path: string): Promise<void> {
  await tester.keepsSession(await logInAt(tester.gateway, 'player'));
  await tester.opens(path);
}

/** The newest rows of the betting record as they are read: status, stake, and what came back. */
export async function recordOf(tester: Tester, count: number): Promise<string[][]> {
  const { page, screen } = tester;
  await screen.sees('heading', 'bets.title');
  const rows = page.getByRole('dialog').locator('tbody tr');
  await rows.first().waitFor();
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  );
  return cells.slice(0, count).map((row) => row.slice(1, -1).map(plain));
}
export const RECORD = '/?dialog=memberCentre&page=personalHistoryCopy';

type Status = 'won' | 'lost' | 'even' | 'cancelled' | 'stopped' | 'void';
/** A row as it should be: its status by its message, sums in the digits of the language. */
export const row = ({ language }: Tester, status: Status, stake: string, result: string) => [
  wordsOf(language)(status === 'stopped' || status === 'void' ? `bets.ending.${status}` : `bets.status.${status}`),
  read(`P ${stake}`, language),
  read(`P ${result}`, language),
];

/** Opens the round of a row, counted from the newest; what was never drawn has no proof. */
export async function opensRound(
  { page, screen, language }: Tester,
  nth: number,
  { proof = true } = {},
): Promise<void> {
  await page
    .getByRole('dialog')
    .locator('tbody tr')
    .nth(nth)
    .getByRole('button', { name: wordsOf(language)('bets.details') })
    .press('Enter');
  await screen.sees('button', 'bets.back');
  if (proof) await screen.reads('bets.proof');
}

/** What the open round says of itself: what each fact is called, by its message, and what it is. */
export async function saysOf({ page, language }: Tester, id: string, value: string): Promise<void> {
  const fact = page
    .getByRole('dialog')
    .locator('.facts-list > div', { has: page.locator('dt', { hasText: new RegExp(`^${wordsOf(language)(id)}$`) }) });
  await expect.poll(async () => plain(await fact.locator('dd').textContent())).toBe(read(value, language));
}

/** The proof of the open round, as it is copied: what was drawn, and each line with what it came to. */
export const proofOf = async ({ page }: Tester): Promise<unknown> =>
  JSON.parse((await page.getByRole('dialog').locator('.bet-code').filter({ hasText: /^\{/ }).textContent()) ?? '');

/** Checks a lottery screen for layout and axe faults, at any width. */
export const isFaultless = (tester: Tester, about: string): Promise<void> => looksFaultless(tester, `lottery-${about}`);
