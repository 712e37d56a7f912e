import type { Entry } from './entry';
import type { Picture } from './pictures';

/** Three reels, a letter for each stop, and the hundredths of the stake that three equal pictures on a line pay. */
export type LinesTable = {
  reels: readonly [string, string, string];
  pays: Readonly<Record<Picture, readonly [number]>>;
};
export type LinesEntry = Entry & LinesTable;

const BOAT_REELS = [
  'flbfldfbolfdblflbfokflbdfblfdlof',
  'lfobflbdflfblkfdlfbolfbfdlbfdlof',
  'bflfdlbfolfblfdklbfoldfbflbdflfo',
] as const;

export const LINE_SLOTS = [
  {
    id: 'lab-lines',
    engine: 'lab-lines',
    bn: 'নৌকা বাইচ',
    en: 'Boat Race',
    reels: BOAT_REELS,
    pays: { kite: [25_000], owl: [2_500], drum: [1_200], boat: [500], lily: [300], fish: [200] },
  },
  {
    id: 'lab-lines-calm',
    engine: 'lab-lines',
    bn: 'শান্ত নদী',
    en: 'Calm River',
    reels: BOAT_REELS,
    pays: { kite: [5_000], owl: [1_500], drum: [900], boat: [500], lily: [360], fish: [240] },
  },
  {
    id: 'lab-lines-kite',
    engine: 'lab-lines',
    bn: 'ঘুড়ির মেলা',
    en: 'Kite Fair',
    reels: BOAT_REELS,
    pays: { kite: [80_000], owl: [5_000], drum: [1_600], boat: [500], lily: [200], fish: [110] },
  },
] as const satisfies readonly LinesEntry[];
