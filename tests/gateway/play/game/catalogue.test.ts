import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Game, SETTINGS } from '../../../../src/contract';
import {
  CHANNELS,
  ESPORTS_VENDORS,
  GAME_TYPES,
  LIVE_CLASS_NAMES,
  LIVE_ENGINES,
  PRIZE_MODES,
} from '../../../../src/contract/play/game-kinds';
import { inventGames } from '../../../../src/gateway/demo/catalogue/games';
import type { Invented } from '../../../../src/gateway/demo/catalogue/invented';
import { PLAY_NAMES } from '../../../../src/gateway/demo/catalogue/play-names';
import { demoGames, isCatalogueOutdated, renewCatalogue } from '../../../../src/gateway/demo/catalogue/seed';
import { readConfig } from '../../../../src/gateway/platform/config';
import { CAN_OPEN } from '../../../../src/gateway/play/game/launchable';
import { LOTTERIES, LOTTERY_CODES, prizeModeOf } from '../../../../src/lottery';
import { engineOf, GAME_IDS } from '../../../../src/studio/catalogue/entries';
import { type Modules, startModules } from '../../harness/modules';
import { countTrips } from '../../harness/trips';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

/** Counts the round trips to the database that a piece of work makes. */
async function trips({ pool }: Modules, work: () => Promise<unknown>): Promise<number> {
  const counted = countTrips(pool);
  await work();
  return counted();
}

const all = async (query: Parameters<Modules['client']['gameList']>[0]) => {
  const games: Game[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const { games: some, totalPages } = await gateway.client.gameList({ ...query, pageNo, pageSize: 100 });
    games.push(...some);
    if (pageNo >= totalPages) return games;
  }
};

test('returns every category with its title and cards, in both languages [s7.call.game-menus s3.vendor-card.per-category s3.vendor-card.categories]', async () => {
  const { categories } = await gateway.client.gameMenus({});
  expect(categories.map(({ category }) => category)).toEqual([...GAME_TYPES]);
  expect(categories.map(({ category }) => category)).toEqual([
    'ELOTT',
    'LOTT',
    'LIVE',
    'SPORTS',
    'FISH',
    'RNG',
    'PVP',
    'ESPORTS',
  ]);
  expect(categories.find(({ category }) => category === 'FISH')?.title).toBe('Fishing');
  for (const { category, cards } of categories) {
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(({ gameType }) => gameType === category)).toBe(true);
  }
  expect(new Set(categories.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage))).size).toBe(60);
  const inBengali = await gateway.client.gameMenus({ language: 'bn' });
  expect(inBengali.categories.find(({ category }) => category === 'FISH')?.title).toBe('ফিশিং');
});

test('a vendor card has vassalage, displayName, smallIcon and isHot, where 1 means hot [s3.vendor-card.fields]', async () => {
  const cards = (await gateway.client.gameMenus({})).categories.flatMap((category) => category.cards);
  const { rows } = await gateway.ctx.db.execute<{ vassalage: string; is_hot: boolean }>(
    'select vassalage, is_hot from vendor_categories',
  );
  for (const { vassalage, is_hot } of rows)
    expect(cards.find((card) => card.vassalage === vassalage)).toMatchObject({
      vassalage,
      smallIcon: vassalage,
      isHot: is_hot ? 1 : 0,
    });
  expect(new Set(cards.map(({ isHot }) => isHot))).toEqual(new Set([0, 1]));
  expect(cards.find(({ vassalage }) => vassalage === 'TALPATA')).toEqual({
    ...{
      isGame: 'VASSALAGE',
      vassalage: 'TALPATA',
      displayName: 'Talpata Games',
      smallIcon: 'TALPATA',
      isHot: 1,
      gameType: 'RNG',
    },
    ...{ accountTypeName: 'TALPATA', games: 96, gameId: null, maintenance: false },
  });
  // If a vendor has a single game in a category, its card opens that game.
  expect(cards.find(({ vassalage }) => vassalage === 'GOLPOST')).toMatchObject({
    games: 1,
    gameId: 'golpost-chess-field',
  });
});

