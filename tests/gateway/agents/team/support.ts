import { sql } from 'drizzle-orm';
import type { Modules } from '../../harness/modules';

/** Puts an account below another one from its creation, which a move does from the next day. */
export const comesUnder = ({ ctx }: Pick<Modules, 'ctx'>, accountId: string, uplineId: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      update team_positions p set upline_id = u.account_id, path = u.path || p.path[cardinality(p.path)]
      from team_positions u where p.account_id = ${accountId} and u.account_id = ${uplineId} and u.valid_to is null`);
  });
