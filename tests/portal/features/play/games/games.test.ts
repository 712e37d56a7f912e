// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { found } from '../../../../../machines/play/game-browse/game-browse.samples';
import { detail, lastRound } from '../../../../../machines/play/game-info/game-info.samples';
import { storedGame } from '../../../../../src/portal/browser/stored-game';
import { gameInfoFlow } from '../../../../../src/portal/features/play/game-info/game-info.flow';
import { gameMenuFlow } from '../../../../../src/portal/features/play/game-menu/game-menu.flow';
import { gameLaunchFlow, gameOpeningFlow } from '../../../../../src/portal/features/play/launch/game-launch.flow';
import { gameBrowseFlow } from '../../../../../src/portal/features/play/lobby/game-browse.flow';
import { gameSearchFlow } from '../../../../../src/portal/features/play/lobby/game-search.flow';
import { winnersFlow } from '../../../../../src/portal/features/play/winners/winners.flow';
import { favouritesFlow } from '../../../../../src/portal/parts/games/favourites.flow';
import { reads } from '../../../../../src/ui/list/reads';
import { lend, readList, runActor } from '../../../harness/flow-support';

const { cards, elsewhere: _, ...list } = found;
const [card] = cards;
const categories = [
  { category: 'LIVE', title: 'Live', cards },
  { category: 'RNG', title: 'Slots', cards: [{ ...card, vassalage: 'BAT', gameType: 'RNG' }] },
];
const relay = (name: string) => `/wps/relay/${name}`;
const replies = {
  '/lgw/games/game_menus': { value: { categories } },
  [relay('GCSGAME_gameList')]: { value: list },
  '/lgw/games/detail': { value: detail },
};
const queryOf = (sent: { path: string; query?: string }[], path = relay('GCSGAME_gameList')) =>
  Object.fromEntries(new URLSearchParams(sent.find((candidate) => candidate.path === path)?.query));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  reads.clear();
});

