import { fromWire, toWire } from '../../../contract/money/money';
import { mostOf, type OfferRule } from '../../../contract/rewards/offers';
import type { ModuleContext } from '../../platform/context';
import { searchOffer } from './search/offer-search';
import { describePlay } from './search/words';

/** Returns why an offer must not run: two accounts could gain more for certain than permitted; null if it may. */
export function hedgingProblem({ config }: Pick<ModuleContext, 'config'>, rule: OfferRule): string | null {
  // Two accounts cannot gain more than both bonuses, so most offers need no search.
  if (2n * fromWire(mostOf(rule)) <= config.offerHedgedGain) return null;
  const play = searchOffer(rule, 'least');
  if (BigInt(play.gain) <= config.offerHedgedGain) return null;
  return `OFFER_HEDGED_GAIN: two accounts gain more than ${toWire(config.offerHedgedGain)}: ${describePlay(play)}`;
}

/** Describes the best play of two accounts with an offer: what it gains for certain, and on average. */
export const offerGains = (rule: OfferRule) => ({
  certain: describePlay(searchOffer(rule, 'least')),
  average: describePlay(searchOffer(rule, 'mean')),
});
