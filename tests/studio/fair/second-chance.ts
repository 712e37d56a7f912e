import { createHmac } from 'node:crypto';

/** A round of the vectors. */
export type Row = { serverSeed: string; clientSeed: string; game: string; version: number; nonce: number; acts: Act[] };
type Act = {
  act: string;
  target?: number;
  column?: number;
  row?: number;
  risk?: string;
  numbers?: number[];
  mines?: number;
  multiple?: number;
  place?: number;
  kind?: string;
  spots?: { spot: string; chips: number }[];
  matchday?: number;
  picks?: string[];
};

const TWO_32 = 4_294_967_296n;

/** All numbers of a round as one long row of hex digits, as far as they are asked for. */
export function numbers(
  { serverSeed, clientSeed, game, version, nonce }: Omit<Row, 'acts'>,
  belows: Iterable<number>,
): number[] {
  let digits = '';
  let block = 0;
  const taken: number[] = [];
  for (const below of belows) {
    const size = BigInt(below);
    for (;;) {
      if (digits === '') {
        const words = `${game}/${version}:${nonce}:${block++}:${clientSeed}`;
        digits = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(words, 'utf8').digest('hex');
      }
      const value = BigInt(`0x${digits.slice(0, 8)}`);
      digits = digits.slice(8);
      if (value >= (TWO_32 / size) * size) continue;
      taken.push(Number(value % size));
      break;
    }
  }
  return taken;
}

/** The first of a shuffled row of numbers from 0: each draw picks the nth of those that are left, which the first of them replaces. */
export function drawnOf(row: Row, of: number, count: number): number[] {
  const left = Array.from({ length: of }, (_, index) => index);
  const fars = numbers(
    row,
    left.slice(0, count).map((index) => of - index),
  );
  return fars.map((far) => {
    const front = left[0] ?? -1;
    const found = left[far] ?? -1;
    left[far] = front;
    left.shift();
    return found;
  });
}
