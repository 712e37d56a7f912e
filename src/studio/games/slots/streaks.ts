import { ROWS, type SlotSymbol } from './strips';

/** Hundredths of the stake that each way pays, by the number of reels from the left: three, four, five. */
export const WAY_PAYS = {
  tiger: [200, 1_000, 20_000],
  kite: [150, 300, 1_200],
  owl: [0, 150, 500],
  drum: [0, 150, 500],
  boat: [0, 120, 300],
  mango: [0, 120, 250],
  lily: [0, 0, 200],
  fish: [0, 0, 150],
} as const;
type Paying = keyof typeof WAY_PAYS;
const isPaying = (symbol: SlotSymbol): symbol is Paying => symbol in WAY_PAYS;

export type Columns = readonly (readonly SlotSymbol[])[];

/** A picture on consecutive reels from the left, and the number of ways to pick one of it on each of them. */
export type Streak = { picture: Paying; reels: number; ways: number };
/** Streaks after some reels: those that continue, and those that have ended and pay. */
export type Run = { open: readonly Streak[]; ended: readonly Streak[]; lamps: number };

/** Returns the hundredths of the stake that a streak pays. */
export const paysOf = ({ picture, reels, ways }: Streak): number => ways * (WAY_PAYS[picture][reels - 3] ?? 0);
export const totalOf = (streaks: readonly Streak[]) => streaks.reduce((sum, streak) => sum + paysOf(streak), 0);

/** Returns the run after one more reel. On the first reel, each of its pictures starts a streak. */
export function extendRun(run: Run | null, column: readonly SlotSymbol[]): Run {
  const fresh = [...new Set(column)].filter(isPaying).map((picture) => ({ picture, reels: 0, ways: 1 }));
  const after = (run?.open ?? fresh).map((streak) => {
    const here = column.filter((symbol) => symbol === streak.picture || symbol === 'star').length;
    return { streak, next: { ...streak, reels: streak.reels + 1, ways: streak.ways * here } };
  });
  const ended = after.filter(({ next }) => next.ways === 0).map(({ streak }) => streak);
  return {
    open: after.filter(({ next }) => next.ways > 0).map(({ next }) => next),
    ended: [...(run?.ended ?? []), ...ended.filter((streak) => paysOf(streak) > 0)],
    lamps: (run?.lamps ?? 0) + (column.includes('lamp') ? 1 : 0),
  };
}

/** Ends the spin after its last reel: streaks that pay, and whether three lamps start free rounds. */
export function finish(run: Run | null): { wins: readonly Streak[]; isStarting: boolean } {
  const { ended, lamps } = extendRun(run, []);
  return { wins: ended, isStarting: lamps === 3 };
}

/** Plays a spin from its first reel to its last. */
export const spinOf = (columns: Columns) => finish(columns.reduce<Run | null>(extendRun, null));

/** Returns the fields of a window by which a streak wins, counted reel by reel from the top left. */
export const fieldsOf = (grid: readonly string[], { picture, reels }: Pick<Streak, 'reels'> & { picture: string }) =>
  grid.flatMap((symbol, field) => (field < reels * ROWS && (symbol === picture || symbol === 'star') ? [field] : []));
