import type { Entry } from './entry';
import type { Picture } from './pictures';

/** Number of equally likely cards; how many win by each picture, and the hundredths of the stake that they pay. */
export type ScratchTable = {
  cards: number;
  wins: Readonly<Record<Picture, { readonly cards: number; readonly pays: number }>>;
};

const KITE_WINS = {
  kite: { cards: 1, pays: 10_000 },
  owl: { cards: 4, pays: 2_500 },
  drum: { cards: 10, pays: 1_000 },
  boat: { cards: 30, pays: 500 },
  lily: { cards: 70, pays: 300 },
  fish: { cards: 150, pays: 200 },
} as const;

export const SCRATCH_CARDS = [
  { id: 'lab-scratch', engine: 'lab-scratch', bn: 'ঘুড়ি স্ক্র্যাচ', en: 'Kite Scratch', cards: 1_000, wins: KITE_WINS },
  {
    id: 'lab-scratch-easy',
    engine: 'lab-scratch',
    bn: 'সহজ স্ক্র্যাচ',
    en: 'Easy Scratch',
    cards: 1_000,
    wins: {
      kite: { cards: 2, pays: 2_000 },
      owl: { cards: 5, pays: 1_000 },
      drum: { cards: 20, pays: 500 },
      boat: { cards: 60, pays: 300 },
      lily: { cards: 150, pays: 200 },
      fish: { cards: 200, pays: 150 },
    },
  },
  {
    id: 'lab-scratch-gold',
    engine: 'lab-scratch',
    bn: 'সোনালি স্ক্র্যাচ',
    en: 'Golden Scratch',
    cards: 10_000,
    wins: {
      kite: { cards: 2, pays: 100_000 },
      owl: { cards: 10, pays: 10_000 },
      drum: { cards: 50, pays: 2_500 },
      boat: { cards: 150, pays: 1_000 },
      lily: { cards: 400, pays: 500 },
      fish: { cards: 950, pays: 200 },
    },
  },
  // A theme of its own; the cards are those of Kite Scratch.
  { id: 'lab-scratch-eid', engine: 'lab-scratch', bn: 'ঈদের স্ক্র্যাচ', en: 'Eid Scratch', cards: 1_000, wins: KITE_WINS },
] as const satisfies readonly (Entry & ScratchTable)[];
