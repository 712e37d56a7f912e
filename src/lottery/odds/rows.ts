import { exact, type Fraction, fraction, over, plus, times, written, ZERO } from '../fraction';
import { COSTS } from '../line';
import { kinds, pays, priceList, returnOf } from '../prices/list';
import { type Lottery, type LotteryCode, PUSH } from '../types';

/**
 * What one kind of unit of a play can win. `units` are those of the selection; all else is of one unit at 1 of the currency: it wins by `winning` of `space` equally
 * likely draws, and gets its stake back by `push` of them. `prize`: what a winning draw pays, on average where there are several `grades`. Fractions are exact:
 * `return` = (`prize` · `winning` ÷ `stake` + `push`) ÷ `space`, at the highest prize group.
 */
type OddsRow = {
  lottery: LotteryCode;
  play: string;
  selection: string;
  units: number;
  stake: string;
  winning: bigint;
  push: bigint;
  space: bigint;
  prize: string;
  grades: Record<string, { hits: bigint; prize: string }>;
  return: string;
};

/** A row for each kind of unit that a lottery prices on its own, by its newest prices on a day. */
export function oddsRows(lottery: Lottery, date: string): OddsRow[] {
  const list = priceList(lottery, lottery.priceVersion);
  const terms = { list, group: list.groups.most, date };
  return Object.values(lottery.plays).flatMap((play) => {
    const stake = fraction(COSTS[play.model], 1n);
    return kinds(play, date).map(({ selection, units, unit }) => {
      const { space, winning, hits } = play.chances(unit, date);
      const prizes = Object.entries(hits).filter(([grade]) => grade !== PUSH);
      const prizeOf = (grade: string) => times(stake, pays(play, unit, grade, terms));
      const all = prizes.reduce<Fraction>(
        (sum, [grade, ways]) => plus(sum, times(fraction(ways, 1n), prizeOf(grade))),
        ZERO,
      );
      return {
        lottery: lottery.code,
        play: play.code,
        selection,
        units,
        stake: written(stake),
        winning,
        push: hits[PUSH] ?? 0n,
        space,
        prize: written(over(all, fraction(winning, 1n))),
        grades: Object.fromEntries(
          prizes.map(([grade, ways]) => [grade, { hits: ways, prize: written(prizeOf(grade)) }]),
        ),
        return: written(returnOf(play, unit, terms)),
      };
    });
  });
}

/** As near as a number comes. */
const decimal = (value: string, places: number) => {
  const { n, d } = exact(value);
  return Number((n * 10n ** BigInt(places)) / d) / 10 ** places;
};

/** For people: a line a row, columns under one another. */
export function oddsTable(rows: readonly OddsRow[]): string {
  const chance = ({ winning, space }: OddsRow) => Number((winning * 10n ** 12n) / space) / 1e12;
  const draws = ({ winning, space }: OddsRow) => (space > 10n ** 15n ? '' : `${winning} / ${space}`);
  const prizes = ({ grades }: OddsRow) =>
    Object.entries(grades)
      .map(([grade, { prize }]) => `${grade === 'win' ? '' : `${grade} `}${decimal(prize, 2)}`)
      .join(', ');
  const lines = [
    ['play', 'selection', 'units', 'winning / space', 'probability', 'prize', 'return'],
    ...rows.map((row) => [
      row.play,
      row.selection.length > 30 ? `${row.selection.slice(0, 29)}…` : row.selection,
      `${row.units}`,
      draws(row),
      `${chance(row)}`,
      prizes(row),
      `${decimal(row.return, 6)}`,
    ]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** As JSON, whole numbers of any size as they are. */
export const oddsJson = (rows: readonly OddsRow[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? `#${value}` : value), 2).replace(
    /"#(\d+)"/g,
    '$1',
  );
