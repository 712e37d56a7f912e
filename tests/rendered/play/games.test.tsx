import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listMachine } from '../../../machines/platform/list/list.machine';
import { systemStatusMachine } from '../../../machines/platform/system-status/system-status.machine';
import { favouritesMachine } from '../../../machines/play/favourites/favourites.machine';
import { gameBrowseMachine } from '../../../machines/play/game-browse/game-browse.machine';
import { found, game } from '../../../machines/play/game-browse/game-browse.samples';
import { gameInfoMachine } from '../../../machines/play/game-info/game-info.machine';
import { detail, lastRound } from '../../../machines/play/game-info/game-info.samples';
import { gameLaunchMachine } from '../../../machines/play/game-launch/game-launch.machine';
import { gameOpeningMachine } from '../../../machines/play/game-opening/game-opening.machine';
import { gameSearchMachine } from '../../../machines/play/game-search/game-search.machine';
import { settle } from '../../../src/atlas';
import { money, signedMoney } from '../../../src/ui/format';
import { openPlace } from '../harness/open-place';
import { type Around, openPage, type RenderedPage } from '../harness/page';
import { member, mockStates, visitor } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';
import '../../harness/dom';
import { inLanguages } from '../harness/in-languages';

afterEach(cleanup);

const favourites = inert(favouritesMachine, {
  value: { known: 'idle' },
  context: { ids: ['lab-dice'], waiting: [], failure: null },
});
const suggestions = inert(gameSearchMachine, { value: 'closed', context: { text: '', suggestions: null } });
const browse = held(gameBrowseMachine, { favourites, suggestions });
const CATEGORIES = [
  ['elott', 'common.category.elott'],
  ['live', 'common.category.live'],
  ['fish', 'common.category.fish'],
  ['pvp', 'common.category.pvp'],
  ['sports', 'common.category.sports'],
  ['esports', 'common.category.esports'],
] as const;
const LIVE = ['baccarat', 'sicbo', 'roulette', 'dragonTiger', 'blackjack', 'cardPoker', 'zjh'];
const MAINTENANCE = {
  bn: 'গেমটির রক্ষণাবেক্ষণ চলছে। অন্য একটি গেম খেলুন।',
  en: 'This game is under maintenance. Try another one.',
};
/** Links to the game categories in the header, by target. */
const waysIn = (nav: string) =>
  [...(document.querySelectorAll(`${nav} a`) ?? [])].flatMap((link) => {
    const to = link.getAttribute('href') ?? '';
    return /^\/(lottery|live|sports|esports|rng|fish|pvp|elott)$/.test(to) ? [to] : [];
  });
/** Actor of the current launch. */
const launchOf = ({ portal }: RenderedPage) => childOf(childOf(portal, 'dialog'), 'content').getSnapshot().context;
/** Starts a launch with no other game open. */
async function openLaunch(page: RenderedPage) {
  const launch = await openPlace(page, 'launch', { id: game.gameId, mode: 'play' });
  await page.act(() => settle(childOf(launch, 'findOpenGame'), { output: { isOpen: false } }));
  return launch;
}
const menu = { ...found, types: ['LIVE', 'RNG'], type: 'LIVE' };

/** Kinds of games, and the address where each is played. */
const LED: [is: string, of: object, address: string][] = [
  ['a lottery', { gameType: 'LOTT', gameCode: 'SSC1' }, '/lottery'],
  [
    'an e-lottery at one play',
    { gameType: 'ELOTT', gameCode: 'SSC1', playType: 'last3' },
    '/lottery?gameCode=SSC1&playType=last3',
  ],
  ['the Vietnamese lottery', { gameType: 'LOTT', accountTypeName: 'TCG_LOTTO_VN' }, '/vnlottery'],
  ['the SEA lottery', { gameType: 'LOTT', accountTypeName: 'TCG_SEA' }, '/seaLottery'],
];

