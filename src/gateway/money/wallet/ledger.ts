import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import { ApiError, type Tx } from '../../platform/context';
import { raisedBy } from '../../platform/database/raised';
import { digest } from '../../platform/secrets/secrets';
import type { TransferKind } from './kinds';

/** `posted` moves at once, `pending` holds. `post`, `partlyPost` and `void` end the pending one that is named, `reversal` undoes a posted one. */
export type Mode = 'posted' | 'pending' | 'post' | 'partlyPost' | 'void' | 'reversal';
/**
 * One side: whose account (null: the house's), for what, and minor units, signed. `shard`: of a house account whose
 * shard does not follow from the key of the move.
 */
export type Side = { owner: string | null; purpose: string; amount: bigint; shard?: number };
/** One transfer: what sums to zero, under the key it is repeated with. `body`: what else must be the same when it is repeated. */
export type Move = {
  key: string;
  kind: TransferKind;
  entries: Side[];
  mode?: Mode;
  refersTo?: string | null;
  /** When a pending one can no longer be posted. */
  endsAt?: Date | null;
  body?: unknown;
};
/** `replayed`: it had been booked before, and this is the first answer. */
export const bookedTransfer = v.object({ id: v.string(), replayed: v.boolean() });
export type Booked = v.InferOutput<typeof bookedTransfer>;

/** House accounts come in several shards, told by the key, so that a repeated move names the same one. */
const SHARDS = 8;
const answer = v.object({ booked: bookedTransfer });
const short = v.pipe(v.string(), v.parseJson(), v.object({ owner: v.string(), available: v.string() }));

/** What the database raises, as what a caller is told. */
const REFUSALS: Record<string, (detail: string) => ApiError> = {
  MD001: () => new ApiError(409, 'ledger.keyReused'),
  MD002: (detail) => {
    const { owner, available } = v.parse(short, detail);
    return insufficient(owner, BigInt(available));
  },
  MD005: () => new ApiError(409, 'ledger.resolved'),
  MD006: () => new ApiError(409, 'ledger.over'),
  ledger_transfers_resolved: () => new ApiError(409, 'ledger.resolved'),
  ledger_transfers_reversed: () => new ApiError(409, 'ledger.resolved'),
};

/** What is told where a player has too little, minor units; how much that is, to them alone (own.money.number). */
export const insufficient = (owner: string, available: bigint): ApiError =>
  new ApiError(422, 'ledger.insufficient', { owner, params: { available }, value: { available: toWire(available) } });

/**
 * Books one transfer, in one call of the database; `at` a time, or now. The same key again books nothing and gives the first id; with
 * another body it is refused with `ledger.keyReused`. An overdrawn player is refused with `ledger.insufficient`; what was resolved or
 * reversed before with `ledger.resolved`; what is posted after its end with `ledger.over`.
 */
export async function post(tx: Tx, move: Move, at: Date | null = null): Promise<Booked> {
  const [row] = await refusing(callOf(tx).execute({ transfer: told(move, at) }));
  return v.parse(answer, row).booked;
}

/** A move as the database takes it, JSON; `at` a time, or now. */
export const told = (move: Move, at: Date | null = null): string => JSON.stringify(transferOf(move, at));

/** What the ledger refuses, as what a caller is told. */
export const refusing = <T>(asked: PromiseLike<T>): Promise<T> =>
  Promise.resolve(asked).catch((error: unknown) => Promise.reject(refusalOf(error) ?? error));

/** Books many in their order, in one call. */
export async function postAll(tx: Tx, moves: { move: Move; at: Date }[]): Promise<void> {
  const transfers = JSON.stringify(moves.map(({ move, at }) => transferOf(move, at)));
  await tx.execute(sql`select ledger_transfer(t) from jsonb_array_elements(${transfers}::jsonb) t`);
}

/** As the database takes it. */
function transferOf(
  { key, kind, entries: sides, mode = 'posted', refersTo = null, endsAt = null, body = null }: Move,
  at: Date | null,
) {
  const entries = sides.map((side) => ({
    ...side,
    shard: side.owner ? 0 : (side.shard ?? shardOf(key)),
    amount: side.amount.toString(),
  }));
  const hash = digest(JSON.stringify([entries, mode, refersTo, body]));
  return { id: v7(), key, kind, hash, at, mode, refersTo, endsAt, entries };
}

/** The call is read and planned once for each connection, and put together once for each that asks. */
const calls = new WeakMap<Tx, ReturnType<typeof prepare>>();
const prepare = (tx: Tx) =>
  tx
    .select({ booked: sql`ledger_transfer(${sql.placeholder('transfer')}::jsonb)` })
    .from(sql`(select) as one`)
    .prepare('ledger_transfer');

function callOf(tx: Tx): ReturnType<typeof prepare> {
  const call = calls.get(tx) ?? prepare(tx);
  calls.set(tx, call);
  return call;
}

const shardOf = (key: string) => [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % SHARDS, 0);

function refusalOf(error: unknown): ApiError | undefined {
  const { code, constraint, detail } = raisedBy(error);
  return (REFUSALS[code] ?? REFUSALS[constraint])?.(detail);
}
