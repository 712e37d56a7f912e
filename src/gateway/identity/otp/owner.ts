import type { ModuleContext } from '../../platform/context';
import { accountByMobile } from '../account/service';
import { countedUnder } from '../known-locations/counted';

/**
 * Checks whether a number is nobody's, so that nothing leaves, and whether it is asked for where its owner has logged in from: such codes count
 * apart from those that strangers ask for. The same is looked up for both, in the same time (asvs 6.3.8). From a known place there is nothing to hide.
 */
export async function ownerOf(
  ctx: ModuleContext,
  mobile: string,
  ip: string,
): Promise<{ silent?: boolean; known: boolean }> {
  const account = await accountByMobile(ctx.db, mobile);
  const known = (await countedUnder(ctx.db, mobile, account?.id, ip)) !== mobile;
  return known ? { known } : { silent: account === undefined, known };
}
