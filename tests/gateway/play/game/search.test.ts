import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folded, keysOf, lettersOut, trigrams, wordsOf } from '../../../../src/gateway/play/game/fold';
import { type Modules, startModules } from '../../harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const search = (gameName: string, more = {}) => gateway.client.gameList({ gameName, language: 'en', ...more });
const found = async (gameName: string, more = {}) => (await search(gameName, more)).games.map((game) => game.gameName);
/** Names of all games, as the database has them, in the order in which they are shown. */
const named = async (where: string) =>
  (
    await gateway.ctx.db.execute<{ name: string }>(
      `select name_en as name from games where ${where} order by place limit 24`,
    )
  ).rows.map((row) => row.name);

test('ফিসিং finds the same games as ফিশিং', async () => {
  const { games, isNear } = await search('ফিসিং', { language: 'bn', pageSize: 100 });
  expect(isNear).toBe(false);
  expect(games.length).toBeGreaterThan(30);
  expect(
    games.every(({ gameName, nodeName }) => `${gameName} ${nodeName}`.includes('ফিশিং') || nodeName === 'মাছ ধরা'),
  ).toBe(true);
  expect(games.filter(({ gameName }) => gameName.includes('ফিশিং')).length).toBeGreaterThan(30);
  expect((await search('ফিশিং', { language: 'bn', pageSize: 100 })).games).toEqual(games);
});

describe('search as you type: every prefix of a word finds games, in either script', () => {
  test.each([
    ['Peacock', "name_en ilike '%peacock%'"],
    ['ময়ূর', "name_bn like '%ময়ূর%' or vassalage = 'MOYUR'"],
    ['নৌকা', "name_bn like '%নৌকা%' or vassalage = 'BAICH'"],
  ])('%s', async (word, where) => {
    const whole = await named(where);
    expect(whole.length).toBeGreaterThan(10);
    expect(await found(word)).toEqual(whole);
    const letters = Array.from(new Intl.Segmenter('bn').segment(word), ({ segment }) => segment);
    for (let length = 2; length < letters.length; length++) {
      const typed = letters.slice(0, length).join('');
      const { games, total, isNear } = await search(typed, { pageSize: 100 });
      expect([typed, isNear, total > 0]).toEqual([typed, false, true]);
      expect(games.length).toBeGreaterThanOrEqual(Math.min(100, whole.length));
    }
  });
});

test('requires all words in the name, in any order and possibly unfinished', async () => {
  const both = await named("name_en ilike '%golden%' and name_en ilike '%boat%'");
  expect(both.length).toBeGreaterThan(0);
  expect(await found('golden boat')).toEqual(both);
  expect(await found('BOAT  gold')).toEqual(both);
  expect(await found('সোনালি নৌকা')).toEqual(both);
});

test('finds a vendor by its name with its games, and a kind of game by its name', async () => {
  const { vendors, games, total } = await search('jonaki');
  expect(vendors.map(({ displayName }) => displayName)).toEqual(['Jonaki']);
  expect(total).toBe(90);
  expect(new Set(games.map(({ vassalage }) => vassalage))).toEqual(new Set(['JONAKI']));
  expect((await search('জোনাকি')).vendors).toEqual(vendors);
  expect((await search('jonaki', { pageNo: 2 })).vendors).toEqual([]);
  expect((await search('baccarat')).total).toBe(26);
});

describe('typos', () => {
  test.each([
    ['missing letter', 'pecock', 'Peacock'],
    ['extra letter', 'peacoock', 'Peacock'],
    ['wrong letter', 'peakock', 'Peacock'],
    ['swapped letters', 'peaocck', 'Peacock'],
    ['missing letter', 'রলেট', 'Roulette'],
    ['wrong letter', 'ব্যাকারাঠ', 'Baccarat'],
    ['in one of two words', 'goldn boat', 'Golden Boat'],
    ['in both words', 'goldn baot', 'Golden Boat'],
  ])('%s: %s', async (_what, typed, name) => {
    const { games, isNear } = await search(typed, { pageSize: 100 });
    expect(isNear).toBe(true);
    expect(games.filter(({ gameName }) => gameName.includes(name)).length).toBeGreaterThan(0);
  });

  test('tolerates a typo in a vendor’s name', async () => {
    const { vendors, isNear } = await search('jonakee');
    expect([isNear, vendors.map(({ vassalage }) => vassalage)]).toEqual([false, ['JONAKI']]);
    expect((await search('jonuki')).vendors.map(({ vassalage }) => vassalage)).toContain('JONAKI');
  });

  test('does not correct a correctly spelled word that a filter excludes, and suggests games', async () => {
    expect(await search('peacock', { gameType: 'SPORTS' })).toMatchObject({ games: [], isNear: false, total: 0 });
    const { suggested } = await search('peacock', { gameType: 'SPORTS' });
    expect(suggested).toHaveLength(6);
  });

  test('finds nothing for a text without near matches, and suggests popular games', async () => {
    const { games, total, isNear, suggested } = await search('qqqqwwww');
    expect([games, total, isNear]).toEqual([[], 0, false]);
    expect(suggested.map(({ gameId }) => gameId).slice(0, 2)).toEqual(['lab-wheel', 'lab-dice']);
  });
});

describe('folds letters that sound alike', () => {
  test.each([
    ['শাপলা', 'সাপলা'],
    ['হরিণ', 'হরিন'],
    ['রানী', 'রানি'],
    ['রূপালি', 'রুপালী'],
    ['যাদু', 'জাদু'],
    ['পাড়া', 'পারা'],
    ['চাঁদ', 'চাদ'],
    ['রঙিন', 'রংিন'],
    ['ব্যাকারাট', 'ব্যা\u200dকারাট'],
    ['কৃষক', 'ক্রিষক'],
    ['Shapla', 'SAPLA'],
    ['Teesta', 'tista'],
    ['Jamuna', 'zamuna'],
    ['café', 'cafe'],
    ['১২৩', '123'],
  ])('%s and %s', (left, right) => expect(folded(left)).toBe(folded(right)));

  test.each([
    ['কলা', 'খলা'],
    ['নয়', 'নজ'],
    ['boat', 'goat'],
  ])('keeps %s and %s apart', (left, right) => expect(folded(left)).not.toBe(folded(right)));
});

test('splits names into words, and words into prefixes, deletions and trigrams', () => {
  expect(wordsOf("  Hold'Em—পদ্মা, ২ পদ্মা ")).toEqual(['hold', 'em', 'পদমা', '2']);
  expect(keysOf('peacocking')).toEqual(['p', 'pe', 'pea', 'peac', 'peaco', 'peacoc', 'peacock', 'peacocki']);
  expect(lettersOut('boat')).toEqual(['-boat', '-oat', '-bat', '-bot', '-boa']);
  expect(trigrams('boat')).toEqual(['3 bo', '3boa', '3oat']);
});
