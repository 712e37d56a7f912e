import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { auditSql } from '../../platform/audit/service';
import type { ModuleContext } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { marksOf, type Person, person, personSql, type Typed } from './details';
import { exclusionMarks, type exclusionMatches } from './tables';

/** When it was looked. */
type Step = (typeof exclusionMatches.$inferInsert)['step'];
/** What is read before it is looked. `unmarked`: whether anybody was excluded before there were marks. */
export const watch = v.object({ excluded: v.boolean(), unmarked: v.boolean(), person });
export type Watch = v.InferOutput<typeof watch>;

const watchRow = v.object({ watch });
const personRow = v.object({ person });

/**
 * Looks whether an account is that of somebody who has excluded themselves under another one, and writes down by what (own.exclusion.matched):
 * from then on it takes no deposit and does not play, unless it is the name alone. Of somebody who is excluded the details are added to those
 * they are known by. What two do at the same moment is found at the next deposit.
 */
export async function watchExclusion(
  ctx: ModuleContext,
  accountId: string,
  step: Step,
  typed: Typed = {},
): Promise<void> {
  const found = await queryRow(ctx.db, watchRow, sql`select ${watchSql(ctx, accountId)} as watch`);
  const parts = await watchedSql(ctx, accountId, { step, watch: found.watch, typed });
  await ctx.db.execute(sql`with ${sql.join(parts, sql`, `)} select`);
}

/** Its first half, as part of a larger question. */
export const watchSql = (ctx: ModuleContext, accountId: string): SQL => sql`jsonb_build_object(
  'excluded', exists (select from gaming_pauses where account_id = ${accountId} and excluded_until > app_now()),
  'unmarked', exists (${UNMARKED}), 'person', ${personSql(ctx, accountId)})`;

/** The other half, as parts of `with`: what is found is written down. */
export async function watchedSql(
  ctx: ModuleContext,
  accountId: string,
  { step, watch: found, typed }: { step: Step; watch: Watch; typed?: Typed },
): Promise<SQL[]> {
  if (found.excluded) return [sql`marked as ${marking(ctx, accountId, found.person)}`];
  if (found.unmarked) await markOthers(ctx);
  const digests = marksOf(ctx, accountId, found.person, typed).map(({ digest }) => digest);
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

/** Keeps by what somebody who is excluded is known again; what they are known by already stays. */
export async function markExcluded(ctx: ModuleContext, accountId: string): Promise<void> {
  const found = await queryRow(ctx.db, personRow, sql`select ${personSql(ctx, accountId)} as person`);
  await marking(ctx, accountId, found.person);
}

const marking = (ctx: ModuleContext, accountId: string, known: Person) => {
  const marks = marksOf(ctx, accountId, known).map((mark) => ({ accountId, ...mark }));
  return ctx.db.insert(exclusionMarks).values(marks).onConflictDoNothing();
};

/** Those who were excluded before there were marks. */
const UNMARKED = sql`select account_id as id from gaming_pauses p where excluded_until > app_now()
  and not exists (select from exclusion_marks m where m.account_id = p.account_id and m.kind = 'account')`;

const markOthersRow = v.object({ id: v.string() });

async function markOthers(ctx: ModuleContext): Promise<void> {
  const rows = await queryRows(ctx.db, markOthersRow, UNMARKED);
  for (const { id } of rows) await markExcluded(ctx, id);
}
