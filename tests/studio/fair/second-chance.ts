import { createHmac } from 'node:crypto';

/** A row of the test vectors: a round. */
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

/**
 * Returns the random numbers of a round below these bounds, read from a stream of hex digits that is extended on
 * demand.
 */
export function numbers(
  { serverSeed, clientSeed, game, version, nonce }: Omit<Row, 'acts'>,
  belows: Iterable<number>,
): number[] {
  let digits = '';
  let block = 0;
  const drawnNumbers: number[] = [];
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
      drawnNumbers.push(Number(value % size));
      break;
    }
  }
  return drawnNumbers;
}

/**
 * Returns the first numbers of a shuffle of 0 to `of` - 1: each draw takes the nth of the remaining numbers, and the
 * first of them moves into its place.
 */
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
