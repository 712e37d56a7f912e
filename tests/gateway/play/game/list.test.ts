import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../../../../src/contract';
import { fromWire } from '../../../../src/contract/money/money';
import { pagesOf, stretchOf } from '../../../../src/gateway/play/game/paging';
import { type Modules, startModules } from '../../harness/modules';

let gateway: Modules;
let games: Game[] = [];
beforeAll(async () => {
  gateway = await startModules();
  games = await all({});
});
afterAll(() => gateway.close());

type Query = Parameters<Modules['client']['gameList']>[0];
const list = (query: Query) => gateway.client.gameList(query);
async function all(query: Query): Promise<Game[]> {
  const first = await list({ ...query, pageSize: 100 });
  const rest = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, at) =>
    list({ ...query, pageSize: 100, pageNo: at + 2 }),
  );
  return [...first.games, ...(await Promise.all(rest)).flatMap((page) => page.games)];
}
const ids = (some: readonly Game[]) => some.map(({ gameId }) => gameId);

test('returns a page of 24 games with its number and the total [s7.relay.game-list s3.game-list.query s3.game-list.response s9.const.game-list-request]', async () => {
  const query: Query = {
    ...{
      clientType: 3,
      platform: 'flash,html5-desktop',
      channel: 'slots',
      merchant: 'maidan',
      gameName: '',
      minBet: '0.10',
    },
    ...{ minLineNum: 5, pageNo: 1, vassalage: 'TALPATA', language: 'en', gameType: 'RNG' },
  };
  const page = await list(query);
  const lined = games.filter(({ vassalage, lineNum }) => vassalage === 'TALPATA' && (lineNum ?? 0) >= 5);
  expect(lined.length).toBeGreaterThan(48);
  expect(page).toMatchObject({
    pageNum: 1,
    totalPages: Math.ceil(lined.length / 24),
    total: lined.length,
    isNear: false,
    facets: null,
  });
  expect(ids(page.games)).toEqual(ids(lined.slice(0, 24)));
  const second = await list({ ...query, pageNo: 2 });
  expect([second.pageNum, ids(second.games)]).toEqual([2, ids(lined.slice(24, 48))]);
  expect(await list({ ...query, pageNo: 99 })).toMatchObject({
    games: [],
    pageNum: 99,
    total: lined.length,
    suggested: [],
  });
  expect((await list({ ...query, pageSize: 10 })).games).toHaveLength(10);
});

describe('rejects invalid parameters and names the field [s3.game-list.query]', () => {
  test.each([
    ['clientType', '4'],
    ['clientType', 'x'],
    ['platform', 'ios'],
    ['channel', 'bingo'],
    ['merchant', 'another'],
    ['gameName', 'x'.repeat(101)],
    ['minBet', '-1.00'],
    ['minBet', '1e3'],
    ['minBet', '0.001'],
    ['minLineNum', '0'],
    ['pageNo', '0'],
    ['pageNo', '1.5'],
    ['pageSize', '101'],
    ['firstPageSize', '0'],
    ['vassalage', "X'; drop table games; --"],
    ['vassalage', 'TALPATA,'],
    ['language', 'fr'],
    ['gameType', 'rng'],
    ['stake', 'NaN'],
    ['feature', 'freeSpins,nothing'],
    ['volatility', 'extreme'],
    ['hasTrial', 'yes'],
    ['minReturn', '101'],
    ['sort', 'name'],
    ['facets', '1'],
  ])('%s=%s', async (field, value) => {
    const url = `/wps/relay/GCSGAME_gameList?${new URLSearchParams({ [field]: value })}`;
    const { statusCode, body } = await gateway.server.inject({ method: 'GET', url });
    expect([statusCode, JSON.parse(body)]).toEqual([
      422,
      expect.objectContaining({ code: 'request.invalid', value: { fields: [field] } }),
    ]);
  });
});

describe('handles odd search texts without an error', () => {
  test.each(["'", '%', '_', '\\', '()', '💥', 'ঁ', 'a'.repeat(100), 'x '.repeat(50), '" or 1=1 --'])(
    '%j',
    async (gameName) => {
      const { games: found, suggested } = await list({ gameName });
      // A text without letters or digits is ignored.
      if (/[\p{L}\p{N}]/u.test(gameName)) expect(suggested.length > 0).toBe(found.length === 0);
      else expect(ids(found)).toEqual(ids(games.slice(0, 24)));
    },
  );
});

test('pages of 21, then 18 games contain each game once [s4.drop-menu.paging s9.const.game-list-paging]', async () => {
  const vendorQuery = { vassalage: 'TALPATA', pageSize: 18, firstPageSize: 21 };
  const own = ids(games.filter(({ vassalage }) => vassalage === 'TALPATA'));
  const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((pageNo) => list({ ...vendorQuery, pageNo })));
  expect(pages.map((page) => page.games.length)).toEqual([21, 18, 18, 18, 18, 3, 0]);
  expect(pages.flatMap((page) => ids(page.games))).toEqual(own);
  expect(new Set(pages.map(({ totalPages }) => totalPages))).toEqual(new Set([6]));
});

test.each([
  [0, 0],
  [1, 1],
  [21, 1],
  [22, 2],
  [39, 2],
  [40, 3],
])('%i games make %i pages of 21, then 18', (total, pages) => {
  const paging = { pageSize: 18, firstPageSize: 21 };
  expect(pagesOf(total, paging)).toBe(pages);
  const stretches = Array.from({ length: pages }, (_, at) => stretchOf({ ...paging, pageNo: at + 1 }));
  expect(stretches.every(({ from }) => from < total)).toBe(true);
  const last = stretches.at(-1);
  if (last) expect(last.from + last.size).toBeGreaterThanOrEqual(total);
});

