import { sql } from 'drizzle-orm';
import type { TransferKind } from '../money';
import type { Tx } from '../platform/context';

/** Side of a booking; `owner` null: the house. Minor units. */
type Side = { owner: string | null; purpose: string; amount: number };
export type Booking = { id: string; key: string; kind: TransferKind; sides: Side[] };

/** Books transfers with the same time, in one call. */
export async function book(tx: Tx, bookings: readonly Booking[], at: Date): Promise<void> {
  const rows = JSON.stringify(
    bookings.flatMap(({ id, key, kind, sides }) => sides.map((side) => ({ id, key, kind, ...side }))),
  );
  await tx.execute(sql`
    select ledger_transfers_booked(array(select row(id, key, kind, 'posted', null, owner, purpose, 0, amount)::ledger_side
      from json_to_recordset(${rows}::json) s(id uuid, key text, kind text, owner uuid, purpose text, amount bigint)), 'demo', ${at}::timestamptz)`);
}

/** Returns the sides of a transfer between a house account and many wallets. */
export const withMany = (purpose: string, many: readonly [owner: string, amount: number][]): Side[] => [
  ...many.map(([owner, amount]) => ({ owner, purpose: 'main', amount })),
  { owner: null, purpose, amount: -many.reduce((sum, [, amount]) => sum + amount, 0) },
];
