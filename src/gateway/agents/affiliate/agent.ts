import { type Account, becomeAgent, codeOf, giveAffiliateCode, isAgent } from '../../identity';
import { ApiError, type ModuleContext } from '../../platform/context';

/** Makes a member an agent with an invitation code (own.affiliate.states). Refuses with `application.accountClosed` where nobody could be one. */
export async function makeAgent({ db }: ModuleContext, { id, type, blocked, closedAt }: Account): Promise<void> {
  if (blocked || closedAt) throw new ApiError(409, 'application.accountClosed');
  if (!isAgent({ type })) await becomeAgent(db, id);
  if (!(await codeOf(db, id))) await giveAffiliateCode({ db }, id);
}
