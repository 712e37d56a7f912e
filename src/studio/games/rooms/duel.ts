import * as v from 'valibot';
import { act, Misplayed } from '../game';
import { shuffled } from '../shuffle';
import { PACK } from '../tables/cards';
import { handOf } from '../tables/teen-patti';
import type { RoomGame } from './room-game';

const CARDS = 3;
const decision = v.variant('act', [
  v.strictObject({ act: v.literal('stand') }),
  v.strictObject({
    act: v.literal('swap'),
    card: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CARDS - 1)),
  }),
]);

/** Returns the hand after its only decision, if it was made. `spare` is the card that a swap draws. */
function decided(cards: readonly number[], spare: number, decisions: readonly unknown[]) {
  if (decisions.length > 1) throw new Misplayed('one decision, and no more');
  if (decisions.length === 0) return { cards, swapped: null };
  const chosen = act(decision, decisions[0]);
  if (chosen.act === 'stand') return { cards, swapped: null };
  return { cards: cards.map((card, place) => (place === chosen.card ? spare : card)), swapped: chosen.card };
}

/** Card duel: three cards each, one of which may be swapped; the strongest hand of Teen Patti wins. */
export const duel: RoomGame = {
  id: 'lab-duel',
  version: 1,
  decideMs: 20_000,
  pauseMs: 9_000,
  deal(draw, seats) {
    const pack = shuffled(draw, PACK, seats * (CARDS + 1));
    return Array.from({ length: seats }, (_, seat) => {
      const dealt = pack.slice(seat * CARDS, (seat + 1) * CARDS);
      const spare = pack[seats * CARDS + seat] ?? 0;
      return (decisions: readonly unknown[]) => {
        const { cards, swapped } = decided(dealt, spare, decisions);
        const { kind, strength } = handOf(cards);
        return { visiblePart: { cards, kind, swapped }, isDone: decisions.length === 1, strength };
      };
    });
  },
};