test('IMES, SV3, AV and TF are stored as sports but listed under esports, with their games [s3.enum.esports-vendors s3.vendor-card.esports-move]', async () => {
  expect(ESPORTS_VENDORS).toEqual(['IMES', 'SV3', 'AV', 'TF']);
  const { rows } = await gateway.ctx.db.execute(
    'select distinct category from vendor_categories where vassalage in ($$IMES$$, $$SV3$$, $$AV$$, $$TF$$)',
  );
  expect(rows).toEqual([{ category: 'SPORTS' }]);
  const { categories } = await gateway.client.gameMenus({});
  const under = (category: string) =>
    categories.find((candidate) => candidate.category === category)?.cards.map(({ vassalage }) => vassalage);
  expect(under('ESPORTS')).toEqual(['MAIDANLAB', 'IMES', 'SV3', 'AV', 'TF', 'TORONGO']);
  expect(under('SPORTS')).toEqual(['MAIDANLAB', 'BAISHGAJ', 'GOLPOST', 'CHOKKA', 'MATHPARA', 'HADUDU', 'BAICH']);
  const sports = await all({ gameType: 'SPORTS' });
  const esports = await all({ gameType: 'ESPORTS' });
  expect([sports.length, esports.length]).toEqual([15, 28]);
  expect(new Set(esports.map(({ vassalage }) => vassalage))).toEqual(new Set(under('ESPORTS')));
  expect(
    sports.every(({ gameType }) => gameType === 'SPORTS') && esports.every(({ gameType }) => gameType === 'ESPORTS'),
  ).toBe(true);
});

test('a game has vassalage, gameName, nodeName, showIcon, supportPlay, gameType, game_url and game_url2, in the requested language [s3.game.fields]', async () => {
  const [wheel] = (await gateway.client.gameList({})).games;
  expect(wheel).toEqual({
    ...{
      isGame: 'GAME',
      gameId: 'lab-wheel',
      vassalage: 'MAIDANLAB',
      vendorName: 'Maidan Lab',
      accountTypeName: 'MAIDANLAB',
    },
    ...{
      gameName: 'Fair Wheel',
      nodeId: 'instant',
      nodeName: 'Instant games',
      showIcon: 'lab-wheel',
      supportPlay: 0,
      gameType: 'RNG',
    },
    ...{
      game_url: '/lab-wheel',
      game_url2: '/lab-wheel?trial=1',
      gameCode: null,
      playType: null,
      isHot: 1,
      returnToPlayer: '95.83',
    },
    ...{ volatility: 'low', minBet: '1.00', maxBet: '100.00', lineNum: null, features: [], maintenance: false },
    fairness: 'provablyFair',
  });
  const [inBengali] = (await gateway.client.gameList({ language: 'bn' })).games;
  expect(inBengali).toMatchObject({ gameName: 'মেলার চাকা', vendorName: 'ময়দান ল্যাব', nodeName: 'ঝটপট গেম' });
  gateway.credentials.language = 'bn';
  expect((await gateway.client.gameList({})).games[0]).toEqual(inBengali);
  gateway.credentials.language = 'en';
  // Games without a trial have no address for one.
  for (const { supportPlay, game_url2 } of await all({ gameType: 'RNG' }))
    expect(game_url2 === null).toBe(supportPlay === 1);
});

