import { describe, expect, test } from 'vitest';
import { aimOf, FISH_KINDS, type FishKind, fishing } from '../../../src/studio/games/fish';
import { fraction, isLess, toText } from '../../../src/studio/games/fraction';
import { type Draw, returnOf } from '../../../src/studio/games/game';
import { every } from '../harness/every';

const shoot = (kind: FishKind, fish?: number) => ({ act: 'shoot', kind, ...(fish !== undefined && { fish }) });
const always =
  (value: number): Draw =>
  () =>
    value;

/** Published figures, repeated here: catches in 10,000 shots, and payout as a multiple of the cost. */
const PRINTED: Readonly<Record<FishKind, readonly [caught: number, pays: number]>> = {
  puti: [4_850, 2],
  koi: [3_220, 3],
  rui: [1_935, 5],
  katla: [1_208, 8],
  ilish: [643, 15],
  boal: [321, 30],
  chital: [160, 60],
  kumir: [48, 200],
};

describe('lab-fish', () => {
  test.each(FISH_KINDS)('%s: its published table matches an enumeration of all draws [own.pond.odds]', (kind) => {
    const shots = [...every((draw) => fishing.play(draw, [shoot(kind)]))];
    expect(new Set(shots.map(({ of }) => of))).toEqual(new Set([10_000n]));
    const [caught, times] = PRINTED[kind];
    const paid = shots.filter(({ result }) => result.visiblePart.caught);
    expect([shots.length, paid.length]).toEqual([10_000, caught]);
    expect(new Set(paid.map(({ result }) => toText(result.pays)))).toEqual(new Set([`${times}`]));
    expect(fishing.odds(shoot(kind)).map(({ name, ways, pays }) => [name, ways, toText(pays)])).toEqual([
      ['lost', BigInt(10_000 - caught), '0'],
      ['won', BigInt(caught), `${times}`],
    ]);
  });

  test('each kind returns 94 to 98.5 % of a shot, and rarer kinds pay more [own.pond.odds]', () => {
    for (const first of fishing.published) {
      const back = returnOf(fishing.odds(first));
      const isWithin = !isLess(back, fraction(94, 100)) && !isLess(fraction(985, 1_000), back);
      expect([first, isWithin]).toEqual([first, true]);
    }
    const pays = FISH_KINDS.map((kind) => Number(fishing.odds(shoot(kind))[1]?.pays.over));
    expect(pays).toEqual([...pays].sort((a, b) => a - b));
    expect([pays[0], pays.at(-1)]).toEqual([2, 200]);
  });

  test('the result depends only on the kind, not on the fish in the pond [own.pond.odds]', () => {
    for (const kind of FISH_KINDS)
      for (const value of [0, 47, 48, 4_849, 4_850, 9_999]) {
        const played = [undefined, 0, 1, 588_624_140].map((fish) => fishing.play(always(value), [shoot(kind, fish)]));
        expect(new Set(played.map(({ visiblePart, pays }) => JSON.stringify([visiblePart, toText(pays)]))).size).toBe(
          1,
        );
      }
    expect(fishing.play(always(47), [shoot('kumir')]).visiblePart).toEqual({ kind: 'kumir', caught: true });
    expect(fishing.play(always(48), [shoot('kumir')]).visiblePart).toEqual({ kind: 'kumir', caught: false });
  });

  test('a shot ends immediately and draws one number', () => {
    const belows: number[] = [];
    const { ended } = fishing.play(
      (below) => {
        belows.push(below);
        return 0;
      },
      [shoot('ilish', 7)],
    );
    expect([ended, belows]).toEqual([true, [10_000]]);
  });

  test('rejects unknown kinds, invalid fish, extra fields and further acts', () => {
    const malformed = [
      { act: 'shoot' },
      { act: 'shoot', kind: 'whale' },
      { act: 'shoot', fish: 'rui' },
      { ...shoot('rui'), fish: '7' },
      shoot('rui', -1),
      shoot('rui', 0.5),
      shoot('rui', 2 ** 31),
      { ...shoot('rui'), chance: 1 },
      { act: 'cast', kind: 'rui' },
      null,
    ];
    for (const act of malformed) {
      expect(() => fishing.play(always(0), [act])).toThrow('no such act');
      expect(() => fishing.odds(act)).toThrow('no such act');
      expect(() => aimOf(act)).toThrow('no such act');
    }
    expect(() => fishing.play(always(0), [shoot('rui'), shoot('rui')])).toThrow('one act');
    expect(() => fishing.play(always(0), [])).toThrow('one act');
  });
});
