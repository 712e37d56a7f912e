import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { MAPPING, resultOf } from '../../../src/lottery/fair/map';
import { drawSeed } from '../../../src/lottery/fair/seed';
import { SPACES } from '../../../src/lottery/fair/verify';

/**
 * Writes vectors.tsv: 400 draws of each lottery. Run it only to add vectors of a new mapping; existing rows never
 * change.
 */
const rows = Object.entries(SPACES).flatMap(([lottery, space]) =>
  Array.from({ length: 400 }, (_, nth) => {
    const serverSeed = createHash('sha256').update(`seed ${lottery} ${nth}`).digest('hex');
    const signature = createHash('sha384').update(`signature ${lottery} ${nth}`).digest('hex');
    const of = { serverSeed, lottery, issue: `20261122-${nth}`, mapping: MAPPING, round: 30_000_000 + nth, signature };
    return [
      lottery,
      of.issue,
      of.mapping,
      of.round,
      serverSeed,
      signature,
      resultOf(space, drawSeed(of)).join(' '),
    ].join('\t');
  }),
);
writeFileSync(new URL('vectors.tsv', import.meta.url), `${rows.join('\n')}\n`);
