import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../context';
import { queryRows } from '../database/query';
import { transact } from '../database/transact';
import { DIGEST_KEYS } from './digest-keys';
import { currentKeyId, JOBS, seal, unseal } from './sealing';

/** Sealed values of a table: `rows` selects them with id and owner, `update` replaces one that has not changed. */
export type SealedValues = {
  table: string;
  purpose: string;
  rows: SQL;
  update(row: SealedRow, resealed: string): SQL;
};

const sealedRow = v.object({ id: v.string(), of: v.string(), sealed: v.string() });
type SealedRow = v.InferOutput<typeof sealedRow>;

/** Describes a column of sealed values, with the column that identifies the owner and the row. */
export function sealedColumn(table: string, column: string, owner: string, purpose: string): SealedValues {
  const [from, value, of] = [table, column, owner].map((name) => sql.identifier(name));
  return {
    table,
    purpose,
    rows: sql`select ${of}::text as id, ${of}::text as of, ${value} as sealed from ${from} where ${value} is not null`,
    update: ({ id, sealed }, resealed) =>
      sql`update ${from} set ${value} = ${resealed} where ${of}::text = ${id} and ${value} = ${sealed}`,
  };
}

/** Sealed values of the platform: payloads of waiting jobs, and keys of digests. */
export const platformSealedValues: readonly SealedValues[] = [
  {
    table: 'graphile_worker.jobs',
    purpose: JOBS,
    rows: sql`select j.id::text as id, t.identifier as of, j.payload ->> 'sealed' as sealed
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.payload ->> 'sealed' is not null`,
    update: ({ id, sealed }, resealed) => sql`update graphile_worker._private_jobs
      set payload = json_build_object('sealed', ${resealed}::text)
      where id = ${id}::bigint and payload ->> 'sealed' = ${sealed}`,
  },
  {
    table: 'shared_secrets',
    purpose: DIGEST_KEYS,
    rows: sql`select name as id, name as of, secret as sealed from shared_secrets where secret like '%.%'`,
    update: ({ id, sealed }, resealed) =>
      sql`update shared_secrets set secret = ${resealed} where name = ${id} and secret = ${sealed}`,
  },
];

/** Values per transaction. */
const AT_ONCE = 200;

const keyUseRow = v.object({ key: v.nullable(v.string()), values: v.number() });

/** Counts sealed values by table and key; `key` is null for values from before keys had ids. */
export async function keysInUse(ctx: ModuleContext, all: readonly SealedValues[]) {
  const uses = [];
  for (const { table, purpose, rows } of all) {
    const currentId = await currentKeyId(ctx, purpose);
    const counts = await queryRows(
      ctx.db,
      keyUseRow,
      sql`select substring(sealed from '^([0-9a-f]{12})\\.') as key, count(*)::int as values
        from (${rows}) sealed_values group by 1 order by 1`,
    );
    uses.push(...counts.map((use) => ({ table, ...use, isCurrent: use.key === currentId })));
  }
  return uses;
}

/**
 * Seals all values of other keys with the current one and returns their number by table (`own.keys.rotated`). Calls go
 * on: each batch is a transaction, and a value that changes meanwhile is sealed by that change. Throws if a value's key
 * is not set.
 */
export async function resealAll(ctx: ModuleContext, all: readonly SealedValues[]) {
  const counts = [];
  for (const values of all) counts.push({ table: values.table, resealed: await resealTable(ctx, values) });
  return counts;
}

async function resealTable(ctx: ModuleContext, values: SealedValues): Promise<number> {
  let resealed = 0;
  for (let batch = await resealBatch(ctx, values); batch > 0; batch = await resealBatch(ctx, values)) resealed += batch;
  return resealed;
}

/** Reseals a batch of values; returns their number. */
const resealBatch = (ctx: ModuleContext, { purpose, rows, update }: SealedValues): Promise<number> =>
  transact(ctx, async (tx, within) => {
    const prefix = `${await currentKeyId(within, purpose)}.`;
    const batch = await queryRows(
      tx,
      sealedRow,
      sql`select * from (${rows}) sealed_values where not starts_with(sealed, ${prefix}) limit ${AT_ONCE}`,
    );
    for (const row of batch)
      await tx.execute(
        update(row, await seal(within, purpose, row.of, await unseal(within, purpose, row.of, row.sealed))),
      );
    return batch.length;
  });
