import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { SETTINGS, type Value } from '../../../contract';
import { type Account, accountById, inForce, isAgent, maskedEmail, maskedMobile } from '../../identity';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import { STATEMENT_TIME, siteDaySql } from '../../platform/time/time-sql';
import { asOf, asOfSql, beganSql, figuresOf, SUMMED, type Sums, sizeOf, sumsRow, sumsSql } from './figures';
import { pagesOff } from './pages';
import { findVisibleAccount, type VisibleAccount } from './sight';
import { sizeLately } from './sizes';

type Agent = Pick<Account, 'id' | 'userName'>;
const { agentTypes } = SETTINGS;

/** Returns a team's totals by day of the site's zone (s2.agent-centre.overview). */
export async function overviewOf(
  ctx: ModuleContext,
  { id }: Agent,
  { days }: Input<'teamOverview'>,
): Promise<Value<'teamOverview'>> {
  const zone = ctx.config.siteZone;
  const dayOf = siteDaySql(zone, sql`hour`);
  return readAtOnce(ctx, async (tx) => {
    const rows = await queryRows(
      tx,
      dayRow,
      sql`
      with began as materialized (select ${beganSql(zone, days)} as since),
      bets as (select ${dayOf} as day, sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(result) as result
        from team_hourly where account_id = ${id} and hour >= (select since from began) group by 1),
      events as (select ${dayOf} as day, sum(amount) filter (where kind = 'deposit') as deposits, sum(amount) filter (where kind = 'withdrawal') as withdrawals,
          sum(amount) filter (where kind = 'bonus') as bonuses, sum(amount) filter (where kind = 'cashback') as cashback,
          sum(amount) filter (where kind = 'salary') as salary, sum(times) filter (where kind = 'joined' and not own) as joined
        from team_events_hourly where account_id = ${id} and hour >= (select since from began) group by 1)
      select (select ${asOfSql}) as as_of, day::text, ${sql.join(
        COUNTED.map((name) => sql`coalesce(${sql.identifier(name)}, 0)::text as ${sql.identifier(name)}`),
        sql`, `,
      )}
      from began, generate_series(0, ${days - 1}) nth, lateral (select ${siteDaySql(zone, sql`since`)} + nth as day) d
        left join bets using (day) left join events using (day) order by day`,
    );
    const [first] = rows;
    const sums = rows.reduce((sum, row) => added(sum, row), NONE);
    return {
      asOf: Number(first?.as_of),
      team: await sizeLately(tx, id, agentTypes),
      days: rows.map((row) => ({ day: row.day, joined: Number(row.joined), ...figuresOf(row) })),
      sums: { joined: Number(sums.joined), ...figuresOf(sums) },
    };
  });
}

const COUNTED = [...SUMMED, 'joined'] as const;
const dayRow = v.object({ ...sumsRow.entries, as_of: v.string(), day: v.string(), joined: v.string() });
type Counted = Sums & { joined: string };
const NONE: Counted = {
  ...{ bets: '0', stake: '0', valid_bet: '0', result: '0', deposits: '0', withdrawals: '0' },
  ...{ bonuses: '0', cashback: '0', salary: '0', joined: '0' },
};
const added = (sum: Counted, row: Counted): Counted => {
  const whole = { ...sum };
  for (const name of COUNTED) whole[name] = String(BigInt(sum[name]) + BigInt(row[name]));
  return whole;
};

type Contacts = { mobile: string | null; email: string | null };
const listedRow = v.object({
  ...sumsRow.entries,
  mobile: v.nullable(v.string()),
  email: v.nullable(v.string()),
  user_name: v.string(),
  type: v.number(),
  level: v.number(),
  joined_on: v.string(),
  downlines: v.number(),
});
type Listed = v.InferOutput<typeof listedRow>;
const memberRow = v.object({ ...listedRow.entries, last_seen: v.nullable(v.string()) });
const kindOf = (type: number) => (isAgent({ type }) ? 'agent' : 'member');
const entryOf = ({
  user_name: userName,
  type,
  level,
  joined_on: joined,
  downlines,
  mobile: _,
  email: __,
  ...sums
}: Listed): Value<'team'>['list'][number] => ({
  userName,
  kind: kindOf(type),
  level,
  joined,
  downlines,
  ...figuresOf(sums),
});

