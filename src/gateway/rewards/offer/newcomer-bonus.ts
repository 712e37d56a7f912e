import { isOn, MODULES } from '../../../contract';
import { fromWire } from '../../../contract/money/money';
import { mostOf } from '../../../contract/rewards/offers';
import type { ModuleContext } from '../../platform/context';
import { readModules } from '../../platform/system/service';
import { newcomersOffers } from './read';

/**
 * Returns the largest bonus that new players can choose; null if none is running or registration is closed
 * (s1.claim.marketing).
 */
export async function readNewcomerBonus(ctx: ModuleContext): Promise<string | null> {
  if (ctx.config.site === 'agent' || !isOn(await readModules(ctx), MODULES.directRegistration)) return null;
  const amounts = (await newcomersOffers(ctx)).map(({ rule }) => mostOf(rule));
  return amounts.toSorted((a, b) => Number(fromWire(b) - fromWire(a)))[0] ?? null;
}