inLanguages((language) => {
  const opens = (around: Partial<Around>) =>
    openPage({ children: visitor, ...around, language, watched: listMachine, report: () => {} });
  /** Opens a page with games and settles its search. */
  async function finds(page: RenderedPage, to: string, output: object = found, params?: object) {
    const actor = await openPlace(page, to, params);
    await page.act(() => settle(childOf(actor, 'readAddress'), { output: {} }));
    await page.act(() => settle(childOf(actor, 'load'), { output }));
    return actor;
  }

  test('the header has an item for each category with vendors only [s2.nav.game-categories]', {
    tags: ['extended'],
  }, async () => {
    await opens({});
    expect(waysIn('header nav').toSorted()).toEqual(
      ['/elott', '/esports', '/fish', '/live', '/lottery', '/pvp', '/rng', '/sports'].toSorted(),
    );
    cleanup();
    const { value, context } = mockStates.open;
    const site = { ...context.site, gameTypes: ['LIVE', 'RNG'] };
    const systemStatus = inert(systemStatusMachine, { value, context: { ...context, site } });
    const { screen } = await opens({ children: { ...visitor, systemStatus } });
    expect(waysIn('header nav')).toEqual(['/live', '/rng']);
    await screen.sees('link', 'common.category.live');
  });

  test('each round shows its stake and result, and a cancelled one says so [own.game-info.rounds]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { gameInfo: held(gameInfoMachine) } });
    const actor = await openPlace(page, 'gameInfo', { id: 'lab-wheel' });
    await page.act(() => settle(childOf(actor, 'loadGame'), { output: { kind: 'loaded', game: detail } }));
    const lost = { ...lastRound, id: 'b', status: 'lost', result: '0.00', net: '-100.00' };
    const rounds = [lastRound, lost, { ...lost, id: 'c', status: 'cancelled', net: '0.00' }];
    await page.act(() => settle(childOf(actor, 'loadRounds'), { output: { kind: 'played', rounds } }));
    const roundResults = [...document.querySelectorAll('.own-rounds li')].map(
      (element) => element.lastElementChild?.textContent,
    );
    expect(roundResults).toEqual([
      signedMoney('150.00', language),
      signedMoney('-100.00', language),
      language === 'bn' ? 'বাতিল' : 'Cancelled',
    ]);
    await page.screen.reads(language === 'bn' ? 'বাজি P ১০০.০০' : 'Stake P 100.00');
  });

  test.each(CATEGORIES)(
    '/%s lists its games, with the providers beside them [s2.route.categories]',
    { tags: ['extended'] },
    async (to, label) => {
      const page = await opens({ hosted: { [to]: browse } });
      await finds(page, to);
      const { screen } = page;
      await screen.at(`/${to}`);
      await screen.sees('heading', label);
      await screen.sees('group', 'lobby.vendors');
      await screen.sees('heading', game.gameName);
      await screen.sees('link', game.gameName);
    },
  );

  test('/rng lists the slots, with a choice of provider [s2.route.rng]', { tags: ['extended'] }, async () => {
    const page = await opens({ hosted: { rng: browse } });
    const actor = await finds(page, 'rng');
    await page.screen.sees('heading', 'common.category.rng');
    await page.act(() => [...document.querySelectorAll<HTMLElement>('.vs button')].at(-1)?.click());
    expect(actor.getSnapshot().context.query).toEqual({ page: 'LAB' });
  });

  test('live games are filtered by the classes that an engine plays [s9.enum.live-classes own.game-browse.live-classes]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { live: browse } });
    const actor = await finds(page, 'live');
    for (const name of LIVE) await page.screen.sees('button', `lobby.live.${name}`);
    expect(document.querySelectorAll('.lobby-row .chips button')).toHaveLength(LIVE.length + 1);
    await page.screen.press('lobby.live.dragonTiger');
    expect(actor.getSnapshot().context.query).toEqual({ kind: 'dragon-tiger' });
  });

  test('the lobby has all games, and filters by category [s2.other.game-lobby]', { tags: ['extended'] }, async () => {
    const page = await opens({ hosted: { lobby: browse } });
    const actor = await finds(page, 'lobby');
    await page.screen.sees('heading', 'lobby.title');
    for (const [, label] of CATEGORIES) await page.screen.sees('button', label);
    await page.screen.press('common.category.fish');
    expect(actor.getSnapshot().context.query).toEqual({ type: 'FISH', page: '', minLineNum: '' });
    await page.screen.press('lobby.filters');
    await page.screen.choose('lobby.sort', 'lobby.sort.new');
    expect(actor.getSnapshot().context.query.sort).toBeUndefined();
    await page.screen.press('lobby.filters.apply');
    expect(actor.getSnapshot().context.query).toMatchObject({ type: 'FISH', sort: 'new' });
  });

  const FILTERS = {
    bn: { none: 'ফিল্টার', one: 'ফিল্টার: ১টি চালু', two: 'ফিল্টার: ২টি চালু' },
    en: { none: 'Filters', one: 'Filters: 1 active', two: 'Filters: 2 active' },
  };
  /** Name of the button of the filters. */
  const filterButton = () => document.querySelector('.find button')?.textContent;
  const filterFields = () => document.querySelectorAll('.filters-fields select').length;

  test('slots are filtered by smallest bet and lines, live games by smallest bet, e-lotteries by neither [s3.game-list.query]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { rng: browse } });
    const actor = await finds(page, 'rng');
    expect(filterButton()).toBe(FILTERS[language].none);
    await page.screen.press('lobby.filters');
    expect(filterFields()).toBe(4);
    await page.screen.choose('lobby.minBet', '10');
    await page.screen.choose('lobby.minLineNum', '20');
    expect(actor.getSnapshot().context.query).toEqual({});
    await page.screen.press('lobby.filters.apply');
    await page.screen.hides('dialog');
    expect(actor.getSnapshot().context.query).toEqual({ minBet: '10', minLineNum: '20' });
    expect(filterButton()).toBe(FILTERS[language].two);
    cleanup();
    await finds(await opens({ hosted: { live: browse } }), 'live');
    await page.act(() => document.querySelector<HTMLElement>('.find button')?.click());
    expect(filterFields()).toBe(3);
    cleanup();
    await finds(await opens({ hosted: { elott: browse } }), 'elott');
    await page.act(() => document.querySelector<HTMLElement>('.find button')?.click());
    expect(filterFields()).toBe(2);
  });

  test('filters are cleared, and one vendor is selected, in one go [own.game-browse.filters]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { rng: browse } });
    const actor = await openPlace(page, 'rng');
    await page.act(() => settle(childOf(actor, 'readAddress'), { output: { q: 'w', minBet: '10', sort: 'new' } }));
    await page.act(() => settle(childOf(actor, 'load'), { output: found }));
    await page.act(() => document.querySelector<HTMLElement>('.find button')?.click());
    await page.screen.press('lobby.filters.clear');
    await page.screen.choose('lobby.vendor', 'LAB');
    await page.screen.press('lobby.filters.apply');
    const query = { q: 'w', page: 'LAB', minBet: '', minLineNum: '', sort: '' };
    expect(actor.getSnapshot().context.query).toEqual(query);
  });

  test('a selected vendor leads to its games of other categories, and can be removed [own.game-browse.elsewhere]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { live: browse } });
    const actor = await openPlace(page, 'live');
    await page.act(() => settle(childOf(actor, 'readAddress'), { output: { page: 'LAB' } }));
    await page.act(() =>
      settle(childOf(actor, 'load'), { output: { ...found, elsewhere: [{ gameType: 'RNG', games: 12 }] } }),
    );
    const links = [...document.querySelectorAll('.selected-vendor a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([[language === 'bn' ? 'স্লট (১২)' : 'Slots (12)', '/lobby?type=RNG&page=LAB']]);
    await page.screen.sees('navigation', 'lobby.elsewhere', { displayName: 'Maidan Lab' });
    await page.screen.press('lobby.vendor.remove', { displayName: 'Maidan Lab' });
    expect(actor.getSnapshot().context.query).toEqual({ page: '' });
  });

  test('one row leads to own games, categories and winners [own.game-browse.row]', { tags: ['extended'] }, async () => {
    await finds(await opens({ hosted: { fish: browse } }), 'fish');
    const links = [...document.querySelectorAll('.lobby-row a')].map((link) => link.getAttribute('href'));
    const categories = ['/lottery', '/live', '/sports', '/esports', '/rng', '/fish', '/pvp', '/elott'];
    expect(links).toEqual(['/favourites', '/favourites?kind=recent', '/lobby', ...categories, '/winners']);
    expect(document.querySelector('.lobby-row [aria-current="page"]')?.getAttribute('href')).toBe('/fish');
  });

  test('suggestions lead to categories, games and vendors, and close [own.game-search.suggestions]', {
    tags: ['extended'],
  }, async () => {
    const search = held(gameSearchMachine);
    const live = held(gameBrowseMachine, { favourites, suggestions: search });
    const page = await opens({ hosted: { live, launch: held(gameLaunchMachine) } });
    const actor = await finds(page, 'live');
    const child = childOf(actor, 'suggestions');
    /** Types into the search, and offers suggestions. */
    const suggest = async (text: string) => {
      await page.screen.fill('lobby.search', text);
      await page.act(() => page.clock.advance(300));
      const output = { games: [game], vendors: found.cards, categories: ['RNG'] };
      await page.act(() => settle(childOf(child, 'suggest'), { output }));
      await page.screen.sees('list', 'lobby.suggestions');
    };
    await suggest('w');
    await page.screen.sees('status', language === 'bn' ? '৩টি পরামর্শ' : '3 suggestions');
    const links = [...document.querySelectorAll('.suggested a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/rng', `/live?dialog=gameInfo&id=${game.gameId}`]);
    await page.act(() => document.querySelector<HTMLElement>('.suggested button')?.click());
    await page.screen.hides('list', 'lobby.suggestions');
    await page.screen.at('/live?dialog=gamePopup&id=LAB');
  });

  test('does not count a filter as active if its value in the address is not offered [s3.game-list.query]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { rng: browse } });
    const actor = await openPlace(page, 'rng');
    await page.act(() => settle(childOf(actor, 'readAddress'), { output: { minBet: '7', minLineNum: '20' } }));
    await page.act(() => settle(childOf(actor, 'load'), { output: { ...found, games: [], total: 0 } }));
    expect(filterButton()).toBe(FILTERS[language].one);
    await page.screen.sees('status', 'lobby.none.filtered');
  });

  test.each([
    ['lottery', '', ''],
    ['live', '10', ''],
    ['rng', '10', ''],
  ])(
    'the category %s keeps a minimum bet of 10 as "%s" and lines as "%s" [s3.game-list.query]',
    { tags: ['extended'] },
    async (category, minBet, minLineNum) => {
      const page = await opens({ hosted: { lobby: browse } });
      const actor = await openPlace(page, 'lobby');
      await page.act(() =>
        settle(childOf(actor, 'readAddress'), { output: { type: 'RNG', minBet: '10', minLineNum: '20' } }),
      );
      await page.act(() => settle(childOf(actor, 'load'), { output: found }));
      await page.screen.press(`common.category.${category}`);
      expect(actor.getSnapshot().context.query).toMatchObject({ minBet, minLineNum });
    },
  );

  test('announces the number of results; without any, suggests others [own.game-browse.search]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { lobby: browse } });
    const actor = await finds(page, 'lobby');
    await page.screen.sees('status', language === 'bn' ? '৩টি গেম' : '3 games');
    await page.screen.fill('lobby.search', 'w');
    await page.act(() => page.clock.advance(300));
    await page.act(() =>
      settle(childOf(actor, 'load'), { output: { ...found, games: [], total: 0, suggested: [game] } }),
    );
    await page.screen.sees('status', 'lobby.none.text');
    await page.screen.sees('heading', 'lobby.suggested');
    await page.screen.sees('link', game.gameName);
    await page.screen.press('lobby.all');
    expect(actor.getSnapshot().context.query).toEqual({});
  });

  test.each([
    ['a visitor', visitor, 'text'],
    ['a member', member, 'member'],
  ])(
    '%s without own games sees a matching empty state with a link to the lobby [s2.other.favourites]',
    { tags: ['extended'] },
    async (_, children, text) => {
      const page = await opens({ children, hosted: { favourites: browse } });
      const actor = await finds(page, 'favourites');
      await page.screen.sees('heading', 'lobby.own');
      await page.screen.sees('heading', game.gameName);
      await page.screen.press('lobby.own.recent');
      await page.act(() => settle(childOf(actor, 'load'), { output: { ...found, games: [], total: 0 } }));
      await page.screen.sees('status', `lobby.own.recent.${text}`);
      await page.screen.press('lobby.own.favourites');
      await page.act(() => settle(childOf(actor, 'load'), { output: { ...found, games: [], total: 0 } }));
      await page.screen.sees('status', `lobby.own.favourites.${text}`);
      await page.screen.sees('heading', 'lobby.own.favourites.none');
      await page.screen.sees('link', 'lobby.own.browse');
    },
  );

  test('a card shows vendor, return, stakes and a mark of provably fair games [own.game-browse.card]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { lobby: browse } });
    const drawn = { ...game, gameId: 'ssc-jasmine', gameName: 'Jasmine', fairness: 'publicDraw', returnToPlayer: null };
    await finds(page, 'lobby', { ...found, games: [game, drawn] });
    const texts = [...document.querySelectorAll('main .tile .tx')].map((card) =>
      [...card.children].map(({ textContent }) => textContent),
    );
    const lowest = money('1.00', language);
    const highest = money('500.00', language);
    const stakes = language === 'bn' ? `বাজি ${lowest} থেকে ${highest}` : `Stake ${lowest} to ${highest}`;
    const returned = language === 'bn' ? 'ফেরত ৯৭.০০%' : 'Return 97.00%';
    const verified = language === 'bn' ? 'যাচাইযোগ্য' : 'Provably fair';
    expect(texts).toEqual([
      [game.gameName, game.vendorName, returned, stakes, verified],
      ['Jasmine', game.vendorName, stakes],
    ]);
    await page.screen.sees('button', 'game.playNamed', { gameName: game.gameName });
    await page.screen.sees('button', 'game.demoNamed', { gameName: game.gameName });
  });

  test('the games of a provider open in a dialog under its name [s2.modal.game-popup]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { gamePopup: browse } });
    const actor = await finds(page, 'gamePopup', found, { id: 'LAB' });
    await page.screen.sees('dialog', 'Maidan Lab');
    await page.screen.sees('heading', game.gameName);
    await page.screen.fill('lobby.search', 'w');
    await page.act(() => page.clock.advance(300));
    await page.act(() => settle(childOf(actor, 'load'), { output: { ...found, games: [], total: 0 } }));
    await page.screen.sees('status', 'lobby.popup.none.text');
    await page.screen.press('lobby.popup.all');
    expect(actor.getSnapshot().context.query).toEqual({ page: 'LAB' });
  });

  test('the game menu lists categories and providers, or an empty state [s1.header.game-menu s1.header.game-menu-actions s2.game-dropdown.no-data]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { gameMenu: held(listMachine) } });
    const { screen } = page;
    await screen.press('nav.games');
    await screen.sees('dialog', 'gameMenu.title');
    const list = await openPlace(page, 'gameMenu');
    await screen.sees('status', 'gameMenu.loading');
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'loaded', page: menu } }));
    await screen.sees('heading', game.gameName);
    await screen.press('common.nextPage');
    expect(list.getSnapshot().context.pageNo).toBe(2);
    await page.act(() => settle(childOf(list, 'turn'), { output: { kind: 'loaded', page: { ...menu, pageNum: 2 } } }));
    await screen.press('Maidan Lab');
    expect(list.getSnapshot().context.filter).toEqual({ type: 'LIVE', page: 'LAB' });
    await page.act(() =>
      settle(childOf(list, 'load'), { output: { kind: 'empty', page: { ...menu, games: [], total: 0 } } }),
    );
    await screen.sees('status', 'gameMenu.none.text');
    await screen.press('gameMenu.all');
    expect(list.getSnapshot().context.filter).toEqual({});
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'loaded', page: menu } }));
    const rng = [...document.querySelectorAll<HTMLElement>('[role=dialog] .chip')].at(1);
    await page.act(() => rng?.click());
    expect(list.getSnapshot().context.filter).toEqual({ type: 'RNG', page: '' });
    await page.act(() => settle(childOf(list, 'load'), { error: { kind: 'offline', code: 'client.offline' } }));
    await screen.sees('alert', 'failure.offline');
    await screen.press('security.retry');
    await screen.sees('status', 'gameMenu.loading');
  });

  test('the game menu has one row of categories and one of providers, to scroll sideways [own.game-menu.rows]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { gameMenu: held(listMachine) } });
    const list = await openPlace(page, 'gameMenu');
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'loaded', page: menu } }));
    const rows = [...document.querySelectorAll('[role=dialog] [data-sideways]')];
    expect(rows.map((row) => row.querySelectorAll('.chip').length)).toEqual([2, 2]);
  });

  test('the game menu leads to the lotteries with pages of their own, where lotteries are offered [own.lottery.menus]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { gameMenu: held(listMachine) } });
    const list = await openPlace(page, 'gameMenu');
    const links = () => [...document.querySelectorAll('[role=dialog] nav a')].map((link) => link.getAttribute('href'));
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'loaded', page: menu } }));
    expect(links()).toEqual([]);
    await page.act(() => list.send({ type: 'filter.selected', filter: { type: 'LOTT', page: '' } }));
    await page.act(() =>
      settle(childOf(list, 'load'), { output: { kind: 'loaded', page: { ...menu, types: ['LOTT', 'LIVE'] } } }),
    );
    expect(links()).toEqual(['/vnlottery', '/seaLottery']);
  });

  test('a tile of the game menu has a play button, and a trial button if supportPlay is 0 [s1.header.game-menu-actions s2.game-dropdown.content s2.game-dropdown.free-trial]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { gameMenu: held(listMachine), demo: held(gameLaunchMachine) } });
    const list = await openPlace(page, 'gameMenu');
    const trial = { ...game, supportPlay: 0 } as const;
    const other = { ...game, gameId: 'lab-dice', gameName: 'Dice', supportPlay: 1 } as const;
    const closed = { ...trial, gameId: 'lab-net', gameName: 'Net', maintenance: true };
    await page.act(() =>
      settle(childOf(list, 'load'), { output: { kind: 'loaded', page: { ...menu, games: [trial, other, closed] } } }),
    );
    const { screen } = page;
    await screen.sees('group', 'gameMenu.vendors');
    await screen.sees('button', 'game.playNamed', { gameName: game.gameName });
    await screen.sees('button', 'game.playNamed', { gameName: 'Dice' });
    await screen.hides('button', 'game.demoNamed', { gameName: 'Dice' });
    await screen.hides('button', 'game.playNamed', { gameName: 'Net' });
    await screen.hides('button', 'game.demoNamed', { gameName: 'Net' });
    await screen.reads('game.closed');
    await screen.press('game.demoNamed', { gameName: game.gameName });
    await waitFor(() => expect(launchOf(page)).toMatchObject({ id: game.gameId, mode: 'trial' }));
  });

  test.each(LED)(
    '%s leads to its page [s2.launch.lottery-route s2.launch.lottery-query s2.launch.vn-lottery s2.launch.sea-lottery]',
    { tags: ['extended'] },
    async (_, of, address) => {
      const page = await opens({
        hosted: { launch: held(gameLaunchMachine, { gameOpening: held(gameOpeningMachine) }) },
      });
      const launch = await openLaunch(page);
      await page.act(() =>
        settle(childOf(launch, 'loadGame'), { output: { kind: 'loaded', game: { ...detail, ...of } } }),
      );
      await page.act(() => settle(childOf(launch, 'launchGame'), { output: { kind: 'lottery' } }));
      await page.screen.at(address);
      await page.screen.hides('dialog');
    },
  );

  test('a studio’s game leads to its page once it has been launched [s2.launch.third-party]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({
      hosted: { launch: held(gameLaunchMachine, { gameOpening: held(gameOpeningMachine) }) },
    });
    const launch = await openLaunch(page);
    await page.act(() => settle(childOf(launch, 'loadGame'), { output: { kind: 'loaded', game: detail } }));
    await page.screen.sees('status', 'launch.waiting');
    await page.act(() => settle(childOf(launch, 'launchGame'), { output: { kind: 'seamless' } }));
    await page.screen.at('/seamless');
    await page.screen.hides('dialog');
  });

  test('a provider in the results opens its games or slots [s2.launch.vassalage-popup s2.launch.vassalage-slots]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { lobby: browse, launch: held(gameLaunchMachine) } });
    const vendors = found.cards.slice(0, 1).flatMap((card) => [
      { ...card, vassalage: 'MOYUR', displayName: 'Moyur', gameType: 'LIVE' },
      { ...card, vassalage: 'SHIMUL', displayName: 'Shimul', gameType: 'RNG' },
    ]);
    await finds(page, 'lobby', { ...found, vendors });
    await page.screen.sees('group', 'lobby.makers');
    await page.screen.press('Moyur');
    await page.screen.at('/lobby?dialog=gamePopup&id=MOYUR');
    await page.screen.press('common.close');
    await page.screen.press('Shimul');
    const launch = await waitFor(() => childOf(childOf(page.portal, 'dialog'), 'content'));
    await page.act(() => settle(childOf(launch, 'keepVassalage'), { output: undefined }));
    await page.screen.at('/rng');
  });

  test('a launch while another game is open asks whether to leave it [s8.game.leave]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { launch: held(gameLaunchMachine) } });
    const launch = await openPlace(page, 'launch', { id: game.gameId, mode: 'play' });
    await page.act(() => settle(childOf(launch, 'findOpenGame'), { output: { isOpen: true } }));
    await page.screen.reads(
      language === 'bn'
        ? 'আরেকটি গেম খোলা আছে। গেমটি ছেড়ে যেতে চান?'
        : 'Another game is open. Are you sure you want to leave the game?',
    );
    await page.screen.press('launch.leave.no');
    await page.screen.hides('dialog');
  });

  test('a failed launch says that the other game is still open [own.game-session.leave]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { launch: held(gameLaunchMachine) } });
    const launch = await openPlace(page, 'launch', { id: game.gameId, mode: 'play' });
    await page.act(() => settle(childOf(launch, 'findOpenGame'), { output: { isOpen: true } }));
    await page.screen.press('launch.leave.yes');
    expect(launch.getSnapshot().children).not.toHaveProperty('gameOpening');
    await page.act(() => settle(childOf(launch, 'loadGame'), { output: { kind: 'loaded', game: detail } }));
    await page.act(() => settle(childOf(launch, 'launchGame'), { output: { kind: 'unconnected', games: [] } }));
    await page.screen.reads(
      language === 'bn'
        ? 'আপনার অন্য গেমটি এখনও খোলা আছে। খেলা চালিয়ে যেতে এই বার্তা বন্ধ করুন।'
        : 'Your other game is still open. Close this message to keep playing.',
    );
    expect(launch.getSnapshot().children).not.toHaveProperty('gameOpening');
  });

  test('a game under maintenance shows that, and suggests other games [s8.message.game-maintenance]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { launch: held(gameLaunchMachine) } });
    const launch = await openLaunch(page);
    const other = { ...detail, gameId: 'lab-dice', gameName: 'Dice' };
    await page.act(() =>
      settle(childOf(launch, 'loadGame'), {
        output: { kind: 'loaded', game: { ...detail, maintenance: true, recommended: [other] } },
      }),
    );
    await page.screen.sees('status', language === 'bn' ? MAINTENANCE.bn : MAINTENANCE.en);
    await page.screen.press('game.playNamed', { gameName: 'Dice' });
    await waitFor(() => expect(launchOf(page)).toMatchObject({ id: 'lab-dice', mode: 'play' }));
  });

  test('the latest winners have a screen, with masked names [s2.other.latest-winners]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens({ hosted: { winners: held(listMachine) } });
    const list = await openPlace(page, 'winners');
    const { screen } = page;
    await screen.sees('heading', 'winners.title');
    const winner = {
      player: 'pl***r',
      gameId: 'lab-wheel',
      gameName: 'Wheel',
      vendorName: 'Maidan Lab',
      gameType: 'RNG',
      amount: '120.00',
      at: 1,
    };
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'loaded', page: { list: [winner] } } }));
    await screen.reads(language === 'bn' ? 'P ১২০.০০' : 'P 120.00');
    await screen.reads('pl***r');
    await page.act(() => list.send({ type: 'refresh.requested' }));
    await page.act(() => settle(childOf(list, 'load'), { output: { kind: 'empty', page: { list: [] } } }));
    await screen.sees('status', 'winners.none.text');
  });
});
