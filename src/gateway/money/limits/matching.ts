import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { auditSql } from '../../platform/audit/service';
import type { ModuleContext } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { marksOf, type Person, person, personSql, type Typed } from './details';
import { exclusionMarks, type exclusionMatches } from './tables';

/** Step at which the match was found. */
type Step = (typeof exclusionMatches.$inferInsert)['step'];
/** Schema of the data that matching needs. `unmarked`: some excluded people have no digests yet. */
export const watch = v.object({ excluded: v.boolean(), unmarked: v.boolean(), person });
export type Watch = v.InferOutput<typeof watch>;

const watchRow = v.object({ watch });
const personRow = v.object({ person });

/**
 * Checks whether an account belongs to someone who has excluded themselves under another one, and records the match
 * (own.exclusion.matched). Unless only the name matches, the account then can neither deposit nor play. For excluded
 * people, adds the details to their digests. Accounts that register concurrently are matched at their next deposit.
 */
export async function watchExclusion(
  ctx: ModuleContext,
  accountId: string,
  step: Step,
  typed: Typed = {},
): Promise<void> {
  const found = await queryRow(ctx.db, watchRow, sql`select ${watchSql(accountId)} as watch`);
  const parts = await watchedSql(ctx, accountId, { step, watch: found.watch, typed });
  await ctx.db.execute(sql`with ${sql.join(parts, sql`, `)} select`);
}

/** SQL expression of `watch`, for a larger query. */
export const watchSql = (accountId: string): SQL => sql`jsonb_build_object(
  'excluded', exists (select from gaming_pauses where account_id = ${accountId} and excluded_until > app_now()),
  'unmarked', exists (${UNMARKED}), 'person', ${personSql(accountId)})`;

/** Returns the parts of a `with` clause that record the matches. */
export async function watchedSql(
  ctx: ModuleContext,
  accountId: string,
  { step, watch: found, typed }: { step: Step; watch: Watch; typed?: Typed },
): Promise<SQL[]> {
  if (found.excluded) return [sql`marked as (${await marking(ctx, accountId, found.person)})`];
  if (found.unmarked) await markOthers(ctx);
  const digests = (await marksOf(ctx, accountId, found.person, typed)).map(({ digest }) => digest);
  const matching = sql`insert into exclusion_matches (id, account_id, excluded_id, kind, step, at)
    select gen_random_uuid(), ${accountId}, m.account_id, m.kind, ${step}, app_now()
    from exclusion_marks m join gaming_pauses p on p.account_id = m.account_id
    where m.digest = any(${sql.param(digests)}::text[]) and m.account_id <> ${accountId} and p.excluded_until > app_now()
    on conflict do nothing returning kind`;
  return [
    sql`matched as (${matching})`,
    sql`noted as (${auditSql({ kind: 'limits.matched', outcome: sql`kind`, accountId }, sql`matched`)})`,
  ];
}

/** Adds the digests of an excluded person's details; existing ones stay. */
export async function markExcluded(ctx: ModuleContext, accountId: string): Promise<void> {
  const found = await queryRow(ctx.db, personRow, sql`select ${personSql(accountId)} as person`);
  await ctx.db.execute(await marking(ctx, accountId, found.person));
}

/** Statement that adds a person's digests. */
async function marking(ctx: ModuleContext, accountId: string, known: Person): Promise<SQL> {
  const marks = (await marksOf(ctx, accountId, known)).map((mark) => ({ accountId, ...mark }));
  return ctx.db.insert(exclusionMarks).values(marks).onConflictDoNothing().getSQL();
}

/** Excluded people without digests, from before these existed. */
const UNMARKED = sql`select account_id as id from gaming_pauses p where excluded_until > app_now()
  and not exists (select from exclusion_marks m where m.account_id = p.account_id and m.kind = 'account')`;

const markOthersRow = v.object({ id: v.string() });

async function markOthers(ctx: ModuleContext): Promise<void> {
  const rows = await queryRows(ctx.db, markOthersRow, UNMARKED);
  for (const { id } of rows) await markExcluded(ctx, id);
}
