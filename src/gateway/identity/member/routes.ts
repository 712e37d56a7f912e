import { SETTINGS, type Value } from '../../../contract';
import type { Handlers, ModuleContext, Session } from '../../platform/context';
import { readSite } from '../../platform/system/site';
import { isAgent, setLanguage } from '../account/service';
import { avatarOf } from '../avatar/service';
import { member } from '../session/service';
import { memberInfo } from './service';

type Names = 'memberInfo' | 'memberIcon' | 'playerAvatar' | 'changeLanguage';

/**
 * Handlers of the logged-in member, the language and the picture, by default a mark for the kind of account
 * (s7.relay.player-avatar, s7.call.member-icon).
 */
export const memberRoutes = (ctx: ModuleContext): Handlers<Names> => ({
  memberInfo: (_input, caller) => memberInfo(ctx, member(caller), caller.language),
  memberIcon: async (_input, caller) => ({ icon: (await pictureOf(ctx, member(caller))).avatar }),
  playerAvatar: async (_input, caller) => pictureOf(ctx, member(caller)),
  changeLanguage: async ({ language }, caller) => {
    if (caller.session) await setLanguage(ctx.db, caller.session.accountId, language);
    return null;
  },
});

/** Returns the chosen avatar, or the mark for the kind of account. */
const pictureOf = async (
  ctx: ModuleContext,
  { accountId, type }: Pick<Session, 'accountId' | 'type'>,
): Promise<Value<'playerAvatar'>> =>
  (await avatarOf(ctx.db, accountId)) ?? { avatar: await kindOf(ctx, { type }), avatarType: 'STATIC' };

/**
 * Returns the mark for the kind of account. A setting decides whether trials count as agents
 * (s4.account-type.trial-listing); both centres are closed to trials anyway.
 */
async function kindOf({ db }: ModuleContext, { type }: { type: number }): Promise<'agent' | 'member'> {
  const isListed = isAgent({ type }) || (type === SETTINGS.trialType && (await readSite(db)).trialIsAgentType);
  return isListed ? 'agent' : 'member';
}