describe('list of games', () => {
  test('requests 24 games by category and search [s9.const.game-list-request s3.game-list.query]', async () => {
    const { deps, sent } = lend(replies);
    const query = { page: 'LAB', q: 'wheel', kind: 'roulette', sort: 'new' };
    const gamePage = await runActor(gameBrowseFlow('LIVE')(deps), 'load', { query, pageNo: 2 });
    expect(gamePage).toMatchObject({ total: list.total, cards });
    expect(queryOf(sent)).toMatchObject({
      ...{ clientType: '3', platform: 'flash,html5-desktop', pageNo: '2', pageSize: '24', gameType: 'LIVE' },
      ...{ vassalage: 'LAB', gameName: 'wheel', nodeId: 'roulette', sort: 'new' },
    });
  });

  test.each([
    ['FISH', 'fish'],
    ['LIVE', 'live'],
    ['SPORTS', 'sports'],
    ['ESPORTS', 'sports'],
    ['PVP', 'poker'],
    ['LOTT', 'lottery'],
    ['ELOTT', 'e-lottery'],
    ['RNG', 'slots'],
    ['all', 'consolidated'],
  ] as const)(
    'the lobby of %s requests the channel %s of the brand, in its language [s9.enum.game-categories s3.game-list.query]',
    async (scope, channel) => {
      const { deps, sent } = lend(replies);
      deps.storage.keepLanguage('en');
      await runActor(gameBrowseFlow(scope)(deps), 'load', { query: {}, pageNo: 1 });
      expect(queryOf(sent)).toMatchObject({
        channel,
        merchant: 'maidan',
        language: 'en',
        platform: 'flash,html5-desktop',
      });
      expect(queryOf(sent)).not.toHaveProperty('minBet');
      expect(queryOf(sent)).not.toHaveProperty('minLineNum');
    },
  );

  test('filters by minimum bet and lines where the category has them [s3.game-list.query]', async () => {
    const filters = async (scope: Parameters<typeof gameBrowseFlow>[0], query: object) => {
      const { deps, sent } = lend(replies);
      await runActor(gameBrowseFlow(scope)(deps), 'load', {
        query: { minBet: '10', minLineNum: '20', ...query },
        pageNo: 1,
      });
      const { minBet, minLineNum } = queryOf(sent);
      return [minBet, minLineNum];
    };
    expect(await filters('RNG', {})).toEqual(['10.00', '20']);
    expect(await filters('all', { type: 'RNG' })).toEqual(['10.00', '20']);
    expect(await filters('all', {})).toEqual(['10.00', undefined]);
    expect(await filters('LIVE', {})).toEqual(['10.00', undefined]);
    expect(await filters('ELOTT', {})).toEqual([undefined, undefined]);
    expect(await filters('RNG', { minBet: 'x', minLineNum: '-1' })).toEqual([undefined, undefined]);
  });

  test('keeps filters in the address [s3.game-list.query]', async () => {
    const history = createMemoryHistory({ initialEntries: ['/rng?minBet=10&minLineNum=20'] });
    const browse = createActor(gameBrowseFlow('RNG')(lend(replies, [], history).deps), { input: {} }).start();
    await expect.poll(() => browse.getSnapshot().context.query).toEqual({ minBet: '10', minLineNum: '20' });
    browse.send({ type: 'query.selected', query: { minBet: '10', minLineNum: '' } });
    expect(decodeURIComponent(history.location.href)).toBe('/rng?minBet="10"');
    history.push('/rng?minBet=50');
    await expect.poll(() => browse.getSnapshot().context.query).toEqual({ minBet: '50' });
    browse.stop();
  });

  test('the lobby filters by the selected category and ignores unknown ones [s2.other.game-lobby]', async () => {
    const { deps, sent } = lend(replies);
    const gamePage = await runActor(gameBrowseFlow('all')(deps), 'load', { query: { type: 'RNG' }, pageNo: 1 });
    expect(queryOf(sent).gameType).toBe('RNG');
    expect(gamePage).toMatchObject({ cards: [{ vassalage: 'BAT' }] });
    const other = lend(replies);
    expect(
      await runActor(gameBrowseFlow('all')(other.deps), 'load', { query: { type: 'NOTHING' }, pageNo: 1 }),
    ).toMatchObject({
      cards: [{ vassalage: 'LAB' }, { vassalage: 'BAT' }],
    });
    expect(queryOf(other.sent).gameType).toBeUndefined();
  });

  test('own games are favourites or recent ones; a visitor has none, without a call [s2.other.favourites]', async () => {
    const own = {
      [relay('MCSFE_getFavoriteGamesList')]: { value: { list: list.games, pageNum: 1, totalPages: 1, total: 2 } },
      [relay('GCS_recentGame')]: { value: { list: list.games.map((game) => ({ ...game, playedAt: 1 })) } },
    };
    const { deps, sent } = lend(own);
    const flow = gameBrowseFlow('own')(deps);
    expect(await runActor(flow, 'load', { query: {}, pageNo: 1 })).toMatchObject({ total: 0, games: [] });
    expect(sent).toEqual([]);
    deps.storage.openSession({ token: 't', account: 'player', type: 0 });
    expect(await runActor(flow, 'load', { query: {}, pageNo: 1 })).toMatchObject({ total: 2 });
    expect(await runActor(flow, 'load', { query: { kind: 'recent' }, pageNo: 1 })).toMatchObject({
      total: 2,
      totalPages: 1,
    });
    expect(sent.map(({ path }) => path)).toEqual(Object.keys(own));
  });

  test('the address names the provider by page [s2.route.rng-vendor-query own.game-browse.address]', async () => {
    const history = createMemoryHistory({ initialEntries: ['/rng?page=LAB&q=12'] });
    const { deps } = lend(replies, [], history);
    const flow = gameBrowseFlow('RNG')(deps);
    expect(await runActor(flow, 'readAddress', { id: '' })).toEqual({ page: 'LAB', q: '12' });
    const browse = createActor(flow, { input: {} }).start();
    await expect.poll(() => browse.getSnapshot().context.query).toEqual({ page: 'LAB', q: '12' });
    browse.send({ type: 'query.selected', query: { page: 'BAT', q: '' } });
    expect(history.location.href).toBe('/rng?page=BAT');
    history.push('/rng?dialog=login');
    expect(browse.getSnapshot().context.query).toMatchObject({ page: 'BAT' });
    history.push('/live?page=OTHER');
    expect(browse.getSnapshot().context.query).toMatchObject({ page: 'BAT' });
    history.go(-3);
    await expect.poll(() => browse.getSnapshot().context.query).toEqual({ page: 'LAB', q: '12' });
    browse.stop();
    expect(await runActor(gameBrowseFlow('vendor')(deps), 'readAddress', { id: 'BAT' })).toEqual({ page: 'BAT' });
  });

  test('an invalid link finds nothing; other errors are failures [own.game-browse.address]', async () => {
    const { deps } = lend(replies);
    const load = { query: { page: 'no vendor' }, pageNo: 1 };
    expect(await runActor(gameBrowseFlow('RNG')(deps), 'load', load)).toMatchObject({ total: 0, games: [] });
    await expect(
      runActor(gameBrowseFlow('RNG')(lend({}).deps), 'load', { query: {}, pageNo: 1 }),
    ).rejects.toMatchObject({
      kind: 'offline',
    });
  });

  test('typing replaces the last history entry [own.game-browse.address]', async () => {
    const history = createMemoryHistory({ initialEntries: ['/live'] });
    const browse = createActor(gameBrowseFlow('LIVE')(lend(replies, [], history).deps), { input: {} }).start();
    await expect.poll(() => browse.getSnapshot().hasTag('listed')).toBe(true);
    browse.send({ type: 'search.typed', text: 'wh' });
    await expect.poll(() => history.location.href).toBe('/live?q=wh');
    expect(history.length).toBe(1);
    browse.stop();
  });
});

