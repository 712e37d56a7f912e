import * as v from 'valibot';
import { CONTRACT_KINDS } from '../../contract/agent-contracts';
import { mustExist } from '../account/service';
import { tellOwner } from '../alert/service';
import { retireAgent } from '../contract/retire';
import { moveWithContracts } from '../contract/service';
import { dayIn } from '../platform/zone';
import { setPage } from '../team/pages';
import { onOff } from './arguments';
import { ADMIN, act, type Command } from './command';

/** Who hangs below whom: whoever is moved reads of it. */
export const teamCommands: Record<string, Command> = {
  'team move': act(ADMIN, 'team move <user> <upline>', async (ctx, { args }) => {
    const [user, above] = v.parse(v.strictTuple([v.string(), v.string()]), args);
    const [account, upline] = [await mustExist(ctx, user), await mustExist(ctx, above)];
    const { moved, at } = await moveWithContracts(ctx, account.id, upline.id);
    await tellOwner(ctx, ctx.db, account, 'team.moved', { upline: upline.userName, date: dayIn(ctx.config.siteZone)(at) });
    return { moved, from: at.toISOString() };
  }),
  'team retire': act(ADMIN, 'team retire <user>', async (ctx, { args }, { operator }) => {
    const [user] = v.parse(v.strictTuple([v.string()]), args);
    return retireAgent(ctx, user, operator.name);
  }),
  'team page': act(ADMIN, 'team page <user> dividend|daily|hourly|realtime on|off', async (ctx, { args }) => {
    const [user, kind, turn] = v.parse(v.strictTuple([v.string(), v.picklist(CONTRACT_KINDS), onOff]), args);
    await setPage(ctx.db, (await mustExist(ctx, user)).id, kind, turn);
    return null;
  }),
};
