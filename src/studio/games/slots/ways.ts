import * as v from 'valibot';
import { type Fraction, fraction, plus, sum, times, toText, ZERO } from '../fraction';
import { act, type Game, Misplayed, type Odds } from '../game';
import { once } from '../once';
import { banded, count, largestOf, meanSquareOf, type Totals } from './bands';
import { type Columns, extendRun, finish, paysOf, type Run, type Streak, spinOf, totalOf } from './streaks';
import { spin, strip, windowsOf } from './strips';

/** Five reels of 30 stops; the star is on the three in the middle, the lamp on the first, third and fifth. */
const REELS = [
  'lomslmkfmlfomkbokflbtdfbdfsbtd',
  'fkobmlwdlkbflobfmtlkmdfodmbftl',
  'okltdbmofmbslmtlbmfodwkfsbklfd',
  'fmofwbklmfbmtfkdblofdlodtblmkl',
  'oldfobfmlbkoftkmldfmbdlmfksbts',
].map(strip);

/** Three lamps start eight free rounds with doubled wins. */
export const FREE = 8;
const FREE_TIMES = 2;

const start = v.strictObject({ act: v.literal('spin') });
const free = v.strictObject({ act: v.literal('free') });

type SpinResult = { total: number; columns: Columns; wins: readonly Streak[] };

/** A slot of 243 ways: each picture counts at any position of a reel. Three lamps start free rounds. */
export const waysSlot: Game = {
  id: 'lab-ways',
  version: 1,
  stakes: [1_00n, 2_00n, 5_00n, 10_00n, 20_00n],
  published: [{ act: 'spin' }],
  play(draw, [first, ...turns]) {
    act(start, first);
    const columns = spin(draw, REELS);
    const { wins, isStarting } = spinOf(columns);
    const due = isStarting ? FREE : 0;
    if (turns.length > due) throw new Misplayed('the round is over');
    const paid: SpinResult = { total: totalOf(wins), columns, wins };
    const last = turns.reduce<SpinResult>((before, turn) => freeSpin(before, spin(draw, REELS), turn), paid);
    const pays = fraction(last.total, 100);
    const visiblePart = {
      grid: last.columns.flat(),
      wins: last.wins.map((win) => ({ ...win, pays: toText(fraction(paysOf(win) * timesOf(turns.length), 100)) })),
      free: due - turns.length,
      worth: toText(pays),
    };
    const ended = turns.length === due;
    return { visiblePart, ended, pays: ended ? pays : ZERO };
  },
  /** Chance that the spin pays nothing, and neither do the free rounds that it starts. */
  chanceOfLoss() {
    const { plain, starting } = spinTotals();
    const lost = (totals: Totals) => fraction(totals.get(0) ?? 0n, OF);
    const spinLost = plus(lost(plain), lost(starting));
    const allFreeLost = Array.from({ length: FREE }, () => spinLost).reduce(times);
    return plus(lost(plain), times(lost(starting), allFreeLost));
  },
  /** Largest spin that starts free rounds, plus a largest spin in each of them. */
  largestWin() {
    const { plain, starting } = spinTotals();
    const each = Math.max(largestOf(plain), largestOf(starting));
    return fraction(largestOf(starting) + FREE * FREE_TIMES * each, 100);
  },
  meanSquare: () => meanSquareOfRounds(spinTotals()),
  odds(first) {
    act(start, first);
    return oddsOf(spinTotals());
  },
};

const timesOf = (turns: number) => (turns === 0 ? 1 : FREE_TIMES);

function freeSpin({ total }: SpinResult, columns: Columns, turn: unknown): SpinResult {
  act(free, turn);
  const { wins } = spinOf(columns);
  return { total: total + totalOf(wins) * FREE_TIMES, columns, wins };
}

/** Totals of spins that start free rounds, and of all others. */
type Spins = { plain: Totals; starting: Totals };
const spinTotals = once(allSpins);

type Counted = { run: Run | null; ways: bigint };

/** Counts the stops of all five reels, reel by reel; stops with equal continuations are counted together. */
function allSpins(): Spins {
  let runs: Counted[] = [{ run: null, ways: 1n }];
  for (const columns of REELS.map(windowsOf))
    runs = grouped(runs.flatMap(({ run, ways }) => columns.map((column) => ({ run: extendRun(run, column), ways }))));
  const spins: Spins = { plain: new Map(), starting: new Map() };
  for (const { run, ways } of runs) {
    const { wins, isStarting } = finish(run);
    count(isStarting ? spins.starting : spins.plain, totalOf(wins), ways);
  }
  return spins;
}

function grouped(runs: readonly Counted[]): Counted[] {
  const found = new Map<string, Counted>();
  for (const { run, ways } of runs) {
    const key = JSON.stringify(run && [run.open, totalOf(run.ended), run.lamps]);
    found.set(key, { run, ways: ways + (found.get(key)?.ways ?? 0n) });
  }
  return [...found.values()];
}

const OF = REELS.reduce((all, reel) => all * BigInt(reel.length), 1n);
const waysIn = (totals: Totals) => [...totals.values()].reduce((all, some) => all + some, 0n);
const meanOf = (totals: Totals, of: bigint) =>
  fraction(
    [...totals].reduce((sum, [pays, some]) => sum + BigInt(pays) * some, 0n),
    of * 100n,
  );

/**
 * Returns the mean square of whole rounds: of spins alone, and of those that start free rounds, whose spins are
 * independent of it and of each other.
 */
function meanSquareOfRounds({ plain, starting }: Spins): Fraction {
  const each = plus(meanOf(plain, OF), meanOf(starting, OF));
  const eachSquare = plus(meanSquareOf(plain, OF), meanSquareOf(starting, OF));
  const pairs = times(fraction(FREE * (FREE - 1)), times(each, each));
  const freeSquare = times(fraction(FREE_TIMES ** 2), plus(times(fraction(FREE), eachSquare), pairs));
  const crossed = times(fraction(2 * FREE * FREE_TIMES), times(meanOf(starting, OF), each));
  return sum([eachSquare, crossed, times(fraction(waysIn(starting), OF), freeSquare)]);
}

/** Returns bands of spins without free rounds, and one row for those with: it pays their mean, free rounds included. */
function oddsOf({ plain, starting }: Spins): Odds[] {
  const started = waysIn(starting);
  const each = plus(meanOf(plain, OF), meanOf(starting, OF));
  const after = times(fraction(FREE * FREE_TIMES), each);
  return [{ name: 'free', ways: started, of: OF, pays: plus(meanOf(starting, started), after) }, ...banded(plain, OF)];
}
