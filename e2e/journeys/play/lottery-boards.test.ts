import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { passwordOf } from '../../../tests/drivers/identity/passwords';
import { wordsOf } from '../../../tests/harness/words';
import { LOOKS } from '../../harness/looks';
import { issuesOf } from '../../harness/lottery';
import { chooses, choosesInOrder, expectTexts, isFaultless, opensLottery } from '../../harness/lottery-player';
import { stage } from '../../harness/stage';
import { clientAt } from '../../harness/wire';

const { createTester } = stage();

/** A board of each kind: places, balls, cars, the special number, sides, digits, lots to press, and lots to type. */
const BOARDS = [
  ['/lottery', 'SSC', 'direct-5'],
  ['/lottery', '11X5', 'any-5-banker'],
  ['/lottery', 'PK10', 'place-sides'],
  ['/lottery', 'LHC', 'special'],
  ['/lottery', 'LHC', 'zodiac-2'],
  ['/lottery', 'LFP5', 'direct-5'],
  ['/vnlottery', 'VNN', 'lo-2'],
  ['/vnlottery', 'VNS', 'lo-3'],
  ['/seaLottery', 'SEA4D', 'big'],
] as const;

/** Tabs through all controls of the page and returns those that never received a visible focus. */
async function unreached(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const all = [...document.querySelectorAll('.lottery :is(a[href], button, input, select, textarea, summary)')];
    const usable = all.filter((element) => element.checkVisibility() && !element.matches(':disabled'));
    for (const [index, element] of usable.entries()) element.setAttribute('data-nth', `${index}`);
    const [first] = usable;
    if (first instanceof HTMLElement) first.focus();
    return usable.length;
  });
  const seen = new Set<string>();
  const unseen = new Set<string>();
  // Browsers hide a focus that was set by a script, so the first control is focused again by keyboard.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  for (let nth = 0; nth <= count; nth++) {
    const at = await page.evaluate(() => {
      const { activeElement: one } = document;
      const style = one ? getComputedStyle(one) : null;
      return {
        nth: one?.getAttribute('data-nth') ?? '',
        isSeen: style?.outlineStyle !== 'none' || style.boxShadow !== 'none',
      };
    });
    (at.isSeen ? seen : unseen).add(at.nth);
    await page.keyboard.press('Tab');
  }
  const missed = Array.from({ length: count }, (_, nth) => `${nth}`).filter((nth) => !seen.has(nth));
  return page.evaluate(
    (all) => all.map((nth) => document.querySelector(`[data-nth="${nth}"]`)?.outerHTML.slice(0, 120) ?? nth),
    missed,
  );
}

test.each(LOOKS)(
  'in %s at %d px every kind of board has targets large enough for thumbs, and is operable by keyboard with a visible focus [own.lottery.plays own.lottery.board]',
  async (language, width) => {
    const tester = await createTester({ language, width });
    await tester.gateway.becomes('everybody', 'ahead', 'SLIDEVERIF=off');
    for (const [path, lottery, play] of BOARDS) {
      await tester.opens(`${path}?gameCode=${lottery}&playType=${play}`);
      await tester.screen.sees('combobox', 'lottery.play');
      await isFaultless(tester, `board-${lottery}-${play}`);
      expect([lottery, play, await unreached(tester.page)]).toEqual([lottery, play, []]);
    }
  },
);

test.each(LOOKS)(
  'in %s at %d px a slip of several lines, a chase and the running chases pass the layout checks [own.lottery.lines own.lottery.chase own.lottery.chases]',
  async (language, width) => {
    const tester = await createTester({ language, width });
    const { gateway, screen } = tester;
    await gateway.becomes('everybody', 'ahead', 'SLIDEVERIF=off');
    await issuesOf(gateway, 'LF3D', 6);
    await opensLottery(tester, '/lottery', 'LF3D', 'direct-3');
    await choosesInOrder(tester, '123');
    await screen.press('lottery.line.add');
    await choosesInOrder(tester, '456');
    await screen.press('lottery.line.add');
    await chooses(tester, 'lottery.field.placeOf 1', '7');
    await isFaultless(tester, 'slip');
    await chooses(tester, 'lottery.field.placeOf 2', '8');
    await chooses(tester, 'lottery.field.placeOf 3', '9');
    await screen.press('lottery.chase');
    await screen.sees('table', 'lottery.chase.table');
    await isFaultless(tester, 'chase-editor');
    expect(await unreached(tester.page)).toEqual([]);
    await screen.press('lottery.chase.place');
    await screen.sees('status', 'lottery.chase.placed');
    await isFaultless(tester, 'chase-placed');
    await screen.press('lottery.again');
    await screen.press('lottery.chases');
    await screen.sees('button', 'lottery.chases.end');
    await isFaultless(tester, 'chases');
  },
);

test.each(LOOKS)(
  'in %s at %d px shows the deposit limit and the reminder before a bet, and blocks bets during a break [own.lottery.status]',
  async (language, width) => {
    const tester = await createTester({ language, width });
    const { gateway, screen } = tester;
    await gateway.becomes('everybody', 'ahead', 'SLIDEVERIF=off');
    await issuesOf(gateway, 'LF3D');
    const { client, isIn } = clientAt(gateway);
    await isIn('player');
    await client.setDepositLimit({ period: 'day', limit: '500.00' });
    await client.setRealityCheck({ minutes: 30 });
    await opensLottery(tester, '/lottery', 'LF3D', 'direct-3');
    await choosesInOrder(tester, '123');
    await expectTexts(tester, 'P 500.00', '30');
    await isFaultless(tester, 'standing');
    await client.takeTimeOut({ hours: 24, password: passwordOf('player') });
    await opensLottery(tester, '/lottery', 'LF3D', 'direct-3');
    await choosesInOrder(tester, '123');
    await screen.reads('lottery.most');
    await expect.poll(() => tester.page.locator('.lottery .note-gold').textContent()).not.toBe('');
    const look = tester.page.getByRole('button', { name: wordsOf(language)('lottery.look') });
    expect(await look.isDisabled()).toBe(true);
    await isFaultless(tester, 'break');
  },
);
