import { sql } from 'drizzle-orm';
import { type Block, blockOf, blockSql, type ToldBlock } from '../../money';
import { ApiError, type ModuleContext } from '../../platform/context';
import { levelNowSql, type NamedLevel } from '../../rewards';

/** Active block and VIP rank of a player; `level` is null where today's version does not have the rank. */
type PlayerStatus = { block: Block | null; rankLevel: number; level: NamedLevel | null };

/** Reads both in one query: every open portal polls them. */
export async function playerStatus(
  { db, config }: Pick<ModuleContext, 'db' | 'config'>,
  accountId: string,
): Promise<PlayerStatus> {
  const { rows } = await db.execute<{ block: ToldBlock; rankLevel: number; level: NamedLevel | null }>(sql`
    select ${blockSql(sql`a.id`)} as block, a.rank_level as "rankLevel",
      ${levelNowSql(sql`a.rank_level`, config.siteZone)} as level
    from accounts a where a.id = ${accountId}`);
  const [row] = rows;
  if (!row) throw new ApiError(401, 'session.ended');
  return { ...row, block: blockOf(row.block) };
}