test('lists 2,400 unique games, each named in both languages', async () => {
  const games = await all({});
  expect([games.length, new Set(games.map(({ gameId }) => gameId)).size]).toEqual([2_400, 2_400]);
  const { rows } = await gateway.ctx.db.execute(`select count(*)::int as wrong from games
    where name_bn !~ '[\u0980-\u09ff]' or name_en ~ '[\u0980-\u09ff]' or length(name_bn) < 3 or length(name_en) < 3`);
  expect(rows).toEqual([{ wrong: 0 }]);
  expect(
    games.filter(({ vassalage }) => vassalage === 'MAIDANLAB').map(({ gameId, gameType }) => `${gameType} ${gameId}`),
  ).toEqual([
    'RNG lab-wheel',
    'RNG lab-dice',
    'RNG lab-hilo',
    'RNG lab-reels',
    'FISH lab-net',
    'RNG lab-plinko',
    'RNG lab-keno',
    'RNG lab-scratch',
    'RNG lab-mines',
    'RNG lab-lines',
    'RNG lab-ways',
    'RNG lab-lamps',
    'RNG lab-crash',
    'LIVE lab-roulette',
    'LIVE lab-baccarat',
    'LIVE lab-sicbo',
    'LIVE lab-dragon',
    'LIVE lab-andar',
    'LIVE lab-patti',
    'LIVE lab-blackjack',
    'FISH lab-fish',
    'SPORTS lab-football',
    'SPORTS lab-cricket',
    'SPORTS lab-kabaddi',
    'ESPORTS lab-esport',
    'PVP lab-duel',
    'PVP lab-pasha',
    'RNG lab-wheel-calm',
    'RNG lab-wheel-storm',
    'RNG lab-dice-six',
    'RNG lab-reels-grand',
    'RNG lab-reels-boishakh',
    'FISH lab-net-shoal',
    'RNG lab-plinko-8',
    'RNG lab-plinko-16',
    'RNG lab-keno-20',
    'RNG lab-keno-80',
    'RNG lab-keno-bold',
    'RNG lab-scratch-easy',
    'RNG lab-scratch-gold',
    'RNG lab-scratch-eid',
    'RNG lab-mines-four',
    'RNG lab-lines-calm',
    'RNG lab-lines-kite',
    'RNG lab-lamps-night',
    'LIVE lab-roulette-two',
    'LIVE lab-baccarat-evening',
    'LIVE lab-sicbo-gold',
    'LIVE lab-dragon-one',
  ]);
});

test('the demo’s studio provides games of its engine for each live class that has one [own.game-browse.live-classes]', async () => {
  const lab = (await all({ gameType: 'LIVE' })).filter(({ vassalage }) => vassalage === 'MAIDANLAB');
  for (const [nodeId, gameId] of Object.entries(LIVE_ENGINES)) {
    const played = lab.filter((game) => game.nodeId === nodeId).map((game) => game.gameId);
    const engines = GAME_IDS.filter((id) => played.includes(id)).map(engineOf);
    expect([nodeId, ...new Set(engines)]).toEqual(gameId === null ? [nodeId] : [nodeId, gameId]);
    expect(engines).toHaveLength(played.length);
  }
});

test('live games belong to the fifteen classes, under their names [s9.enum.live-classes]', async () => {
  const nodes = new Map((await all({ gameType: 'LIVE' })).map(({ nodeId, nodeName }) => [nodeId, nodeName]));
  expect(Object.fromEntries(nodes)).toEqual(LIVE_CLASS_NAMES);
  expect([...nodes.values()].sort()).toEqual(
    [
      ...[
        'Baccarat',
        'Sicbo',
        'Roulette',
        'Dragon Tiger',
        'Blackjack',
        "Hold'Em",
        'Mahjong Tiles',
        'Card-Poker',
        'Wenzhou Pai Gow',
      ],
      ...['Se Die', 'Fan Tan', 'NiuNiu', 'Yu Sia Xie', 'ZJH', 'Mahjong'],
    ].sort(),
  );
  const { games, total } = await gateway.client.gameList({ gameType: 'LIVE', nodeId: 'sicbo' });
  expect([total, new Set(games.map(({ nodeName }) => nodeName))]).toEqual([26, new Set(['Sicbo'])]);
});

