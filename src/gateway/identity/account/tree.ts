import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { raisedBy } from '../../platform/database/raised';
import { dayStartSql, epochMsSql, siteDaySql } from '../../platform/time/time-sql';

/** Direct downline. */
const downlineRow = v.object({ id: v.string(), userName: v.string(), type: v.number() });
export type Downline = v.InferOutput<typeof downlineRow>;

const uplineAtRow = v.object({ id: v.nullable(v.string()) });

/** Returns the upline of an account at a time, null at the top and for trials. Future times include scheduled moves. */
export async function uplineAt(tx: Tx, accountId: string, at: Date): Promise<string | null> {
  return (
    await queryRow(tx, uplineAtRow, sql`select ${uplineSql(sql`${accountId}::uuid`, sql`${at}::timestamptz`)} as id`)
  ).id;
}

/** SQL expression of `uplineAt`. */
export const uplineSql = (account: SQL, at: SQL = sql`app_now()`): SQL => sql`upline_at(${account}, ${at})`;

const uplinesAtRow = v.object({ ids: v.array(v.string()) });

/** Returns all uplines of an account at a time, the topmost first, at most 20 (s1.agent.hierarchy). */
export async function uplinesAt(tx: Tx, accountId: string, at: Date): Promise<string[]> {
  return (await queryRow(tx, uplinesAtRow, sql`select tree_path(${accountId}, ${at}::timestamptz) as ids`)).ids;
}

/** Returns the direct downlines of an account at a time, by name. */
export async function downlinesAt(tx: Tx, accountId: string, at: Date): Promise<Downline[]> {
  const rows = await queryRows(
    tx,
    downlineRow,
    sql`
    select a.id, a.user_name as "userName", a.type from team_positions p join accounts a on a.id = p.account_id
    where p.upline_id = ${accountId} and ${inForce(sql`p`, sql`${at}::timestamptz`)} order by a.user_name`,
  );
  return rows;
}

const isBelowRow = v.object({ below: v.boolean() });

/** Returns whether an account is below another, at any depth, at a time; false for the same account. */
export async function isBelow(tx: Tx, accountId: string, topId: string, at: Date): Promise<boolean> {
  const belowQuery = sql`select ${topId}::uuid = any (tree_path(${accountId}, ${at}::timestamptz)) as below`;
  return (await queryRow(tx, isBelowRow, belowQuery)).below;
}

/** SQL condition: a position is valid at a time. */
export const inForce = (place: SQL, at: SQL): SQL =>
  sql`${place}.valid_from <= ${at} and (${place}.valid_to is null or ${place}.valid_to > ${at})`;

/**
 * Adds a new account to the tree, below an upline or at the top, including positions that the upline has scheduled.
 * Throws `team.tooDeep` if there are already 20 uplines.
 */
export const placeInTree = (tx: Tx, accountId: string, uplineId: string | null, at: Date) =>
  refusing(tx.execute(sql`select team_placed(${accountId}, ${uplineId}, ${at}::timestamptz)`));

/** SQL expression: the start of the site's next day, when changes of the tree take effect. */
const nextDay = (zone: string) => dayStartSql(zone, sql`${siteDaySql(zone)} + 1`);

const movedRow = v.object({ moved: v.string(), at: v.string() });

/**
 * Schedules the move of an account and its team to another upline for the start of the site's next day. Returns their
 * number and the time. Earlier bets stay with the old uplines. Throws `team.cycle` for an upline in its own team,
 * `team.tooDeep`, and `team.unknown` if either is not in the tree.
 */
export async function moveInTree(
  { db, config }: ModuleContext,
  accountId: string,
  uplineId: string,
): Promise<{ moved: number; at: Date }> {
  const { moved, at } = await refusing(
    queryRow(
      db,
      movedRow,
      sql`
      select team_moved(${accountId}, ${uplineId}, starts) as moved, ${epochMsSql(sql`starts`)} as at
      from (select ${nextDay(config.siteZone)} as starts) next`,
    ),
  );
  return { moved: Number(moved), at: new Date(Number(at)) };
}

/** Errors of the tree, by the database's code. */
const REJECTIONS: Record<string, [404 | 409, string]> = {
  MD061: [409, 'team.tooDeep'],
  MD062: [404, 'team.unknown'],
  MD063: [409, 'team.cycle'],
};

const refusing = <T>(operation: PromiseLike<T>): Promise<T> =>
  Promise.resolve(operation).catch((error: unknown) => {
    const rejection = REJECTIONS[raisedBy(error).code];
    throw rejection ? new ApiError(...rejection) : error;
  });
