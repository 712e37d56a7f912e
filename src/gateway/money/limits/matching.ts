import { type SQL, sql } from 'drizzle-orm';
import { auditSql } from '../../platform/audit/service';
import type { ModuleContext } from '../../platform/context';
import { askOne } from '../../platform/database/ask';
import { marksOf, type Person, personSql, type Typed } from './details';
import { exclusionMarks, type exclusionMatches } from './tables';

/** When it was looked. */
type Step = (typeof exclusionMatches.$inferInsert)['step'];
/** What is read before it is looked. `unmarked`: whether anybody was excluded before there were marks. */
export type Watch = { excluded: boolean; unmarked: boolean; person: Person };

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
  const { watch } = await askOne<{ watch: Watch }>(ctx.db, sql`select ${watchSql(ctx, accountId)} as watch`);
  const parts = await watchedSql(ctx, accountId, { step, watch, typed });
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
  { step, watch, typed }: { step: Step; watch: Watch; typed?: Typed },
): Promise<SQL[]> {
  if (watch.excluded) return [sql`marked as ${marking(ctx, accountId, watch.person)}`];
  if (watch.unmarked) await markOthers(ctx);
  const digests = marksOf(ctx, accountId, watch.person, typed).map(({ digest }) => digest);
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
  const { person } = await askOne<{ person: Person }>(ctx.db, sql`select ${personSql(ctx, accountId)} as person`);
  await marking(ctx, accountId, person);
}

const marking = (ctx: ModuleContext, accountId: string, person: Person) => {
  const marks = marksOf(ctx, accountId, person).map((mark) => ({ accountId, ...mark }));
  return ctx.db.insert(exclusionMarks).values(marks).onConflictDoNothing();
};

/** Those who were excluded before there were marks. */
const UNMARKED = sql`select account_id as id from gaming_pauses p where excluded_until > app_now()
  and not exists (select from exclusion_marks m where m.account_id = p.account_id and m.kind = 'account')`;

async function markOthers(ctx: ModuleContext): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string }>(UNMARKED);
  for (const { id } of rows) await markExcluded(ctx, id);
}
