import * as v from 'valibot';
import type { GameId } from '../catalogue/entries';
import type { KenoTable } from '../catalogue/kenos';
import { choose, fraction } from './fraction';
import { type Game, only } from './game';
import { shuffled } from './shuffle';

/** Keno: the player picks some of the numbers, and wins by how many of them are drawn. */
export function kenoGame({ id, numbers: all, drawn: count, pays }: KenoTable & { id: GameId }): Game {
  const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(all));
  const picked = v.pipe(
    v.array(number),
    v.minLength(1),
    v.maxLength(pays.length),
    v.check((numbers) => new Set(numbers).size === numbers.length),
  );
  const pick = v.strictObject({ act: v.literal('pick'), numbers: picked });
  return {
    id,
    version: 1,
    stakes: [1_00n, 2_00n, 5_00n, 10_00n, 20_00n],
    published: pays.map((_, more) => ({
      act: 'pick',
      numbers: Array.from({ length: more + 1 }, (_one, index) => index + 1),
    })),
    play(draw, acts) {
      const { numbers } = only(pick, acts);
      const drawn = shuffled(draw, all, count).map((index) => index + 1);
      const hits = numbers.filter((candidate) => drawn.includes(candidate)).length;
      return {
        visiblePart: { numbers, drawn, hits },
        ended: true,
        pays: fraction(pays[numbers.length - 1]?.[hits] ?? 0, 100),
      };
    },
    odds(first) {
      const { length } = only(pick, [first]).numbers;
      return (pays[length - 1] ?? []).map((hundredths, hits) => ({
        name: `${hits}`,
        ways: choose(count, hits) * choose(all - count, length - hits),
        of: choose(all, length),
        pays: fraction(hundredths, 100),
      }));
    },
  };
}