/** Filters with an independent definition of the games that pass them. */
const FILTERS: [string, Query, (game: Game) => boolean][] = [
  ['category', { gameType: 'RNG' }, ({ gameType }) => gameType === 'RNG'],
  ['vendor', { vassalage: 'JHINUK' }, ({ vassalage }) => vassalage === 'JHINUK'],
  ['vendors', { vassalage: 'JHINUK,KADAM' }, ({ vassalage }) => ['JHINUK', 'KADAM'].includes(vassalage)],
  ['node', { nodeId: 'table' }, ({ nodeId }) => nodeId === 'table'],
  ['feature', { feature: 'multipliers' }, ({ features }) => features.includes('multipliers')],
  [
    'features',
    { feature: 'multipliers,jackpot' },
    ({ features }) => features.includes('multipliers') && features.includes('jackpot'),
  ],
  ['volatility', { volatility: 'high' }, ({ volatility }) => volatility === 'high'],
  ['volatilities', { volatility: 'low,high' }, ({ volatility }) => volatility === 'low' || volatility === 'high'],
  ['trial', { hasTrial: 'true' }, ({ supportPlay }) => supportPlay === 0],
  ['no trial', { hasTrial: 'false' }, ({ supportPlay }) => supportPlay === 1],
  ['stake', { stake: '60.00' }, ({ minBet, maxBet }) => fromWire(minBet) <= 60_00n && fromWire(maxBet) >= 60_00n],
  [
    'high stake',
    { stake: '300.00' },
    ({ minBet, maxBet }) => fromWire(minBet) <= 300_00n && fromWire(maxBet) >= 300_00n,
  ],
  ['minBet', { minBet: '0.50' }, ({ minBet }) => fromWire(minBet) >= 50n],
  ['minLineNum', { minLineNum: 40 }, ({ lineNum }) => (lineNum ?? 0) >= 40],
  ['return', { minReturn: 96 }, ({ returnToPlayer }) => Number(returnToPlayer) >= 96],
];

describe('filters', () => {
  test.each(FILTERS)('%s', { tags: ['extended'] }, async (_name, query, passes) => {
    const expected = ids(games.filter(passes));
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(games.length);
    expect(ids(await all(query))).toEqual(expected);
  });

  const pairs = FILTERS.flatMap(([left, query, passes], at) =>
    FILTERS.slice(at + 1)
      .filter(([, other]) => Object.keys(other)[0] !== Object.keys(query)[0])
      .map(
        ([other, otherQuery, also]) =>
          [`${left} and ${other}`, { ...query, ...otherQuery }, (game: Game) => passes(game) && also(game)] as const,
      ),
  );
  test('combine in pairs', { tags: ['extended'] }, async () => {
    expect(pairs.length).toBeGreaterThan(70);
    for (const [name, query, passes] of pairs) {
      const { total, games: first } = await list({ ...query, pageSize: 100 });
      const expected = ids(games.filter(passes));
      expect([name, total, ids(first)]).toEqual([name, expected.length, expected.slice(0, 100)]);
    }
  });

  test('combine with a search', { tags: ['extended'] }, async () => {
    const named = games.filter(({ gameName }) => /\bboat\b/i.test(gameName) || /\bboat/i.test(gameName));
    const slots = named.filter(({ nodeId, supportPlay }) => nodeId === 'slots' && supportPlay === 0);
    expect(slots.length).toBeGreaterThan(3);
    expect(ids(await all({ gameName: 'boat', nodeId: 'slots', hasTrial: 'true' }))).toEqual(ids(slots));
  });
});

test('sorts by newest or by popularity on request', async () => {
  const { rows } = await gateway.ctx.db.execute<{ game_id: string }>(
    'select game_id from games order by since desc, place limit 24',
  );
  expect(ids((await list({ sort: 'new' })).games)).toEqual(rows.map(({ game_id }) => game_id));
  expect(ids((await list({ sort: 'popular' })).games)).toEqual(ids(games.slice(0, 24)));
});

test('facets count the games left by one more filter, or by another value of a set filter', async () => {
  const { facets } = await list({ gameType: 'RNG', volatility: 'high', feature: 'jackpot', facets: 'true' });
  if (!facets) return expect.fail('nothing was counted');
  const left = async (query: Query) =>
    (await list({ gameType: 'RNG', volatility: 'high', feature: 'jackpot', ...query })).total;
  for (const { value, games: count } of facets.volatility) expect(count).toBe(await left({ volatility: value }));
  for (const { value, games: count } of facets.hasTrial)
    expect(count).toBe(await left({ hasTrial: value === 'true' ? 'true' : 'false' }));
  for (const { value, games: count } of facets.vassalage) expect(count).toBe(await left({ vassalage: value }));
  for (const { value, games: count } of facets.nodeId) expect(count).toBe(await left({ nodeId: value }));
  for (const { value, games: count } of facets.feature) expect(count).toBe(await left({ feature: `jackpot,${value}` }));
  expect(facets.gameType.map(({ value }) => value)).toEqual(['RNG', 'FISH']);
  expect(facets.vassalage.map(({ games: count }) => count)).toEqual(
    [...facets.vassalage.map(({ games: count }) => count)].sort((a, b) => b - a),
  );
});
