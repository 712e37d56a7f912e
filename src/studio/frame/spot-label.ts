import { engineOf, type GameId } from '../catalogue/entries';
import { COUNTS } from '../games/tables/andar-bahar';
import { isWord, type Texts, type WordId } from './words';

/** Returns the group of a spot; spots with equal payouts share one: all numbers, all faces. */
export const groupOf = (spot: string): string => (/^\d+$/.test(spot) ? 'number' : (spot.split('.')[0] ?? ''));

/** Returns the label of a spot of a table. */
export function spotLabel(texts: Texts, spot: string): string {
  const word = `spot.${spot}`;
  if (isWord(word)) return texts.word(word);
  if (groupOf(spot) === 'number') return [...spot].map((digit) => texts.number(Number(digit))).join('');
  const [from, to] = COUNTS[spot] ?? [];
  if (from !== undefined && to !== undefined) return texts.word('spot.cards', from, to);
  const [group, number] = spot.split('.');
  const grouped = `spot.${group}`;
  return isWord(grouped) ? texts.word(grouped, Number(number)) : spot;
}

/** Returns the label of a published table, which represents all spots of its group. */
export function publishedSpotLabel(texts: Texts, spot: string): string {
  if (groupOf(spot) === 'number') return texts.word('spot.anyNumber');
  return groupOf(spot) === 'face' ? texts.word('spot.anyFace') : spotLabel(texts, spot);
}

/** Returns the spot of a published first act. */
export function publishedSpot(choice: Readonly<Record<string, unknown>>): string {
  const [first]: unknown[] = Array.isArray(choice.spots) ? choice.spots : [];
  const { spot }: { spot?: unknown } = Object(first);
  return String(spot);
}

/** Returns the note on the rules of a table: its own, or that of its engine. */
export function tableNote(game: GameId): WordId {
  const note = [`note.${game}`, `note.${engineOf(game)}`].find(isWord);
  if (!note) throw new Error(`${game} has no note`);
  return note;
}
