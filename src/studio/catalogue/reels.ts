import type { Entry } from './entry';
import type { Picture } from './pictures';

/**
 * Payouts of three of a kind on the middle line, in hundredths of the stake; and of two fish anywhere, if the third
 * picture differs (0 if they do not pay).
 */
export type ReelsTable = { three: Readonly<Record<Picture, number>>; twoFish: number };

const SHAPLA = {
  three: { kite: 30_000, owl: 6_000, drum: 3_000, boat: 1_600, lily: 1_400, fish: 800 },
  twoFish: 200,
} as const;

export const REELS = [
  { id: 'lab-reels', engine: 'lab-reels', bn: 'শাপলার রিল', en: 'Shapla Reels', ...SHAPLA },
  {
    id: 'lab-reels-grand',
    engine: 'lab-reels',
    bn: 'রাজকীয় রিল',
    en: 'Grand Reels',
    three: { kite: 150_000, owl: 16_000, drum: 5_000, boat: 2_000, lily: 1_200, fish: 600 },
    twoFish: 0,
  },
  // A theme of its own; the payouts are those of Shapla Reels.
  { id: 'lab-reels-boishakh', engine: 'lab-reels', bn: 'বৈশাখী রিল', en: 'Boishakh Reels', ...SHAPLA },
] as const satisfies readonly (Entry & ReelsTable)[];