describe('selected vendor', () => {
  const types = [
    { gameType: 'LIVE', title: 'Live', games: 3, nodes: [] },
    { gameType: 'RNG', title: 'Slots', games: 12, nodes: [] },
  ];
  const path = relay('GCSGAME_getVassGameType');
  const load = { query: { page: 'LAB' }, pageNo: 1 };

  test('loads its other categories by its code [own.game-browse.elsewhere s7.relay.vass-game-type]', async () => {
    const { deps, sent } = lend({ ...replies, [path]: { value: types } });
    const gamePage = await runActor(gameBrowseFlow('LIVE')(deps), 'load', load);
    expect(gamePage).toMatchObject({ total: list.total, elsewhere: [{ gameType: 'RNG', games: 12 }] });
    expect(queryOf(sent, path)).toEqual({ vassalage: 'LAB' });
  });

  test('a failure to load them keeps the games [own.game-browse.elsewhere]', async () => {
    const { deps } = lend({ ...replies, [path]: { status: 404, code: 'vendor.unknown' } });
    const gamePage = await runActor(gameBrowseFlow('LIVE')(deps), 'load', load);
    expect(gamePage).toMatchObject({ total: list.total, elsewhere: [] });
  });

  test('loads them only with the first page of a category [own.game-browse.elsewhere]', async () => {
    const { deps, sent } = lend({ ...replies, [path]: { value: types } });
    await runActor(gameBrowseFlow('LIVE')(deps), 'load', { ...load, pageNo: 2 });
    await runActor(gameBrowseFlow('LIVE')(deps), 'load', { query: {}, pageNo: 1 });
    await runActor(gameBrowseFlow('all')(deps), 'load', load);
    expect(sent.filter((call) => call.path === path)).toEqual([]);
  });
});

