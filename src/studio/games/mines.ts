import * as v from 'valibot';
import type { GameId } from '../catalogue/entries';
import type { MinesTable } from '../catalogue/mines';
import { choose, type Fraction, fraction, minus, ONE, times, toText, ZERO } from './fraction';
import { act, type Game, Misplayed, type Odds, type Played } from './game';
import { shuffled } from './shuffle';

/** Number of safe places after which the round pays automatically. */
export const MAX_SAFE = 10;
/** Return of every way to play: the house edge is deducted once, with the stake. */
export const BACK = fraction(97, 100);

type State = { opened: number[]; multiple: Fraction; pays: Fraction | null };

/** Mines: each safe place multiplies the worth of the stake, which the player can cash out at any time. */
export function minesGame({ id, side, mines: counts }: MinesTable & { id: GameId }): Game {
  const places = side * side;
  const mines = v.picklist(counts);
  const start = v.strictObject({ act: v.literal('start'), mines });
  const plan = v.strictObject({
    act: v.literal('start'),
    mines,
    safe: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SAFE)),
  });
  const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(places - 1));
  const turn = v.variant('act', [
    v.strictObject({ act: v.literal('open'), place }),
    v.strictObject({ act: v.literal('take') }),
  ]);

  /** Returns the factor of a safe place: the inverse of its probability. */
  const worth = (mined: number, opened: number): Fraction => fraction(places - opened, places - opened - mined);

  function next(state: State, rawAct: unknown, mined: readonly number[]): State {
    if (state.pays) throw new Misplayed('the round is over');
    const { opened, multiple } = state;
    const chosen = act(turn, rawAct);
    if (chosen.act === 'take') {
      if (opened.length === 0) throw new Misplayed('nothing was opened yet');
      return { ...state, pays: multiple };
    }
    if (opened.includes(chosen.place)) throw new Misplayed('the place is open');
    const all = [...opened, chosen.place];
    if (mined.includes(chosen.place)) return { opened: all, multiple, pays: ZERO };
    const more = times(multiple, worth(mined.length, opened.length));
    return { opened: all, multiple: more, pays: all.length === MAX_SAFE ? more : null };
  }

  return {
    id,
    version: 1,
    stakes: [1_00n, 2_00n, 5_00n, 10_00n, 20_00n],
    published: counts.flatMap((count) =>
      Array.from({ length: MAX_SAFE }, (_, index) => ({ act: 'start', mines: count, safe: index + 1 })),
    ),
    play(draw, [first, ...turns]): Played {
      const { mines: count } = act(start, first);
      // The frame receives the places of the mines only when the round is over.
      const mined = shuffled(draw, places, count);
      const initialState: State = { opened: [], multiple: BACK, pays: null };
      const { opened, multiple, pays } = turns.reduce<State>(
        (state, rawAct) => next(state, rawAct, mined),
        initialState,
      );
      const common = {
        mines: count,
        opened,
        right: pays === null || pays.over > 0n ? opened.length : opened.length - 1,
      };
      if (pays) return { visiblePart: { ...common, worth: toText(pays), mined }, ended: true, pays };
      const following = times(multiple, worth(count, opened.length));
      return {
        visiblePart: { ...common, worth: toText(multiple), next: toText(following) },
        ended: false,
        pays: ZERO,
      };
    },
    chanceOfLoss(_draw, [first, ...turns]) {
      const { mines: count } = act(start, first);
      const opened = turns.filter((rawAct) => act(turn, rawAct).act === 'open').length;
      return minus(ONE, fraction(choose(places - count, opened), choose(places, opened)));
    },
    /** Odds of opening a number of safe places in a row, followed by cashing out. */
    odds(first): Odds[] {
      const { mines: count, safe } = act(plan, first);
      const of = choose(places, safe);
      const wins = choose(places - count, safe);
      return [
        { name: 'lost', ways: of - wins, of, pays: ZERO },
        { name: 'won', ways: wins, of, pays: times(BACK, fraction(of, wins)) },
      ];
    },
  };
}
