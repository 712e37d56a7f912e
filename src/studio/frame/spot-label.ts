import { COUNTS } from '../games/tables/andar-bahar';
import { isWord, type Say } from './words';

/** Returns the group of a spot; spots with equal payouts share one: all numbers, all faces. */
export const groupOf = (spot: string): string => (/^\d+$/.test(spot) ? 'number' : (spot.split('.')[0] ?? ''));

/** Returns the label of a spot of a table. */
export function spotLabel(say: Say, spot: string): string {
  const word = `spot.${spot}`;
  if (isWord(word)) return say.word(word);
  if (groupOf(spot) === 'number') return say.number(Number(spot));
  const [from, to] = COUNTS[spot] ?? [];
  if (from !== undefined && to !== undefined) return say.word('spot.cards', from, to);
  const [group, number] = spot.split('.');
  const grouped = `spot.${group}`;
  return isWord(grouped) ? say.word(grouped, Number(number)) : spot;
}

/** Returns the label of a published table, which represents all spots of its group. */
export function publishedSpotLabel(say: Say, spot: string): string {
  if (groupOf(spot) === 'number') return say.word('spot.anyNumber');
  return groupOf(spot) === 'face' ? say.word('spot.anyFace') : spotLabel(say, spot);
}

/** Returns the spot of a published first act. */
export function publishedSpot(choice: Readonly<Record<string, unknown>>): string {
  const [first]: unknown[] = Array.isArray(choice.spots) ? choice.spots : [];
  const { spot }: { spot?: unknown } = Object(first);
  return String(spot);
}
