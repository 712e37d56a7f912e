import * as v from 'valibot';
import { act, Misplayed } from '../game';
import type { RoomGame } from './room-game';

const FACES = 6;
/** Number of dice that each player starts with, on which a one loses nothing. */
const FIRST = 2;
/** Maximum number of further dice. */
export const MORE = 8;
/** Face that loses the hand. */
const LOSING = 1;

const decision = v.strictObject({ act: v.picklist(['roll', 'stop']) });

/** Returns the number of dice thrown by these decisions, and whether they end the hand. */
function thrown(dice: readonly number[], decisions: readonly unknown[]) {
  let count = FIRST;
  let isDone = false;
  for (const item of decisions) {
    if (isDone) throw new Misplayed('the hand is over');
    if (act(decision, item).act === 'stop') isDone = true;
    else {
      isDone = dice[count] === LOSING || count + 1 === FIRST + MORE;
      count += 1;
    }
  }
  return { count, isDone };
}

/**
 * Dice race: two dice each, then one more at a time until the player stops. A one loses everything; the highest sum
 * wins.
 */
export const pasha: RoomGame = {
  id: 'lab-pasha',
  version: 1,
  decideMs: 30_000,
  pauseMs: 9_000,
  deal: (draw, seats) =>
    Array.from({ length: seats }, () => {
      const dice = Array.from({ length: FIRST + MORE }, () => draw(FACES) + 1);
      return (decisions: readonly unknown[]) => {
        const { count, isDone } = thrown(dice, decisions);
        const visible = dice.slice(0, count);
        const isLost = visible.slice(FIRST).includes(LOSING);
        const total = isLost ? 0 : visible.reduce((sum, face) => sum + face, 0);
        return { visiblePart: { dice: visible, total, lost: isLost }, isDone, strength: total };
      };
    }),
};
