import type { Entry } from './entry';
import type { Picture } from './pictures';

/**
 * Chances of a field: each picture's share, and that of a lamp, together 32; and the hundredths of the stake that
 * eight, ten and twelve equal pictures pay.
 */
export type LampsTable = {
  shares: Readonly<Record<Picture | 'lamp', number>>;
  pays: Readonly<Record<Picture, readonly [eight: number, ten: number, twelve: number]>>;
};
export type LampsEntry = Entry & LampsTable;

const SHARES = { kite: 2, owl: 3, drum: 4, boat: 6, lily: 7, fish: 9, lamp: 1 } as const;

export const LAMP_SLOTS = [
  {
    id: 'lab-lamps',
    engine: 'lab-lamps',
    bn: 'প্রদীপের উৎসব',
    en: 'Lamp Festival',
    shares: SHARES,
    pays: {
      kite: [10_000, 50_000, 200_000],
      owl: [3_000, 15_000, 100_000],
      drum: [1_200, 5_000, 30_000],
      boat: [400, 1_500, 10_000],
      lily: [200, 800, 5_000],
      fish: [150, 400, 2_000],
    },
  },
  {
    id: 'lab-lamps-night',
    engine: 'lab-lamps',
    bn: 'প্রদীপের রাত',
    en: 'Night of Lamps',
    shares: SHARES,
    pays: {
      kite: [30_000, 100_000, 500_000],
      owl: [6_000, 30_000, 200_000],
      drum: [2_000, 10_000, 60_000],
      boat: [500, 2_500, 20_000],
      lily: [200, 800, 6_000],
      fish: [130, 300, 1_500],
    },
  },
] as const satisfies readonly LampsEntry[];
