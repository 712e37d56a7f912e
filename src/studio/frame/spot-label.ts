import { COUNTS } from '../games/tables/andar-bahar';
import { isWord, type Say } from './words';

/** Spots that pay alike have one group: all numbers, all faces. */
export const groupOf = (spot: string): string => (/^\d+$/.test(spot) ? 'number' : (spot.split('.')[0] ?? ''));

/** Label of a spot of a table. */
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

/** Label of a published table, which stands for all spots that pay alike. */
export function publishedSpotLabel(say: Say, spot: string): string {
  if (groupOf(spot) === 'number') return say.word('spot.anyNumber');
  return groupOf(spot) === 'face' ? say.word('spot.anyFace') : spotLabel(say, spot);
}

/** Spot of a published first act. */
export function publishedSpot(choice: Readonly<Record<string, unknown>>): string {
  const [first]: unknown[] = Array.isArray(choice.spots) ? choice.spots : [];
  const { spot }: { spot?: unknown } = Object(first);
  return String(spot);
}