test('a channel lists the games of its categories; consolidated lists all [s9.enum.game-categories]', async () => {
  const names = ['fish', 'live', 'sports', 'poker', 'lottery', 'e-lottery', 'slots', 'consolidated'] as const;
  expect(Object.keys(CHANNELS)).toEqual([...names]);
  const totals = await Promise.all(names.map(async (channel) => (await gateway.client.gameList({ channel })).total));
  expect(totals).toEqual([85, 360, 43, 90, 117, 85, 1_620, 2_400]);
  expect(new Set((await all({ channel: 'sports' })).map(({ gameType }) => gameType))).toEqual(
    new Set(['SPORTS', 'ESPORTS']),
  );
  expect((await gateway.client.gameList({ channel: 'fish', gameType: 'RNG' })).total).toBe(0);
});

test('value.list contains hot vendors and games, of all vendors or of one [s7.relay.hot-games]', async () => {
  const { list } = await gateway.client.hotGames({
    isPlatform: 2,
    merchantCode: 'maidan',
    platform: 'html5-desktop',
    language: 'en',
  });
  expect(list.every(({ isHot }) => isHot === 1)).toBe(true);
  expect(new Set(list.map(({ isGame }) => isGame))).toEqual(new Set(['GAME', 'VASSALAGE']));
  expect(list.filter(({ isGame }) => isGame === 'GAME')).toHaveLength(SETTINGS.games.hot);
  const ofOne = await gateway.client.hotGames({ vassalage: 'MAIDANLAB' });
  expect(ofOne.list.map((candidate) => (candidate.isGame === 'GAME' ? candidate.gameId : candidate.gameType))).toEqual([
    ...['LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'],
    ...[
      'lab-wheel',
      'lab-dice',
      'lab-hilo',
      'lab-reels',
      'lab-net',
      'lab-plinko',
      'lab-keno',
      'lab-scratch',
      'lab-mines',
      'lab-lines',
      'lab-ways',
      'lab-lamps',
      'lab-crash',
      'lab-roulette',
      'lab-baccarat',
      'lab-sicbo',
      'lab-dragon',
      'lab-andar',
      'lab-patti',
      'lab-blackjack',
      'lab-fish',
      'lab-football',
      'lab-cricket',
      'lab-kabaddi',
    ],
  ]);
});

test('returns the game types of a vendor with their nodes, and rejects an unknown vendor [s7.relay.vass-game-type]', async () => {
  expect(await gateway.client.vassGameType({ vassalage: 'MAIDANLAB' })).toEqual([
    {
      ...{ gameType: 'LIVE', title: 'Live', games: 11 },
      nodes: [
        { nodeId: 'baccarat', nodeName: 'Baccarat', games: 2 },
        { nodeId: 'dragon-tiger', nodeName: 'Dragon Tiger', games: 2 },
        { nodeId: 'roulette', nodeName: 'Roulette', games: 2 },
        { nodeId: 'sicbo', nodeName: 'Sicbo', games: 2 },
        { nodeId: 'blackjack', nodeName: 'Blackjack', games: 1 },
        { nodeId: 'card-poker', nodeName: 'Card-Poker', games: 1 },
        { nodeId: 'zjh', nodeName: 'ZJH', games: 1 },
      ],
    },
    {
      ...{ gameType: 'SPORTS', title: 'Sports', games: 3 },
      nodes: [{ nodeId: 'virtual', nodeName: 'Virtual sports', games: 3 }],
    },
    { gameType: 'FISH', title: 'Fishing', games: 3, nodes: [{ nodeId: 'fishing', nodeName: 'Fishing', games: 3 }] },
    {
      ...{ gameType: 'RNG', title: 'Slots', games: 29 },
      nodes: [
        { nodeId: 'instant', nodeName: 'Instant games', games: 19 },
        { nodeId: 'slots', nodeName: 'Slots', games: 9 },
        { nodeId: 'table', nodeName: 'Table games', games: 1 },
      ],
    },
    {
      ...{ gameType: 'PVP', title: 'PvP', games: 2 },
      nodes: [
        { nodeId: 'dice', nodeName: 'Dice', games: 1 },
        { nodeId: 'teen-patti', nodeName: 'Teen Patti', games: 1 },
      ],
    },
    {
      ...{ gameType: 'ESPORTS', title: 'Esports', games: 1 },
      nodes: [{ nodeId: 'arena', nodeName: 'Arena', games: 1 }],
    },
  ]);
  await expect(gateway.client.vassGameType({ vassalage: 'NOBODY' })).rejects.toMatchObject({ code: 'vendor.unknown' });
});

