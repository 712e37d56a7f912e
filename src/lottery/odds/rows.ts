import { exact, type Fraction, fraction, over, plus, times, written, ZERO } from '../fraction';
import { COSTS } from '../line';
import { kinds, pays, priceList, returnOf } from '../prices/list';
import { type Lottery, type LotteryCode, PUSH } from '../types';

/**
 * Odds of one kind of unit of a play. `units` counts those of the selection; the rest is per unit of 1: it wins in
 * `winning` of `space` equally likely draws and gets its stake back in `push`. `prize` is the payout of a winning draw,
 * averaged over several `grades`. Fractions are exact: `return` = (`prize` · `winning` ÷ `stake` + `push`) ÷ `space`,
 * at the highest prize group.
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

/** Returns a row per kind of unit that a lottery prices separately, by its newest prices on a day. */
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

/** Rounds an exact value for display. */
const decimal = (value: string, places: number) => {
  const { n, d } = exact(value);
  return Number((n * 10n ** BigInt(places)) / d) / 10 ** places;
};

/** Formats rows as a table with aligned columns. */
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

/** Serializes rows as JSON, with big integers unrounded. */
export const oddsJson = (rows: readonly OddsRow[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? `#${value}` : value), 2).replace(
    /"#(\d+)"/g,
    '$1',
  );
