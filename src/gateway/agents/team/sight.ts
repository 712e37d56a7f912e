import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { MODULES } from '../../../contract';
import { type Account, inForce, isAgent, ownerOf } from '../../identity';
import { ApiError, type Caller, type ModuleContext, type Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { moduleOn } from '../../platform/system/service';

/**
 * Returns the caller if it is an agent and the module is on (s4.account-type.agent, s6.access.agent-centre,
 * s6.flag.agent-policy). Trials are rejected with `security.trial` under both definitions of agent types
 * (s4.account-type.trial-blocked); other errors are `team.agentsOnly` and `team.closed`.
 */
export async function agentOf(ctx: ModuleContext, caller: Caller): Promise<Account> {
  return asAgent(ctx, await ownerOf(ctx, caller));
}

/** Checks the same for an account that is already loaded. */
export async function asAgent(ctx: ModuleContext, account: Account | undefined): Promise<Account> {
  if (!account || !isAgent(account)) throw new ApiError(403, 'team.agentsOnly');
  if (!(await moduleOn(ctx, MODULES.agentPolicy))) throw new ApiError(403, 'team.closed');
  return account;
}

/**
 * Account as an agent sees it: the names on the path from the agent down to it, itself last; `level` 0 is the agent.
 */
const visibleAccountRow = v.object({
  id: v.string(),
  userName: v.string(),
  level: v.number(),
  names: v.array(v.string()),
});
export type VisibleAccount = v.InferOutput<typeof visibleAccountRow>;

/**
 * Returns an account that an agent sees at a time, by name: the agent's own or a downline (s1.agent.hierarchy). Every
 * call of the agent centre that names an account checks this. Throws `team.unknown`: unknown users and strangers get
 * the same response (asvs 8.2.2).
 */
export async function findVisibleAccount(
  tx: Tx,
  { id: agentId }: Pick<Account, 'id'>,
  userName: string,
  at: Date,
): Promise<VisibleAccount> {
  const moment = sql`${at}::timestamptz`;
  const [visibleAccount] = await queryRows(
    tx,
    visibleAccountRow,
    sql`
    select a.id, a.user_name as "userName", cardinality(p.path) - cardinality(t.path) as level, (
      select array_agg(n.user_name order by nth) from unnest(p.path[cardinality(t.path):]) with ordinality x(number, nth)
        join accounts n on n.member_number = x.number) as names
    from accounts a join team_positions p on p.account_id = a.id and ${inForce(sql`p`, moment)}
      join team_positions t on t.account_id = ${agentId} and ${inForce(sql`t`, moment)} and p.path[1:cardinality(t.path)] = t.path
    where lower(a.user_name) = ${userName.trim().toLowerCase()}`,
  );
  if (!visibleAccount) throw new ApiError(404, 'team.unknown');
  return visibleAccount;
}
