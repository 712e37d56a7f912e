import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lotteryBoardMachine } from '../../machines/lottery-board/lottery-board.machine';
import { lotteryOrderMachine } from '../../machines/lottery-order/lottery-order.machine';
import { rules } from '../../machines/lottery-order/lottery-order.samples';
import { settle } from '../../src/atlas';
import { LOTTERIES, type LotteryCode } from '../../src/lottery';
import { visitor } from './support/neighbours';
import { boardWith } from './support/open-lottery';
import { openPlace } from './support/open-place';
import { openPage } from './support/page';
import { childOf, held } from './support/stand-ins';
import '../support/dom';
import { inLanguages } from './support/in-languages';

afterEach(cleanup);

const PAGES: [page: string, lottery: LotteryCode, typed: string][] = [
  ['lottery', 'PK10', 'front-1'],
  ['vnlottery', 'VNN', 'lo-3'],
  ['seaLottery', 'SEA4D', 'big'],
];
/** Where the kinds of games are. */
const KINDS = ['/lottery', '/live', '/sports', '/esports', '/rng', '/fish', '/pvp', '/elott'];
const NAMES = {
  bn: { PK10: 'পিকে১০', VNN: 'উত্তর ভিয়েতনাম', SEA4D: 'ফোরডি', 'front-1': 'প্রথম ১টি ক্রমে', 'lo-3': 'লো, ৩ ঘর', big: 'বড়: যেকোনো পুরস্কার' },
  en: { PK10: 'PK10', VNN: 'Vietnam North', SEA4D: '4D', 'front-1': 'First 1 in order', 'lo-3': 'Lô, 3 digits', big: 'Big: any prize' },
} as const satisfies Record<'bn' | 'en', Record<string, string>>;

inLanguages((language) => {
  test.each(PAGES)(
    's1.product.game-kinds s2.route.lottery own.lottery.plays: /%s plays %s, header only, every other kind of game one link away',
    async (key, lottery, play) => {
      const page = await openPage({
        children: visitor,
        hosted: { [key]: boardWith({ order: held(lotteryOrderMachine) }) },
        language,
        watched: lotteryBoardMachine,
        report: () => {},
      });
      const board = await openPlace(page, key);
      const plays = Object.keys(LOTTERIES[lottery].plays);
      await page.act(() => settle(childOf(board, 'loadLobby'), { output: { games: [{ lottery, play }], asked: {} } }));
      await page.act(() => settle(childOf(board, 'loadRules'), { output: { ...rules, lottery, plays } }));
      const names: Record<string, string> = NAMES[language];

      await page.screen.reads(`lottery.name.${lottery}`);
      expect(document.querySelector('.lottery h2')?.textContent).toBe(names[lottery]);
      const options = [...document.querySelectorAll<HTMLOptionElement>('.lottery option')];
      expect(options.map(({ value }) => value).sort()).toEqual([...plays].sort());
      expect(options.filter(({ value, text }) => text === value || text.includes('{'))).toEqual([]);
      expect(options.find(({ selected }) => selected)?.text).toBe(names[play]);
      expect(document.querySelectorAll('footer')).toHaveLength(0);
      const links = [...document.querySelectorAll('.top-2 a')].map((link) => link.getAttribute('href'));
      expect(links).toEqual(expect.arrayContaining(KINDS));
      const fields = LOTTERIES[lottery].plays[play]?.fields ?? [];
      const pressed = fields.filter(({ choices }) => choices.length <= 100).flatMap(({ choices }) => choices);
      expect(document.querySelectorAll('.lot-numbers > [aria-pressed="false"]')).toHaveLength(pressed.length);
      expect(document.querySelectorAll('form input[name="numbers"]')).toHaveLength(fields.length - (pressed.length > 0 ? 1 : 0));
    },
  );
});
