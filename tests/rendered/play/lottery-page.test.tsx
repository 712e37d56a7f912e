import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lotteryBoardMachine } from '../../../machines/play/lottery-board/lottery-board.machine';
import { lotteryOrderMachine } from '../../../machines/play/lottery-order/lottery-order.machine';
import { price, rules } from '../../../machines/play/lottery-order/lottery-order.samples';
import { settle } from '../../../src/atlas';
import { LOTTERIES, type LotteryCode } from '../../../src/lottery';
import { boardWith, openBoard } from '../harness/open-lottery';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';
import '../../harness/dom';
import { inLanguages } from '../harness/in-languages';

afterEach(cleanup);

const PAGES: [page: string, lottery: LotteryCode, typed: string][] = [
  ['lottery', 'PK10', 'front-1'],
  ['vnlottery', 'VNN', 'lo-3'],
  ['seaLottery', 'SEA4D', 'big'],
];
/** Addresses of the game categories. */
const KINDS = ['/lottery', '/live', '/sports', '/esports', '/rng', '/fish', '/pvp', '/elott'];
const NAMES = {
  bn: {
    PK10: 'পিকে১০',
    VNN: 'উত্তর ভিয়েতনাম',
    SEA4D: 'ফোরডি',
    'front-1': 'প্রথম ১টি ক্রমে',
    'lo-3': 'লো, ৩ ঘর',
    big: 'বড়: যেকোনো পুরস্কার',
  },
  en: {
    PK10: 'PK10',
    VNN: 'Vietnam North',
    SEA4D: '4D',
    'front-1': 'First 1 in order',
    'lo-3': 'Lô, 3 digits',
    big: 'Big: any prize',
  },
} as const satisfies Record<'bn' | 'en', Record<string, string>>;

const TITLES: Record<'bn' | 'en', Record<string, string>> = {
  bn: { lottery: 'লটারি', vnlottery: 'ভিয়েতনাম লটারি', seaLottery: 'SEA লটারি' },
  en: { lottery: 'Lottery', vnlottery: 'Vietnam lottery', seaLottery: 'SEA lottery' },
};
/** Launch target, and what is closed there. */
const INSTEAD: [kind: 'lottery' | 'play' | 'maintenance', asked: object, closedPlays: string[]][] = [
  ['lottery', { lottery: 'SSC1', play: 'last3' }, []],
  ['play', { lottery: 'LF3D', play: 'standard' }, []],
  ['maintenance', { lottery: 'LF3D' }, ['direct-3']],
];
const WORDS = {
  lottery: {
    bn: '“SSC1” নামে কোনো লটারি নেই। ওপর থেকে একটি বাছুন, অথবা সব গেম দেখুন।',
    en: 'We have no lottery “SSC1”. Choose one above, or see all games.',
  },
  play: {
    bn: 'থ্রিডি-এ এই লিংকের মতো বাজি নেই। ওপর থেকে একটি লটারি বাছুন, অথবা সব গেম দেখুন।',
    en: '3D has no bet of the kind in this link. Choose a lottery above, or see all games.',
  },
  maintenance: {
    bn: 'থ্রিডি-এর রক্ষণাবেক্ষণ চলছে, এখন বাজি ধরা যায় না। আগের বাজির ফলাফল নিয়মমতোই হবে।',
    en: '3D is under maintenance and is not taking bets right now. Bets already placed are settled as usual.',
  },
};

