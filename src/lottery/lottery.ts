import { parseResult, writeResult } from './draws';
import { byCode } from './play';
import { faults } from './prices/list';
import type { Lottery, Play, PrizeMode } from './types';

type Definition = Pick<Lottery, 'code' | 'family' | 'area' | 'zone' | 'draws' | 'draw' | 'rulesVersion' | 'prices'> & {
  plays: readonly Play[];
};

/** A lottery from its data. Throws where one of its price lists is out of order, so that nothing is built or starts with it. */
export function lottery({ plays, ...data }: Definition): Lottery {
  const made = byCode(plays);
  const wrong = data.prices.flatMap((list) =>
    faults({ plays: made }, list).map((fault) => `${list.version}: ${fault}`),
  );
  const newest = data.prices.at(-1);
  if (!newest || wrong.length > 0) throw new Error(`${data.code}: ${newest ? wrong.join('; ') : 'no prices'}`);
  return {
    ...data,
    plays: made,
    priceVersion: newest.version,
    parseResult: (value) => parseResult(data.draw, value),
    writeResult: (result) => writeResult(data.draw, result),
  };
}

/** How the lobby sorts a play (s3.enum.prize-modes): our reading, see README. */
export function prizeModeOf({ area, draws }: Lottery, { model }: Play): PrizeMode {
  if (area !== 'CN') return 'SEA';
  if (draws === 'official') return 'Lott';
  return model === 'odds' ? 'ZY' : 'Elott';
}
