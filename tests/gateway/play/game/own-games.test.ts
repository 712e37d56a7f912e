import { expect, test } from 'vitest';
import { openGames } from '../../../../src/gateway/demo/catalogue/games';
import type { Invented } from '../../../../src/gateway/demo/catalogue/invented';
import { LOTTERIES, samePlay } from '../../../../src/lottery';
import { oddsRows } from '../../../../src/lottery/odds/rows';
import { DAY } from '../../../../src/lottery/prices/list';
import { GAME_IDS } from '../../../../src/studio/catalogue/entries';
import { GAMES } from '../../../../src/studio/games';
import type { Fraction } from '../../../../src/studio/games/fraction';
import { returnOf, varianceOf } from '../../../../src/studio/games/game';
import { publicationOf } from '../../../../src/studio/publish/publication';

const TOLERANCE = 1e-6;
/** Maximum number of games with one engine and pay table. */
const MAX_ALIKE = 12;

/** A way to play: return, variance, and number of units of a lottery's sample. */
type Way = readonly [returns: number, variance: number, units: number];
type Entry = { gameId: string; category: string; ways: readonly Way[]; sameAs: string | null };

const number = ({ over, under }: Fraction): number => Number((over * 10n ** 12n) / under) / 1e12;
/** Parses an exact number such as "49/50". */
const exact = (written: string): number => {
  const [over = '0', under = '1'] = written.split('/');
  return Number(over) / Number(under);
};

function ofStudio({ gameId, category }: Invented): Entry[] {
  const id = GAME_IDS.find((known) => known === gameId);
  if (!id) return [];
  const ways = GAMES[id].published.map((first): Way => {
    const odds = GAMES[id].odds(first);
    return [number(returnOf(odds)), number(varianceOf(GAMES[id], odds)), 1];
  });
  return [{ gameId, category, ways, sameAs: publicationOf(id).sameAs ?? null }];
}

const rows = Object.values(LOTTERIES).flatMap((lottery) => oddsRows(lottery, DAY));

/** Calculates returns and variances from the prizes that `npm run odds` prints. */
function ofLottery({ gameId, category, gameCode, playType }: Invented): Entry[] {
  if (gameCode === null || playType === null) return [];
  const ways = rows
    .filter(({ lottery, play }) => lottery === gameCode && play === playType)
    .map(({ stake, space, push, grades, units }): Way => {
      const paid = Object.values(grades).map(({ hits, prize }) => ({
        chance: Number(hits) / Number(space),
        times: exact(prize) / exact(stake),
      }));
      const all = [...paid, { chance: Number(push) / Number(space), times: 1 }];
      const mean = all.reduce((sum, { chance, times }) => sum + chance * times, 0);
      return [mean, all.reduce((sum, { chance, times }) => sum + chance * times ** 2, 0) - mean ** 2, units];
    });
  const same = samePlay(gameCode, playType);
  return [{ gameId, category, ways, sameAs: same && `${same.lottery}-${same.play}`.toLowerCase() }];
}

const isAlike = (left: readonly Way[], right: readonly Way[]): boolean =>
  left.length === right.length &&
  left.every((way, index) => way.every((figure, at) => Math.abs(figure - (right[index]?.[at] ?? 0)) <= TOLERANCE));

const entries = openGames().flatMap((game) => [...ofStudio(game), ...ofLottery(game)]);
const originals = new Map(entries.filter(({ sameAs }) => sameAs === null).map((entry) => [entry.gameId, entry]));
const originalOf = ({ gameId, sameAs }: Entry): string => sameAs ?? gameId;

test('games with equal returns and variances name the same original, and no other games do [own.catalogue.same]', () => {
  for (const entry of entries) {
    expect([entry.gameId, originals.has(originalOf(entry)), entry.ways.length > 0]).toEqual([entry.gameId, true, true]);
    for (const other of entries)
      expect([entry.gameId, other.gameId, isAlike(entry.ways, other.ways)]).toEqual([
        entry.gameId,
        other.gameId,
        originalOf(entry) === originalOf(other),
      ]);
  }
});

test('at most 12 games share an engine and a pay table [own.catalogue.same]', () => {
  const alike = [...originals.keys()].map((id) => entries.filter((entry) => originalOf(entry) === id).length);
  expect(Math.max(...alike)).toBeLessThanOrEqual(MAX_ALIKE);
});

/** Counts games by category. */
function countByCategory(all: readonly { category: string }[]): Record<string, number> {
  const categories = [...new Set(all.map(({ category }) => category))].sort();
  const countOf = (category: string) => all.filter((candidate) => candidate.category === category).length;
  return Object.fromEntries(categories.map((category) => [category, countOf(category)]));
}

test('181 of the 249 games with a house are games of their own; two are played between players [own.catalogue.same]', () => {
  expect(countByCategory(openGames())).toEqual({
    ...{ ELOTT: 85, LOTT: 117, RNG: 29, FISH: 3, LIVE: 11, SPORTS: 3, ESPORTS: 1, PVP: 2 },
  });
  expect(countByCategory([...originals.values()])).toEqual({
    ...{ ELOTT: 67, LOTT: 69, RNG: 27, FISH: 3, LIVE: 11, SPORTS: 3, ESPORTS: 1 },
  });
});