test('value.data.lanes contains the newest vendors with their first games, cached until the next write [s7.relay.new-game-vendor]', async () => {
  const read = async () =>
    (await gateway.client.newGameVendor({ platform: 'html5-desktop', merchantCode: 'maidan' })).data.lanes;
  const lanes = await read();
  expect(lanes.map(({ vendor }) => vendor.vassalage)).toEqual([
    'MAIDANLAB',
    'CHALTA',
    'UTHAN',
    'SHORAT',
    'SONARTORI',
    'HAOR',
  ]);
  for (const { vendor, games } of lanes)
    expect(games.every(({ vassalage }) => vassalage === vendor.vassalage)).toBe(true);
  expect(lanes.map(({ games }) => games.length)).toEqual([6, 6, 6, 6, 6, 6]);
  for (const { vendor, total } of lanes) {
    const types = await gateway.client.vassGameType({ vassalage: vendor.vassalage });
    expect(total).toBe(types.reduce((sum, { games }) => sum + games, 0));
  }
  const cachedTrips = await trips(gateway, read);
  expect(await trips(gateway, read)).toBe(cachedTrips);
  await gateway.ctx.db.execute(`update vendors set name_en = 'Renamed' where vassalage = 'CHALTA'`);
  // Reloads the vendors, their categories and their nodes.
  expect(await trips(gateway, async () => expect((await read())[1]?.vendor.displayName).toBe('Renamed'))).toBe(
    cachedTrips + 3,
  );
  await gateway.ctx.db.execute(`update vendors set name_en = 'Chalta' where vassalage = 'CHALTA'`);
});

test('value.content contains the rooms of PvP games, by game and by vendor [s7.relay.room-list]', async () => {
  const { content } = await gateway.client.roomList({});
  expect([content.total, content.totalPages, content.list.length]).toEqual([450, 19, 24]);
  const { gameId, vassalage } = content.list[0] ?? expect.fail('there are no rooms');
  const ofGame = (await gateway.client.roomList({ gameId })).content;
  expect([ofGame.total, new Set(ofGame.list.map((room) => room.gameId))]).toEqual([5, new Set([gameId])]);
  expect(ofGame.list[0]).toEqual({
    ...{ roomId: `${gameId}-learner`, gameId, vassalage, accountTypeName: vassalage, seats: 2, maintenance: false },
    ...{ nodeId: expect.any(String), gameName: expect.any(String), roomName: 'Learners' },
    ...{ minBet: '1.00', maxBet: '1.00', waiting: null },
  });
  const ofVendor = (await gateway.client.roomList({ vassalage, pageSize: 100 })).content;
  expect(ofVendor.total).toBe(ofVendor.list.length);
  expect(new Set(ofVendor.list.map((room) => room.vassalage))).toEqual(new Set([vassalage]));
});

