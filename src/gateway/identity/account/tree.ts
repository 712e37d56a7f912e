import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { epochMsSql } from '../../platform/database/epoch-ms';
import { queryRow, queryRows } from '../../platform/database/query';
import { raisedBy } from '../../platform/database/raised';
import { dayStartSql, siteDaySql } from '../../platform/time/site-day-sql';

/** A direct downline. */
const downlineRow = v.object({ id: v.string(), userName: v.string(), type: v.number() });
export type Downline = v.InferOutput<typeof downlineRow>;

const uplineAtRow = v.object({ id: v.nullable(v.string()) });

/** The upline of an account at a moment, null at the top and for a trial. A moment to come counts what is to be by then. */
export async function uplineAt(tx: Tx, accountId: string, at: Date): Promise<string | null> {
  return (
    await queryRow(tx, uplineAtRow, sql`select ${uplineSql(sql`${accountId}::uuid`, sql`${at}::timestamptz`)} as id`)
  ).id;
}

/** The same as a part of a larger question. */
export const uplineSql = (account: SQL, at: SQL = sql`app_now()`): SQL => sql`upline_at(${account}, ${at})`;

const uplinesAtRow = v.object({ ids: v.array(v.string()) });

/** All uplines of an account at a moment, the topmost first, at most 20 (s1.agent.hierarchy). */
export async function uplinesAt(tx: Tx, accountId: string, at: Date): Promise<string[]> {
  return (await queryRow(tx, uplinesAtRow, sql`select tree_path(${accountId}, ${at}::timestamptz) as ids`)).ids;
}

/** Who is right below an account at a moment, by name. */
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

/** Checks whether an account is below another, however far, at a moment; nobody is below themselves. */
export async function isBelow(tx: Tx, accountId: string, topId: string, at: Date): Promise<boolean> {
  const asked = sql`select ${topId}::uuid = any (tree_path(${accountId}, ${at}::timestamptz)) as below`;
  return (await queryRow(tx, isBelowRow, asked)).below;
}

/** Returns whether a row of places holds at a moment. */
export const inForce = (place: SQL, at: SQL): SQL =>
  sql`${place}.valid_from <= ${at} and (${place}.valid_to is null or ${place}.valid_to > ${at})`;

/**
 * Gives a new account its place: below an upline, or at the top. It has those that the upline is to have, too. Refuses with `team.tooDeep` where
 * there are 20 above already.
 */
export const placeInTree = (tx: Tx, accountId: string, uplineId: string | null, at: Date) =>
  refusing(tx.execute(sql`select team_placed(${accountId}, ${uplineId}, ${at}::timestamptz)`));

/** When the next day of the site begins: what is changed in the tree takes effect then. */
const nextDay = (zone: string) => dayStartSql(zone, sql`${siteDaySql(zone)} + 1`);

const movedRow = v.object({ moved: v.string(), at: v.string() });

/**
 * Moves an account, and all that hangs below it, to another upline when the next day of the site begins; gives how many that are, and when. What was bet
 * before keeps its uplines. Refuses with `team.cycle` below itself, `team.tooDeep`, and `team.unknown` where either has no place.
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

/** What the tree refuses, by the code of the database. */
const REFUSALS: Record<string, [404 | 409, string]> = {
  MD061: [409, 'team.tooDeep'],
  MD062: [404, 'team.unknown'],
  MD063: [409, 'team.cycle'],
};

const refusing = <T>(asked: PromiseLike<T>): Promise<T> =>
  Promise.resolve(asked).catch((error: unknown) => {
    const refusal = REFUSALS[raisedBy(error).code];
    throw refusal ? new ApiError(...refusal) : error;
  });
