import { parseResult, writeResult } from './draws';
import { byCode } from './play';
import type { Lottery, Play, PrizeMode } from './types';

type Definition = Pick<Lottery, 'code' | 'family' | 'area' | 'zone' | 'draws' | 'draw' | 'rulesVersion' | 'prices'> & {
  plays: readonly Play[];
};

/**
 * Builds a lottery from its data. Tests validate the price lists: enumerating every kind of bet takes a third of a
 * second, and each page with lotteries would repeat it.
 */
export function lottery({ plays, ...data }: Definition): Lottery {
  const newest = data.prices.at(-1);
  if (!newest) throw new Error(`${data.code}: no price list`);
  return {
    ...data,
    plays: byCode(plays),
    priceVersion: newest.version,
    parseResult: (value) => parseResult(data.draw, value),
    writeResult: (result) => writeResult(data.draw, result),
  };
}

/** Returns the lobby category of a play (s3.enum.prize-modes), in our reading (DECISIONS.md, 4). */
export function prizeModeOf({ area, draws }: Lottery, { model }: Play): PrizeMode {
  if (area !== 'CN') return 'SEA';
  if (draws === 'official') return 'Lott';
  return model === 'odds' ? 'ZY' : 'Elott';
}