/** SQL columns of a team member: `level` below the agent, and the totals of the member and its team. */
const entrySql = (ctx: Pick<ModuleContext, 'config'>, level: SQL, days: number): SQL => sql`
  a.user_name, a.type, a.mobile, a.email, ${level} as level, ${siteDaySql(ctx.config.siteZone, sql`a.created_at`)}::text as joined_on, (
    select count(*)::int from team_positions d where d.upline_id = a.id and ${inForce(sql`d`, STATEMENT_TIME)}) as downlines,
  ${sql.join(
    SUMMED.map((name) => sql`s.${sql.identifier(name)}::text`),
    sql`, `,
  )}
  from chosen join accounts a on a.id = chosen.id cross join lateral (${sumsSql(sql`a.id`, beganSql(ctx.config.siteZone, days))}) s`;

/** Returns the LIKE pattern for a prefix. */
const begins = (typed: string) => `${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** SQL condition for members of a team: direct downlines, all, or those whose name has a prefix. */
const meant = (search: string, whole: boolean) => {
  if (search !== '') return sql`lower(a.user_name) like ${begins(search)}`;
  return whole ? sql`true` : sql`t.depth = 1`;
};

type Stretch = { search: string; whole: boolean; after: string; days: number; size: number };
async function stretchOf(
  ctx: Pick<ModuleContext, 'config'>,
  tx: Tx,
  top: VisibleAccount,
  { search, whole, after, days, size }: Stretch,
): Promise<Listed[]> {
  return queryRows(
    tx,
    listedRow,
    sql`
    with chosen as materialized (
      select a.id, t.depth from team_at(${top.id}, ${STATEMENT_TIME}) t join accounts a on a.id = t.account_id
      where ${meant(search, whole)} and lower(a.user_name) > ${after.toLowerCase()} order by lower(a.user_name) limit ${size})
    select ${entrySql(ctx, sql`chosen.depth + ${top.level}::int`, days)} order by lower(a.user_name)`,
  );
}

/**
 * Returns a page of a team by name: an account's direct downlines, or all members whose name has a prefix
 * (s2.agent-centre.team-management).
 */
export async function teamOf(ctx: ModuleContext, agent: Agent, input: Input<'team'>): Promise<Value<'team'>> {
  const { under = agent.userName, search = '', after = '', days, size } = input;
  return readAtOnce(ctx, async (tx, within) => {
    const top = await findVisibleAccount(tx, agent, under, await within.now());
    const rows = await stretchOf(within, tx, top, { search, whole: false, after, days, size: size + 1 });
    const list = rows.slice(0, size).map(entryOf);
    return {
      asOf: await asOf(tx),
      path: top.names,
      list,
      next: rows.length > size ? (list.at(-1)?.userName ?? null) : null,
    };
  });
}

const masked = ({ mobile, email }: Contacts): Contacts => ({
  mobile: mobile && maskedMobile(mobile),
  email: email && maskedEmail(email),
});

/** Team member in a file; contacts are masked as in the portal. */
export type Line = ReturnType<typeof entryOf> & Contacts;
/** Returns a page of a whole team by name, at any depth. */
export const linesAfter = async (
  ctx: ModuleContext,
  top: VisibleAccount,
  search: string,
  after: string,
  size: number,
): Promise<Line[]> =>
  (await stretchOf(ctx, ctx.db, top, { search, whole: true, after, days: DAYS, size })).map((row) => ({
    ...entryOf(row),
    ...masked(row),
  }));

/** Days covered by the totals of a member. */
const DAYS = 30;

/** Returns a team member with personal data masked. Throws `team.unknown`. */
export async function memberOf(
  ctx: ModuleContext,
  agent: Agent,
  { userName }: Input<'teamMember'>,
): Promise<Value<'teamMember'>> {
  return readAtOnce(ctx, async (tx, within) => {
    const { id, level, names } = await findVisibleAccount(tx, agent, userName, await within.now());
    const account = await accountById(tx, id);
    if (!account) throw new ApiError(404, 'team.unknown');
    const rows = await queryRows(
      tx,
      memberRow,
      sql`
      with chosen as (select ${id}::uuid as id)
      select (select ${siteDaySql(ctx.config.siteZone, sql`max(last_seen_at)`)}::text from sessions where account_id = ${id}) as last_seen,
        ${entrySql(within, sql`${level}::int`, DAYS)}`,
    );
    const [row] = rows;
    if (!row) throw new ApiError(404, 'team.unknown');
    const { last_seen: lastSeen, ...listed } = row;
    const { downlines: _, ...entry } = entryOf(listed);
    const contractsOff = await pagesOff(tx, id);
    const team = await sizeOf(tx, id, agentTypes);
    return { ...entry, path: names, ...masked(account), lastSeen, blocked: account.blocked, contractsOff, team };
  });
}
