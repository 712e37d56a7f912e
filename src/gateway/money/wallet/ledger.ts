import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import { ApiError, type Tx } from '../../platform/context';
import { raisedBy } from '../../platform/database/raised';
import { digest } from '../../platform/secrets/secrets';
import type { TransferKind } from './kinds';

/**
 * Mode of a transfer: `posted` moves money immediately, `pending` holds it. `post`, `partlyPost` and `void` end the
 * pending one in `refersTo`; `reversal` undoes a posted one.
 */
export type Mode = 'posted' | 'pending' | 'post' | 'partlyPost' | 'void' | 'reversal';
/**
 * Side of a transfer: the account's owner (null: the house), its purpose, and signed minor units. `shard` is set if a
 * house account's shard does not follow from the transfer's key.
 */
export type Side = { owner: string | null; purpose: string; amount: bigint; shard?: number };
/** Transfer whose sides sum to zero; its key makes it idempotent. `body` must match on replay as well. */
export type Move = {
  key: string;
  kind: TransferKind;
  entries: Side[];
  mode?: Mode;
  refersTo?: string | null;
  /** Deadline for posting a pending one. */
  endsAt?: Date | null;
  body?: unknown;
};
/** Result of a booking. `replayed`: the key was booked before, and this is the original result. */
export const bookedTransfer = v.object({ id: v.string(), replayed: v.boolean() });
type Booked = v.InferOutput<typeof bookedTransfer>;

/** House accounts are sharded by the key, so that a replayed transfer uses the same shard. */
const SHARDS = 8;
const answer = v.object({ booked: bookedTransfer });
const short = v.pipe(v.string(), v.parseJson(), v.object({ owner: v.string(), available: v.string() }));

/** Database errors as API errors. */
const REJECTIONS: Record<string, (detail: string) => ApiError> = {
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

/** Returns the error for an insufficient balance, minor units; only the owner sees the amount (own.money.number). */
export const insufficient = (owner: string, available: bigint): ApiError =>
  new ApiError(422, 'ledger.insufficient', { owner, params: { available }, value: { available: toWire(available) } });

/**
 * Books one transfer in one database call; `at` defaults to now. A repeated key books nothing and returns the first id.
 * Throws `ledger.keyReused` for another body, `ledger.insufficient` for an overdraft, `ledger.resolved` if the other
 * transfer was already resolved or reversed, and `ledger.over` after its deadline.
 */
export async function post(tx: Tx, move: Move, at: Date | null = null): Promise<Booked> {
  const [row] = await refusing(callOf(tx).execute({ transfer: serializeTransfer(move, at) }));
  return v.parse(answer, row).booked;
}

/** Serializes a transfer as JSON for the database; `at` defaults to now. */
export const serializeTransfer = (move: Move, at: Date | null = null): string => JSON.stringify(transferOf(move, at));

/** Maps errors of the ledger to API errors. */
export const refusing = <T>(operation: PromiseLike<T>): Promise<T> =>
  Promise.resolve(operation).catch((error: unknown) => Promise.reject(rejectionOf(error) ?? error));

/** Books many transfers in order, in one call. */
export async function postAll(tx: Tx, moves: { move: Move; at: Date }[]): Promise<void> {
  const transfers = JSON.stringify(moves.map(({ move, at }) => transferOf(move, at)));
  await tx.execute(sql`select ledger_transfer(t) from jsonb_array_elements(${transfers}::jsonb) t`);
}

/** Converts a transfer to the database's format. */
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

/** The call is planned once per connection and compiled once per client. */
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

function rejectionOf(error: unknown): ApiError | undefined {
  const { code, constraint, detail } = raisedBy(error);
  return (REJECTIONS[code] ?? REJECTIONS[constraint])?.(detail);
}
