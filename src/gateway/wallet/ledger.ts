import { DrizzleQueryError, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { Refusal, type Tx } from '../kit';
import { digest } from '../secrets';

export type Entry = { account: string /** Minor units, signed. */; amount: bigint };
/** One transfer: what sums to zero, under the key it is repeated with. */
export type Move = { key: string; kind: string; entries: Entry[] };

const booking = v.object({ id: v.string() });

/** What the database raises, as what a caller is told. */
const REFUSALS: Record<string, () => Refusal> = {
  MD001: () => new Refusal(409, 'ledger.keyReused'),
  MD002: () => new Refusal(422, 'ledger.insufficient'),
};

/**
 * Books one transfer, in one call of the database, and gives its id. The same key again books nothing and gives the first id; with
 * other entries it is refused with `ledger.keyReused`. An overdrawn player is refused with `ledger.insufficient`.
 */
export async function post(tx: Tx, move: Move, at: Date): Promise<string> {
  const entries = JSON.stringify(move.entries.map(({ account, amount }) => ({ account, amount: amount.toString() })));
  const booked = sql`select ledger_post(${v7()}, ${move.key}, ${move.kind}, ${digest(entries)}, ${entries}, ${at}) as id`;
  try {
    const { rows } = await tx.execute(booked);
    return v.parse(booking, rows[0]).id;
  } catch (error) {
    throw REFUSALS[sqlStateOf(error)]?.() ?? error;
  }
}

function sqlStateOf(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause && typeof cause === 'object' && 'code' in cause ? String(cause.code) : '';
}
