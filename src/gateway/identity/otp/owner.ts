import type { ModuleContext } from '../../platform/context';
import { accountByMobile } from '../account/service';
import { countedUnder } from '../known-locations/counted';

/**
 * Returns whether the number is unknown (`silent`), so that nothing is sent, and whether the request comes from a known
 * location of its owner (`known`), whose codes have separate limits. The same queries run in both cases, in the same
 * time (asvs 6.3.8). From a known location there is nothing to hide.
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