test('returns 20 popular games, up to 100 Vietnamese lotteries, or the requested number [s9.const.popular-count s7.call.popular-games s3.enum.prize-modes]', async () => {
  const popular = async (query: Parameters<Modules['client']['popularGames']>[0]) =>
    (await gateway.client.popularGames(query)).list;
  expect(await popular({ device: 'WEB', language: 'en' })).toHaveLength(20);
  expect(await popular({ lottoArea: 'VN', prizeMode: 'SEA' })).toHaveLength(60);
  // Duplicates them, so that there are more than the limit.
  await gateway.ctx.db.execute(`insert into games select (g).* from (select jsonb_populate_record(games, jsonb_build_object(
    'game_id', game_id || '-again', 'place', place + 10000)) as g from games where node = 'vietnam') copies`);
  onTestFinished(async () => void (await gateway.ctx.db.execute(`delete from games where game_id like '%-again'`)));
  const vietnamese = await popular({ lottoArea: 'VN', prizeMode: 'SEA' });
  expect([vietnamese.length, new Set(vietnamese.map(({ nodeId }) => nodeId))]).toEqual([100, new Set(['vietnam'])]);
  expect(await popular({ count: 7 })).toHaveLength(7);
  for (const prizeMode of PRIZE_MODES) {
    const games = await popular({ prizeMode, count: 20 });
    expect(games.length).toBeGreaterThan(0);
    expect(new Set(games.map(modeOf))).toEqual(new Set([prizeMode]));
  }
});

/** Returns the lottery and the play that a game names. */
function playOf({ gameCode, playType }: Game) {
  const lottery =
    LOTTERIES[LOTTERY_CODES.find((code) => code === gameCode) ?? expect.fail(`${gameCode} is no lottery`)];
  return { lottery, play: lottery.plays[playType ?? ''] ?? expect.fail(`${gameCode} has no play ${playType}`) };
}
function modeOf(game: Game) {
  const { lottery, play } = playOf(game);
  return prizeModeOf(lottery, play);
}

test('lottery games and plays correspond one to one; each game carries the name of its play and has no demo [own.lottery.entry]', async () => {
  const games = [...(await all({ gameType: 'LOTT' })), ...(await all({ gameType: 'ELOTT' }))];
  const plays = games.map(playOf).map(({ lottery, play }) => `${lottery.code} ${play.code}`);
  const every = Object.values(LOTTERIES).flatMap(({ code, plays: own }) =>
    Object.keys(own).map((play) => `${code} ${play}`),
  );
  expect(plays.sort()).toEqual(every.sort());
  for (const game of games) {
    expect(game).toMatchObject({
      supportPlay: 1,
      game_url2: null,
      gameName: expect.stringContaining(PLAY_NAMES[game.playType ?? '']?.[1] ?? '?'),
    });
    expect([game.gameType, game.accountTypeName === 'TCG_LOTTO_VN', game.accountTypeName === 'TCG_SEA']).toEqual([
      modeOf(game) === 'Elott' ? 'ELOTT' : 'LOTT',
      playOf(game).lottery.area === 'VN',
      playOf(game).lottery.area === 'SEA',
    ]);
  }
});

test('replaces the invented lottery games of an earlier demo by the real ones, in the order of a new demo [own.lottery.entry]', {
  tags: ['extended'],
}, async () => {
  const before = await all({});
  const { db } = gateway.ctx;
  await db.execute(
    `update games set game_id = 'old-' || game_id, game_code = null, play_type = null where category in ('LOTT', 'ELOTT')`,
  );
  await db.execute(`delete from games where vassalage = 'CHALTA' and place % 2 = 0`);
  expect(await isCatalogueOutdated(db, inventGames())).toBe(true);
  await db.transaction((tx) => renewCatalogue({ ...gateway.ctx, db: tx }, inventGames()));
  expect(await isCatalogueOutdated(db, inventGames())).toBe(false);
  expect((await all({})).map(({ gameId }) => gameId)).toEqual(before.map(({ gameId }) => gameId));
  const found = await Promise.all(
    (['LOTT', 'ELOTT'] as const).map((gameType) => gateway.client.gameList({ gameName: 'SSC', gameType })),
  );
  expect(found.reduce((sum, { total }) => sum + total, 0)).toBe(49);
});

