import { ownerIdOf, ownerOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { giveUpBonus, pageOfBonuses } from './bonuses';
import { offerFor, pageOfOffers } from './read';
import { takeOffer } from './service';

/** Handlers of offers (s2.other.promotions-filters), and of bonuses from them (s2.member-centre.bonus-details). */
export const offerRoutes = (
  ctx: ModuleContext,
): Handlers<'offers' | 'offer' | 'takeOffer' | 'bonuses' | 'giveUpBonus'> => ({
  offers: (input, caller) => pageOfOffers(ctx, caller, input),
  offer: ({ code }, caller) => offerFor(ctx, caller, code),
  takeOffer: async (input, caller) => {
    const owner = await ownerOf(ctx, caller);
    // Limited, because a code could be guessed.
    await consumeRateLimit(ctx, 'offer.take', owner.id);
    await takeOffer(ctx, owner, input);
    return offerFor(ctx, caller, input.code);
  },
  bonuses: async (input, caller) => pageOfBonuses(ctx, await ownerIdOf(ctx, caller), caller, input),
  giveUpBonus: async (input, caller) => giveUpBonus(ctx, await ownerIdOf(ctx, caller), input, caller),
});