describe('search suggestions', () => {
  test('match the whole catalogue, each vendor once [own.game-search.suggestions]', async () => {
    const named = { ...list, vendors: [...cards, ...cards] };
    const { deps, sent } = lend({ ...replies, [relay('GCSGAME_gameList')]: { value: named } });
    const matches = await runActor(gameSearchFlow(deps), 'suggest', { text: ' SLOT ' });
    expect(queryOf(sent)).toMatchObject({ channel: 'consolidated', gameName: ' SLOT ', pageSize: '4' });
    expect(queryOf(sent)).not.toHaveProperty('gameType');
    expect(matches).toMatchObject({
      games: list.games.map(({ gameId, gameName }) => ({ gameId, gameName })),
      vendors: [{ vassalage: 'LAB' }],
      categories: ['RNG'],
    });
  });
});

describe('the header’s game menu', () => {
  test('has 21 games on the first page, 18 on later ones [s4.drop-menu.paging s9.const.game-list-paging]', async () => {
    const { deps, sent } = lend(replies);
    const gamePage = await readList(gameMenuFlow(deps), { pageNo: 2 });
    expect(queryOf(sent)).toMatchObject({
      pageNo: '2',
      pageSize: '18',
      firstPageSize: '21',
      gameType: 'LIVE',
      channel: 'live',
    });
    expect(gamePage).toMatchObject({ kind: 'loaded', page: { types: ['LIVE', 'RNG'], type: 'LIVE', cards } });
  });

  test('is empty for a provider without games [s2.game-dropdown.no-data]', async () => {
    const { deps, sent } = lend({
      ...replies,
      [relay('GCSGAME_gameList')]: { value: { ...list, games: [], total: 0, totalPages: 0 } },
    });
    expect(await readList(gameMenuFlow(deps), { filter: { type: 'RNG', page: 'BAT' } })).toMatchObject({
      kind: 'empty',
    });
    expect(queryOf(sent)).toMatchObject({ gameType: 'RNG', vassalage: 'BAT' });
  });
});

describe('favourites', () => {
  test('a visitor has no favourites; a player’s are loaded, and saved one by one [s2.other.favourites]', async () => {
    const { deps, sent } = lend({
      [relay('MCSFE_getFavoriteGames')]: { value: { list: ['lab-wheel'] } },
      [relay('MCSFE_setFavoriteGame')]: { value: { gameId: 'lab-dice', favorite: true, total: 2 } },
    });
    const flow = favouritesFlow(deps);
    expect(await runActor(flow, 'loadFavourites')).toEqual({ kind: 'visitor' });
    expect(sent).toEqual([]);
    deps.storage.openSession({ token: 't', account: 'player', type: 0 });
    expect(await runActor(flow, 'loadFavourites')).toEqual({ kind: 'known', ids: ['lab-wheel'] });
    await runActor(flow, 'saveFavourite', { gameId: 'lab-dice', marked: true });
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { gameId: 'lab-dice', favorite: true } });
  });
});

describe('game details', () => {
  test('are loaded by id; unknown and invalid ids are gone [own.game-info.sheet]', async () => {
    const { deps, sent } = lend(replies);
    expect(await runActor(gameInfoFlow(deps), 'loadGame', { id: 'lab-wheel' })).toEqual({
      kind: 'loaded',
      game: detail,
      odds: null,
    });
    expect(queryOf(sent, '/lgw/games/detail')).toEqual({ gameId: 'lab-wheel' });
    expect(await runActor(gameInfoFlow(deps), 'loadGame', { id: '?' })).toEqual({ kind: 'gone' });
    const unknown = lend({ '/lgw/games/detail': { status: 404, code: 'game.unknown' } });
    expect(await runActor(gameInfoFlow(unknown.deps), 'loadGame', { id: 'lab-nothing' })).toEqual({ kind: 'gone' });
    await expect(runActor(gameInfoFlow(lend({}).deps), 'loadGame', { id: 'lab-wheel' })).rejects.toMatchObject({
      kind: 'offline',
    });
  });

  test('a member’s last ten rounds come from the betting record [own.game-info.rounds]', async () => {
    const path = '/wps/member/bets';
    const sums = { bets: 1, stake: '1.00', validBet: '1.00', result: '0.00', net: '-1.00' };
    const page = (of: object[]) => ({
      [path]: { value: { list: of, pageNum: 1, totalPages: 1, total: of.length, sums, games: [] } },
    });
    const reading = async (reply: Parameters<typeof lend>[0], session?: { type: number }) => {
      const { deps, sent } = lend(reply);
      if (session) deps.storage.openSession({ token: 'mark', account: 'player', ...session });
      return {
        outcome: await runActor(gameInfoFlow(deps), 'loadRounds', { id: 'lab-wheel' }),
        asked: queryOf(sent, path),
      };
    };
    expect(await reading(page([lastRound]), { type: 0 })).toEqual({
      outcome: { kind: 'played', rounds: [lastRound] },
      asked: { game: 'lab-wheel', pageNo: '1', pageSize: '10' },
    });
    expect(await reading(page([]), { type: 0 })).toMatchObject({ outcome: { kind: 'unplayed' } });
    expect(await reading(page([lastRound]), { type: 4 })).toEqual({ outcome: { kind: 'nobody' }, asked: {} });
    sessionStorage.clear();
    expect(await reading(page([lastRound]))).toEqual({ outcome: { kind: 'nobody' }, asked: {} });
    await expect(reading({}, { type: 0 })).rejects.toMatchObject({ kind: 'offline' });
  });
});

