import * as v from 'valibot';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';
import { Rejection } from './context';

/** Initial demo points of a player, minor units; they exist only at the studio. */
const BEGINS_WITH = 1_000_00n;

const purseRow = v.object({ balance: v.pipe(v.string(), v.toBigint()) });

/** Returns the balance of a player's demo points, in minor units; creates it with the first call. */
export async function purse(tx: Query, player: string): Promise<bigint> {
  await tx.query('insert into purses (player, balance) values ($1, $2) on conflict do nothing', [player, BEGINS_WITH]);
  const [row] = await queryRows(tx, purseRow, 'select balance from purses where player = $1 for update', [player]);
  return row?.balance ?? 0n;
}

/** Takes a stake from the demo points. Rejects with `funds.insufficient`. */
export async function take(tx: Query, player: string, stake: bigint): Promise<void> {
  const balance = await purse(tx, player);
  if (balance < stake) throw new Rejection(422, 'funds.insufficient');
  await tx.query('update purses set balance = balance - $2 where player = $1', [player, stake]);
}

export const pay = (tx: Query, player: string, payout: bigint) =>
  tx.query('update purses set balance = balance + $2 where player = $1', [player, payout]);
