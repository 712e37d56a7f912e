import { describe, expect, test } from 'vitest';
import { MINEFIELDS } from '../../../src/studio/catalogue/mines';
import { GAMES } from '../../../src/studio/games';
import { fraction, isSame, ONE, plus, times, toText, ZERO } from '../../../src/studio/games/fraction';
import type { Draw } from '../../../src/studio/games/game';
import { BACK, MAX_SAFE } from '../../../src/studio/games/mines';
import { every } from '../harness/every';

const start = (mines: number) => ({ act: 'start', mines });
const open = (...places: number[]) => places.map((place) => ({ act: 'open', place }));
const perform = { act: 'take' };
/** Never swaps, so that the mines are at the first places. */
const inOrder: Draw = () => 0;

const LARGEST = { 'lab-mines': 1_055n, 'lab-mines-four': 7_767n };

describe.each(MINEFIELDS)('$id', ({ id, side, mines: counts }) => {
  const minefield = GAMES[id];
  const placeCount = side * side;
  const [few = 0, some = 0, , many = 0] = counts;

  test('its published table has the chances of successive safe places, and each line returns 97 %', () => {
    for (const mines of counts) {
      let chance = ONE;
      for (let safe = 1; safe <= MAX_SAFE; safe++) {
        chance = times(chance, fraction(placeCount - mines - safe + 1, placeCount - safe + 1));
        const [, won] = minefield.odds({ act: 'start', mines, safe });
        if (!won) throw new Error('no line');
        expect([mines, safe, toText(fraction(won.ways, won.of))]).toEqual([mines, safe, toText(chance)]);
        expect(isSame(times(chance, won.pays), BACK)).toBe(true);
      }
    }
  });

  test('its rules return 97 % by enumeration, wherever and however often the player opens', () => {
    for (const [mines, places] of [
      [few, [12]],
      [few, [0, 14, 7, 3]],
      [some, [4]],
      [some, [10, 1, 13]],
    ] as const) {
      let back = ZERO;
      for (const { result, of } of every((draw) => played(draw, mines, places)))
        back = plus(back, times(result, fraction(1, of)));
      expect([mines, places, toText(back)]).toEqual([mines, places, toText(BACK)]);
    }
  });

  /** Opens the places, and takes the worth unless a mine has ended the round. */
  function played(draw: Draw, mines: number, places: readonly number[]) {
    const drawn: number[] = [];
    const remembered = (): Draw => {
      let at = 0;
      return (below) => (drawn[at++] ??= draw(below));
    };
    for (let count = 1; count <= places.length; count++) {
      const { ended, pays } = minefield.play(remembered(), [start(mines), ...open(...places.slice(0, count))]);
      if (ended) return pays;
    }
    return minefield.play(remembered(), [start(mines), ...open(...places), perform]).pays;
  }

  test('reveals the mines only when the round is over', () => {
    const safe = open(15, 14, 13);
    for (let count = 0; count <= safe.length; count++) {
      const { visiblePart, ended } = minefield.play(inOrder, [start(some), ...safe.slice(0, count)]);
      expect([ended, Object.keys(visiblePart).sort()]).toEqual([false, ['mines', 'next', 'opened', 'right', 'worth']]);
    }
    for (const last of [perform, ...open(0)]) {
      const { visiblePart, ended } = minefield.play(inOrder, [start(some), ...safe, last]);
      expect([ended, visiblePart.mined, visiblePart.right]).toEqual([
        true,
        Array.from({ length: some }, (_, place) => place),
        3,
      ]);
    }
  });

  test('draws as many numbers as there are mines, whatever is opened', () => {
    for (const mines of counts) {
      const belows: number[] = [];
      const draw: Draw = (below) => {
        belows.push(below);
        return 0;
      };
      minefield.play(draw, [start(mines), ...open(15, 12)]);
      expect(belows).toEqual(Array.from({ length: mines }, (_, index) => placeCount - index));
    }
  });

  test('pays automatically after ten safe places, the most with the most mines', () => {
    const ten = Array.from({ length: MAX_SAFE }, (_, index) => placeCount - 1 - index);
    const { ended, pays } = minefield.play(inOrder, [start(many), ...open(...ten)]);
    const [, best] = minefield.odds({ act: 'start', mines: many, safe: MAX_SAFE });
    expect([ended, toText(pays), pays.over / pays.under]).toEqual([true, toText(best?.pays ?? ZERO), LARGEST[id]]);
    expect(minefield.play(inOrder, [start(many), ...open(...ten.slice(1))]).ended).toBe(false);
  });

  test('a mine ends the round without a win', () => {
    const { ended, pays, visiblePart } = minefield.play(inOrder, [start(1), ...open(5, 0)]);
    expect([ended, toText(pays), visiblePart.opened, visiblePart.right]).toEqual([true, '0', [5, 0], 1]);
  });

  test('rejects cashing out nothing, opened or unknown places, other counts of mines and acts after the end', () => {
    for (const acts of [
      [start(some), perform],
      [start(some), ...open(14, 14)],
      [start(some), ...open(placeCount)],
      [start(some), ...open(-1)],
      [start(7)],
      [start(some), start(some)],
      [{ act: 'spin' }],
      [],
    ])
      expect(() => minefield.play(inOrder, acts)).toThrow();
    expect(() => minefield.play(inOrder, [start(some), ...open(0), perform])).toThrow('over');
  });
});
