import { parseResult, writeResult } from './draws';
import { byCode } from './play';
import { faults } from './prices/list';
import type { Lottery, Play, PrizeMode } from './types';

type Definition = Pick<Lottery, 'code' | 'family' | 'area' | 'zone' | 'draws' | 'draw' | 'rulesVersion' | 'prices'> & {
  plays: readonly Play[];
};

/** Builds a lottery from its data. Throws on a faulty price list, so that neither build nor start succeeds with one. */
export function lottery({ plays, ...data }: Definition): Lottery {
  const made = byCode(plays);
  const wrong = data.prices.flatMap((list) =>
    faults({ plays: made }, list).map((fault) => `${list.version}: ${fault}`),
  );
  const newest = data.prices.at(-1);
  if (!newest || wrong.length > 0) throw new Error(`${data.code}: ${newest ? wrong.join('; ') : 'no price list'}`);
  return {
    ...data,
    plays: made,
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
