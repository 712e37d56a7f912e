import { drawnOf, numbers } from './second-chance';
import { handText } from './second-tables';

/** A match of the vectors. Amounts are in minor units. */
export type RoomRow = {
  serverSeed: string;
  game: string;
  version: number;
  parts: string[];
  signature: string;
  decisions: { act: string; card?: number }[][];
  stake: number;
};

/** Returns the strength of each hand as a text that depends on the game; the alphabetically last one wins. */
const HANDS: Record<string, (row: RoomRow) => string[]> = {
  'lab-duel': (row) => {
    const seats = row.parts.length;
    const pack = drawnOf(chanceOf(row), 52, seats * 4);
    return row.decisions.map(([first], seat) => {
      const cards = pack.slice(seat * 3, seat * 3 + 3);
      if (first?.act === 'swap') cards[first.card ?? -1] = pack[seats * 3 + seat] ?? -1;
      return handText(cards);
    });
  },
  'lab-pasha': (row) => {
    const all = row.parts.flatMap(() => [6, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
    const faces = numbers(chanceOf(row), all).map((value) => value + 1);
    return row.decisions.map((made, seat) => {
      const own = faces.slice(seat * 10, seat * 10 + 10);
      const further = own.slice(2, 2 + made.filter(({ act }) => act === 'roll').length);
      const total = further.includes(1) ? 0 : [own[0] ?? 0, own[1] ?? 0, ...further].reduce((sum, face) => sum + face);
      return String(total).padStart(2, '0');
    });
  },
};

const chanceOf = ({ serverSeed, game, version, parts, signature }: RoomRow) => {
  const clientSeed = `${parts.map((part) => `${part}\n`).join('')}${signature}`;
  return { serverSeed, clientSeed, game, version, nonce: 0, acts: [] };
};

/** Returns the payouts of all seats, by src/studio/games/rooms/README.md and src/studio/rooms/README.md. */
export function roomPayouts(row: RoomRow): number[] {
  const hands = HANDS[row.game]?.(row) ?? [];
  const best = [...hands].sort().at(-1);
  const winners = hands.filter((hand) => hand === best).length;
  if (winners === hands.length) return hands.map(() => row.stake);
  const pot = row.stake * hands.length;
  let left = pot - Math.trunc((pot * 3) / 100);
  let sharing = winners;
  return hands.map((hand) => {
    if (hand !== best) return 0;
    const part = Math.ceil(left / sharing);
    left -= part;
    sharing -= 1;
    return part;
  });
}
