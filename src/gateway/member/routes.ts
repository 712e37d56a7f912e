import { isAgent } from '../account/service';
import { avatarOf } from '../avatar/service';
import type { Handlers, ModuleContext } from '../module-context';
import { member } from '../session/service';
import { memberInfo } from './service';

/** Who is logged in, and their picture: until they choose one, a mark by the kind of account (s7.relay.player-avatar). */
export const memberRoutes = (ctx: ModuleContext): Handlers<'memberInfo' | 'memberIcon' | 'playerAvatar'> => ({
  memberInfo: (_input, caller) => memberInfo(ctx, member(caller), caller.language),
  memberIcon: async (_input, caller) => ({ icon: isAgent(member(caller)) ? 'agent' : 'member' }),
  playerAvatar: async (_input, caller) => {
    const { accountId, type } = member(caller);
    return (await avatarOf(ctx.db, accountId)) ?? { avatar: isAgent({ type }) ? 'agent' : 'member', avatarType: 'STATIC' };
  },
});
