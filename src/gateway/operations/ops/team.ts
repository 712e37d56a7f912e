import * as v from 'valibot';
import { CONTRACT_KINDS } from '../../../contract/agents/agent-contracts';
import { counted } from '../../../contract/platform/fields';
import { moveWithContracts, overviewOf, retireAgent, setPage, teamOf } from '../../agents';
import { alertOwner, mustExist } from '../../identity';
import { dayIn } from '../../platform/time/zone';
import { onOff } from './arguments';
import { act, type Command, read } from './command';
import { GRANTS, rolesWith } from './roles';

/**
 * Commands for moves in the tree, of which the member is notified; agents' pages; and a team's profit and loss
 * (own.team.costs).
 */
export const teamCommands: Record<string, Command> = {
  'team move': act(GRANTS.manageAgents, 'team move <user> <upline>', async (ctx, { args }) => {
    const [user, above] = v.parse(v.strictTuple([v.string(), v.string()]), args);
    const account = await mustExist(ctx, user);
    const upline = await mustExist(ctx, above);
    const { moved, at } = await moveWithContracts(ctx, account.id, upline.id);
    await alertOwner(ctx, ctx.db, account, 'team.moved', {
      upline: upline.userName,
      date: dayIn(ctx.config.siteZone)(at),
    });
    return { moved, from: at.toISOString() };
  }),
  'team figures': read(rolesWith('help', 'manageAgents'), 'team figures <agent> [<days>]', async (ctx, { args }) => {
    const [user, days = 30] = v.parse(
      v.union([v.strictTuple([v.string()]), v.strictTuple([v.string(), counted(31)])]),
      args,
    );
    const agent = await mustExist(ctx, user);
    const { sums } = await overviewOf(ctx, agent, { days });
    const { list } = await teamOf(ctx, agent, { days, size: 100 });
    return { sums, list };
  }),
  'team retire': act(GRANTS.manageAgents, 'team retire <user>', async (ctx, { args }, { operator }) => {
    const [user] = v.parse(v.strictTuple([v.string()]), args);
    return retireAgent(ctx, user, operator.name);
  }),
  'team page': act(
    GRANTS.manageAgents,
    'team page <user> dividend|daily|hourly|realtime on|off',
    async (ctx, { args }) => {
      const [user, kind, turn] = v.parse(v.strictTuple([v.string(), v.picklist(CONTRACT_KINDS), onOff]), args);
      await setPage(ctx.db, (await mustExist(ctx, user)).id, kind, turn);
      return null;
    },
  ),
};
