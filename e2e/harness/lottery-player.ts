import { expect } from 'vitest';
import type { Language } from '../../src/atlas';
import type { Play } from '../../src/lottery';
import { wordsOf } from '../../tests/harness/words';
import { isFaultless as looksFaultless } from './faultless';
import type { Tester } from './tester';
import { logInAt } from './wire';

const BENGALI = [...'০১২৩৪৫৬৭৮৯'];
/** Formats numbers in a language by its digits, independently of the portal's formatter. */
export const read = (text: string, language: Language): string =>
  language === 'bn' ? text.replace(/\d/g, (digit) => BENGALI[Number(digit)] ?? digit) : text;
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Expects this message on the page, numbers in the digits of its language. */
export async function expectTexts({ page, language }: Tester, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await expect.poll(async () => plain(await page.locator('body').textContent())).toContain(read(text, language));
}

/** Expects this balance in the header. */
export const hasBalance = ({ page, language }: Tester, sum: string) =>
  expect.poll(async () => plain(await page.locator('header .balance .num').textContent())).toBe(read(sum, language));

/** Logs the player in, and opens a lottery at a play by its address. */
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

/** Presses options of a field by name: numbers in ASCII digits, all else by its message. */
export async function chooses({ page, language }: Tester, field: string, ...choices: string[]): Promise<void> {
  const t = wordsOf(language);
  const [id = '', n] = field.split(' ');
  const group = page.getByRole('group', { name: t(id, n ? { n: read(n, language) } : {}), exact: true });
  for (const choice of choices) {
    const button = group.getByRole('button', { name: read(t(choice), language), exact: true });
    await button.press('Enter');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
  }
}

/** More choices than this are typed, not pressed. */
const PRESSED = 100;

/**
 * Chooses a written selection (`1,2|3`) on an empty board by the positions of its fields and choices; numbers of a long
 * field are typed.
 */
export async function choosesSelection({ page }: Tester, fields: Play['fields'], selection: string): Promise<void> {
  const boards = page.locator('.lot-bet > .card').first().locator('.lot-field, .lot-typed');
  for (const [index, written] of selection.split('|').entries()) {
    const choices = fields[index]?.choices ?? [];
    const board = boards.nth(index);
    const chosen = written.split(',').filter(Boolean);
    if (choices.length > PRESSED) {
      await board.getByRole('textbox').fill(chosen.join(' '));
      await board.getByRole('button').press('Enter');
    } else for (const choice of chosen) await board.locator('.lot-pick').nth(choices.indexOf(choice)).press('Enter');
  }
}

/** Chooses the smallest unit, with which every play is below the caps on prizes. */
export async function choosesSmallestUnit({ page, language }: Tester): Promise<void> {
  const legend = page.locator('legend', { hasText: new RegExp(`^${wordsOf(language)('lottery.unit')}$`) });
  await page.locator('fieldset', { has: legend }).locator('.lot-pick').last().press('Enter');
}

/** Clears the selection of a field. */
const clears = ({ screen, language }: Tester, place: number) =>
  screen.press('lottery.clear.of', {
    0: wordsOf(language)('lottery.field.placeOf', { n: read(`${place}`, language) }),
  });

/** Selects a digit at each place, for ordered plays; `instead` of the previous selection, which stays after a bet. */
export async function choosesInOrder(tester: Tester, digits: string, { instead = false } = {}): Promise<void> {
  for (const [index, digit] of [...digits].entries()) {
    if (instead) await clears(tester, index + 1);
    await chooses(tester, `lottery.field.placeOf ${index + 1}`, digit);
  }
}

/** Reviews the bet, and places it. */
export async function bets({ screen }: Tester): Promise<void> {
  await screen.press('lottery.look');
  await screen.sees('region', 'lottery.review');
  await screen.press('lottery.place');
  await screen.sees('status', 'lottery.placed');
}

/** Logs in again if the elapsed time has ended the session. */
export async function comesBack(tester: Tester, path: string): Promise<void> {
  await tester.keepsSession(await logInAt(tester.gateway, 'player'));
  await tester.opens(path);
}

/** Newest rows of the betting record: status, stake and result. */
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
/** Expected row: its status by message, amounts in the digits of the language. */
export const row = ({ language }: Tester, status: Status, stake: string, result: string) => [
  wordsOf(language)(status === 'stopped' || status === 'void' ? `bets.ending.${status}` : `bets.status.${status}`),
  read(`P ${stake}`, language),
  read(`P ${result}`, language),
];

/** Opens the round of a row, counted from the newest; an undrawn round has no proof. */
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

/** Facts of the open round: label, by message, and value. */
export async function saysOf({ page, language }: Tester, id: string, value: string): Promise<void> {
  const fact = page
    .getByRole('dialog')
    .locator('.facts-list > div', { has: page.locator('dt', { hasText: new RegExp(`^${wordsOf(language)(id)}$`) }) });
  await expect.poll(async () => plain(await fact.locator('dd').textContent())).toBe(read(value, language));
}

/** Proof of the open round as copied: the draw, and each line with its result. */
export const proofOf = async ({ page }: Tester): Promise<unknown> =>
  JSON.parse((await page.getByRole('dialog').locator('.bet-code').filter({ hasText: /^\{/ }).textContent()) ?? '');

/** Checks a lottery screen for layout and axe faults, at any width. */
export const isFaultless = (tester: Tester, about: string): Promise<void> => looksFaultless(tester, `lottery-${about}`);
