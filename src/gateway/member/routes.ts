import { SETTINGS } from '../../contract';
import type { Handlers, ModuleContext } from '../module-context';
import { member } from '../session/service';
import { memberInfo } from './service';

const isAgent = (type: number) => SETTINGS.agentTypes.some((one) => one === type);

/** Who is logged in, and their picture: until players can choose one, a woven mark by the kind of account. */
export const memberRoutes = (ctx: ModuleContext): Handlers<'memberInfo' | 'memberIcon' | 'playerAvatar'> => ({
  memberInfo: (_input, caller) => memberInfo(ctx, member(caller), caller.language),
  memberIcon: async (_input, caller) => ({ icon: isAgent(member(caller).type) ? 'agent' : 'member' }),
  playerAvatar: async (_input, caller) => ({ avatar: isAgent(member(caller).type) ? 'agent' : 'member', avatarType: 'STATIC' }),
});