describe('launch', () => {
  const path = '/wps/game/launchGame';
  const content = { game_url: 'http://studio.example.test/play?token=once', game_url2: null };
  const launch = { content, launchId: null, origin: 'http://studio.example.test', mode: 'real' };
  const launched = (reply: object) => {
    const setup = lend({ [path]: reply });
    setup.deps.storage.openSession({ token: 'mark', account: 'player', type: 0 });
    return {
      ...setup,
      opens: (mode: string, roomId = '') =>
        runActor(gameLaunchFlow(setup.deps), 'launchGame', { game: detail, mode, roomId }),
    };
  };

  test('stores the requested address [s3.game-launch.fields s9.const.game-launch s2.route.game-iframe-source]', async () => {
    const { sent, opens } = launched({ value: launch });
    expect(await opens('play')).toEqual({ kind: 'seamless' });
    expect(sent).toMatchObject([{ method: 'POST', path }]);
    expect(sent[0]?.body).toEqual({
      ...{ launchMode: 'GLS', accountType: 1, confirmTrans: 0, platform: 'html5-desktop', clientType: 3 },
      ...{ gameId: detail.gameId, nodeId: detail.nodeId, vassalage: detail.accountTypeName },
      ...{ username: 'player', token: 'mark', merchantCode: 'maidan', language: 'bn' },
    });
    const { gameId, gameName, accountTypeName: vassalage } = detail;
    expect(storedGame()).toEqual({ launch, gameId, gameName, vassalage, fresh: true });
  });

  test('a demo is launched without an account [own.launch.visitor]', async () => {
    const { deps, sent } = lend({ '/wps/game/launchDemo': { value: { ...launch, mode: 'fun' } } });
    const query = { game: detail, mode: 'trial', roomId: '' };
    expect(await runActor(gameLaunchFlow(deps), 'launchGame', query)).toEqual({ kind: 'framed' });
    expect(sent).toMatchObject([{ method: 'POST', body: { gameId: detail.gameId, language: 'bn' } }]);
  });

  test('launches a room in place of its game [s3.game-launch.fields]', async () => {
    const { sent, opens } = launched({ value: launch });
    await opens('play', 'lab-duel-friends');
    expect(sent[0]?.body).toMatchObject({ roomId: 'lab-duel-friends', nodeId: detail.nodeId });
    expect(sent[0]?.body).not.toHaveProperty('gameId');
  });

  test.each([
    ['game.maintenance', 'maintenance'],
    ['game.unconnected', 'unconnected'],
  ])('%s suggests other games and stores nothing [s8.message.game-maintenance]', async (code, kind) => {
    expect(await launched({ status: 503, code, value: { games: [detail] } }).opens('play')).toMatchObject({
      kind,
      games: [{ gameId: detail.gameId }],
    });
    expect(await launched({ status: 503, code }).opens('play')).toEqual({ kind, games: [] });
    expect(storedGame()).toBeNull();
  });

  test('a used-up limit of the player names its end and stores nothing [own.play-limit.reached]', async () => {
    const allowance = { kind: 'time', period: 'day', left: 0, until: 1_800_000_000_000 };
    const { opens } = launched({ status: 403, code: 'limits.playTime', value: allowance });
    expect(await opens('play')).toEqual({ kind: 'limited', allowance });
    expect(storedGame()).toBeNull();
  });

  test('other errors are failures', async () => {
    const { opens } = launched({ status: 422, code: 'request.invalid' });
    await expect(opens('play')).rejects.toMatchObject({ code: 'request.invalid' });
    expect(storedGame()).toBeNull();
  });

  test('a rejected demo and our own lotteries store no game for a frame [own.launch.demo]', async () => {
    const { deps } = lend({ '/wps/game/launchDemo': { status: 422, code: 'game.noTrial' } });
    const query = { game: detail, mode: 'trial', roomId: '' };
    expect(await runActor(gameLaunchFlow(deps), 'launchGame', query)).toEqual({ kind: 'noDemo' });
    const own = { content: { game_url: '/lottery', game_url2: null }, launchId: null, origin: null, mode: 'real' };
    expect(await launched({ value: own }).opens('play')).toEqual({ kind: 'lottery' });
    expect(storedGame()).toBeNull();
  });

  test('a launch ends a game open in the tab [own.game-session.leave]', async () => {
    const { deps } = lend({});
    const find = () => runActor(gameLaunchFlow(deps), 'findOpenGame');
    expect(await find()).toEqual({ isOpen: false });
    const release = vi.fn();
    const stop = deps.address.hold(
      async () => true,
      () => true,
      release,
    );
    expect(await find()).toEqual({ isOpen: true });
    await runActor(gameOpeningFlow(deps.address), 'leaveGame');
    expect(release).toHaveBeenCalledTimes(1);
    stop();
    expect(await find()).toEqual({ isOpen: false });
  });

  test('the provider of slots is stored until the session ends [s2.launch.vassalage-slots]', async () => {
    const { deps } = lend({});
    await runActor(gameLaunchFlow(deps), 'keepVassalage', { vassalage: 'SHIMUL' });
    expect(sessionStorage.getItem('vassalage')).toBe('SHIMUL');
    deps.storage.forgetSession();
    expect(sessionStorage.getItem('vassalage')).toBeNull();
  });

  test('only the slots page reads it, once [s2.launch.vassalage-slots s2.route.rng-vendor-query]', async () => {
    const history = createMemoryHistory({ initialEntries: ['/rng?q=old'] });
    const { deps } = lend({}, [], history);
    deps.storage.keepVassalage('SHIMUL');
    const reads = (scope: 'RNG' | 'LIVE') => runActor(gameBrowseFlow(scope)(deps), 'readAddress', { id: '' });
    expect(await reads('LIVE')).toMatchObject({ q: 'old' });
    expect(await reads('RNG')).toEqual({ page: 'SHIMUL' });
    expect(history.location.href).toBe('/rng?page=SHIMUL');
    history.replace('/rng');
    expect(await reads('RNG')).toEqual({});
  });
});

test('latest winners are one page, or none [s2.other.latest-winners]', async () => {
  const path = relay('GCS_rankList');
  const winner = {
    player: 'p***r',
    gameId: 'lab-wheel',
    gameName: 'W',
    vendorName: 'L',
    gameType: 'RNG',
    amount: '1.00',
    at: 1,
  };
  expect(await readList(winnersFlow(lend({ [path]: { value: { list: [winner] } } }).deps))).toMatchObject({
    kind: 'loaded',
  });
  expect(await readList(winnersFlow(lend({ [path]: { value: { list: [] } } }).deps))).toMatchObject({ kind: 'empty' });
});
