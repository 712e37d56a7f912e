import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Block, blockOf, blockSchema, blockSql } from '../../money';
import { ApiError, type ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { levelNowSql, type NamedLevel, namedLevel } from '../../rewards';

/** Active block and VIP rank of a player; `level` is null if today's version does not have the rank. */
type PlayerStatus = { block: Block | null; rankLevel: number; level: NamedLevel | null };

const statusRow = v.object({ block: blockSchema, rankLevel: v.number(), level: v.nullable(namedLevel) });

/** Reads both in one query: every open portal polls them. */
export async function playerStatus(
  { db, config }: Pick<ModuleContext, 'db' | 'config'>,
  accountId: string,
): Promise<PlayerStatus> {
  const rows = await queryRows(
    db,
    statusRow,
    sql`
    select ${blockSql(sql`a.id`)} as block, a.rank_level as "rankLevel",
      ${levelNowSql(sql`a.rank_level`, config.siteZone)} as level
    from accounts a where a.id = ${accountId}`,
  );
  const [row] = rows;
  if (!row) throw new ApiError(401, 'session.ended');
  return { ...row, block: blockOf(row.block) };
}