inLanguages((language) => {
  test.each(PAGES)(
    '/%s plays %s, with links to all other games [s1.product.game-kinds s2.route.lottery own.lottery.plays]',
    { tags: ['extended'] },
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
      expect(document.querySelectorAll('form input[name="numbers"]')).toHaveLength(
        fields.length - (pressed.length > 0 ? 1 : 0),
      );
    },
  );

  test.each(PAGES)(
    '/%s has a title of its own, and links to the other lottery pages [s1.product.game-kinds]',
    { tags: ['extended'] },
    async (key) => {
      const page = await openPage({
        children: visitor,
        hosted: { [key]: boardWith({}) },
        language,
        watched: lotteryBoardMachine,
        report: () => {},
      });
      await openPlace(page, key);
      expect(document.querySelector('.lottery h1')?.textContent).toBe(TITLES[language][key]);
      expect(document.title).toContain(TITLES[language][key]);
      const links = [...document.querySelectorAll('.lottery nav a')].map((link) => link.getAttribute('href'));
      expect(links).toEqual(['/lottery', '/vnlottery', '/seaLottery']);
    },
  );

  test('maintenance that begins on an open board replaces its timer; the slip stays [own.lottery.maintenance]', {
    tags: ['extended'],
  }, async () => {
    const page = await openPage({
      children: visitor,
      hosted: { lottery: boardWith({ order: held(lotteryOrderMachine) }) },
      language,
      watched: lotteryBoardMachine,
      report: () => {},
    });
    const board = await openBoard(page);
    await page.screen.sees('timer');
    await page.act(() => settle(childOf(childOf(board, 'order'), 'price'), { output: { kind: 'incomplete' } }));
    await page.act(() => board.send({ type: 'rules.checked', rules: { ...rules, closedPlays: ['direct-3'] } }));
    await page.screen.sees('timer');
    await page.act(() => board.send({ type: 'rules.checked', rules: { ...rules, closedPlays: rules.plays } }));
    await page.screen.sees('status', WORDS.maintenance[language]);
    await page.screen.hides('timer');
    await page.screen.sees('combobox', 'lottery.play');
    await page.act(() => board.send({ type: 'rules.checked', rules }));
    await page.screen.sees('timer');
  });

  test('a play under maintenance shows that on an open board [own.lottery.maintenance]', {
    tags: ['extended'],
  }, async () => {
    const page = await openPage({
      children: visitor,
      hosted: { lottery: boardWith({ order: held(lotteryOrderMachine) }) },
      language,
      watched: lotteryBoardMachine,
      report: () => {},
    });
    const board = await openBoard(page);
    await page.act(() => settle(childOf(childOf(board, 'order'), 'price'), { output: { kind: 'incomplete' } }));
    await page.act(() => board.send({ type: 'rules.checked', rules: { ...rules, closedPlays: ['direct-3'] } }));
    const words = { bn: /রক্ষণাবেক্ষণ চলছে, এখন বাজি ধরা যায় না/, en: /is under maintenance and takes no bets now/ };
    expect(document.querySelector('.lot-slip')?.textContent).toMatch(words[language]);
  });

  test('names a line under maintenance, and explains how to bet without it [own.lottery.maintenance own.lottery.lines]', {
    tags: ['extended'],
  }, async () => {
    const page = await openPage({
      children: visitor,
      hosted: { lottery: boardWith({ order: held(lotteryOrderMachine) }) },
      language,
      watched: lotteryBoardMachine,
      report: () => {},
    });
    const board = await openBoard(page);
    const order = childOf(board, 'order');
    const prices = (output: object) => page.act(() => settle(childOf(order, 'price'), { output }));
    await prices({ kind: 'incomplete' });
    await page.act(() => order.send({ type: 'draft.changed', changes: { selection: '1|2|3' } }));
    await prices({ kind: 'priced', price });
    await page.act(() => order.send({ type: 'line.added' }));
    await page.act(() => order.send({ type: 'play.selected', play: 'any-1' }));
    await prices({ kind: 'priced', price });
    await page.act(() => board.send({ type: 'rules.checked', rules: { ...rules, closedPlays: ['direct-3'] } }));
    await prices({ kind: 'priced', price });
    const words = { bn: /স্লিপের .+-এর রক্ষণাবেক্ষণ চলছে।/, en: /on your slip is under maintenance\. Remove it/ };
    const notes = [...document.querySelectorAll('.lot-slip .note')].map((note) => note.textContent);
    expect(notes).toEqual([expect.stringMatching(words[language])]);
    expect(order.getSnapshot().can({ type: 'order.requested' })).toBe(false);
    await page.act(() => order.send({ type: 'line.removed', line: 0 }));
    expect(document.querySelectorAll('.lot-slip .note')).toHaveLength(0);
  });

  test('a launch of the lobby lists the lotteries, with a link back [s3.lottery-launch.payload]', {
    tags: ['extended'],
  }, async () => {
    const page = await openPage({
      children: visitor,
      hosted: { lottery: boardWith({}) },
      language,
      watched: lotteryBoardMachine,
      report: () => {},
    });
    const board = await openPlace(page, 'lottery');
    const lobby = {
      games: [{ lottery: 'LF3D', play: 'direct-3' }],
      asked: {},
      view: 'lobby',
      backUrl: '/promotions?kind=lotto',
    };
    await page.act(() => settle(childOf(board, 'loadLobby'), { output: lobby }));
    await page.screen.sees('status', 'lottery.listed');
    await page.screen.sees('button', 'lottery.name.LF3D');
    const back = document.querySelector<HTMLElement>('.lottery > a');
    expect(back?.getAttribute('href')).toBe('/promotions?kind=lotto');
    await page.act(() => back?.click());
    await page.screen.at('/promotions?kind=lotto');
  });

  test('a launch into an area without lotteries has a link back [s3.lottery-launch.payload]', {
    tags: ['extended'],
  }, async () => {
    const page = await openPage({
      children: visitor,
      hosted: { lottery: boardWith({}) },
      language,
      watched: lotteryBoardMachine,
      report: () => {},
    });
    const board = await openPlace(page, 'lottery');
    await page.act(() =>
      settle(childOf(board, 'loadLobby'), { output: { games: [], asked: {}, backUrl: '/promotions' } }),
    );
    await page.screen.sees('status', 'lottery.none.text');
    expect(document.querySelector('.lottery > a')?.getAttribute('href')).toBe('/promotions');
  });

  test.each(INSTEAD)(
    'a lottery that cannot be opened shows the reason, and offers others and the lobby: %s [own.lottery.unknown own.lottery.maintenance]',
    { tags: ['extended'] },
    async (kind, addressGame, closedPlays) => {
      const page = await openPage({
        children: visitor,
        hosted: { lottery: boardWith({}) },
        language,
        watched: lotteryBoardMachine,
        report: () => {},
      });
      const board = await openPlace(page, 'lottery');
      await page.act(() =>
        settle(childOf(board, 'loadLobby'), {
          output: { games: [{ lottery: 'LF3D', play: 'direct-3' }], asked: addressGame },
        }),
      );
      if (kind !== 'lottery')
        await page.act(() => settle(childOf(board, 'loadRules'), { output: { ...rules, closedPlays } }));
      await page.screen.sees('status', WORDS[kind][language]);
      await page.screen.sees('link', 'lottery.games');
      await page.screen.sees('button', 'lottery.name.LF3D');
      expect(document.querySelectorAll('.lottery select')).toHaveLength(0);
    },
  );
});