test('by default the demo lists the games that a launch opens, and no others [own.demo.open-games]', {
  tags: ['extended'],
}, async () => {
  const { db } = gateway.ctx;
  const renew = (all: readonly Invented[]) => db.transaction((tx) => renewCatalogue({ ...gateway.ctx, db: tx }, all));
  await renew(demoGames({ config: readConfig({}) }));
  const { rows } = await db.execute(sql`select count(*)::int as games, count(distinct vassalage)::int as vendors,
    count(*) filter (where not ${CAN_OPEN})::int as closed from games`);
  expect(rows).toEqual([{ games: 251, vendors: 9, closed: 0 }]);
  expect((await gateway.client.gameList({})).total).toBe(251);
  await renew(inventGames());
  expect(await isCatalogueOutdated(db, inventGames())).toBe(false);
});

test('game details state rules, return, house edge, stakes and fairness; an unknown game is rejected', async () => {
  expect(await gateway.client.gameDetail({ gameId: 'lab-reels' })).toMatchObject({
    ...{
      gameId: 'lab-reels',
      rules: 'labReels',
      returnToPlayer: '95.17',
      houseEdge: '4.83',
      maxWin: 300,
      volatility: 'high',
    },
    ...{ fairness: 'provablyFair', minBet: '1.00', maxBet: '100.00', supportPlay: 0, recommended: [] },
  });
  const players = (await all({ gameType: 'PVP', vassalage: 'ROWAK' }))[0]?.gameId ?? '';
  expect(await gateway.client.gameDetail({ gameId: players })).toMatchObject({
    returnToPlayer: null,
    houseEdge: null,
    fairness: 'betweenPlayers',
  });
  await expect(gateway.client.gameDetail({ gameId: 'no-such-game' })).rejects.toMatchObject({ code: 'game.unknown' });
});

test('the variance of a lottery game follows from its prices; a game of a connected studio has none until it is published [own.game-info.figures]', async () => {
  const figures = async (gameId: string) => {
    const { variance, volatility, maxWin } = await gateway.client.gameDetail({ gameId });
    return { variance, volatility, maxWin };
  };
  // A number of ten pays 9.8 times the stake: 0.1 × 9.8² − 0.98².
  expect(await figures('ssc-place')).toEqual({
    variance: { least: '8.643600', most: '8.643600' },
    volatility: 'medium',
    maxWin: 9,
  });
  // 23 lots of a 4D lottery pay independently: an enumeration of all combinations of hits gives the same variance.
  const ofBig = { least: '785.921400', most: '785.921400' };
  expect(await figures('sea4d-big')).toMatchObject({ variance: ofBig, volatility: 'high' });
  expect(await figures('lab-wheel')).toMatchObject({ variance: null, volatility: 'low' });
});

test('a lottery game with the chances and payouts of another one names it, in the requested language [own.game-info.same]', async () => {
  const sameAs = async (gameId: string, language: 'bn' | 'en') =>
    (await gateway.client.gameDetail({ gameId, language })).sameAs;
  const first = await gateway.client.gameDetail({ gameId: 'ssc-direct-3-front', language: 'bn' });
  expect(first.sameAs).toBeNull();
  expect(await sameAs('lf3d-direct-3', 'bn')).toEqual({ gameId: first.gameId, gameName: first.gameName });
  expect((await sameAs('ssc-direct-3-last', 'en'))?.gameName).toMatch(/^SSC/);
});

test('without the demo, the catalogue and its lists are empty', { tags: ['extended'] }, async () => {
  const bare = await startModules({ demo: false });
  const { client } = bare;
  expect(await client.gameMenus({})).toEqual({ categories: [] });
  expect(await client.gameList({ gameName: 'gol' })).toMatchObject({
    games: [],
    totalPages: 0,
    total: 0,
    suggested: [],
  });
  expect((await client.newGameVendor({})).data.lanes).toEqual([]);
  expect(await client.rankList({})).toEqual({ list: [] });
  await bare.close();
});
