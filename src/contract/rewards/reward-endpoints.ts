import type { Endpoint } from '../platform/endpoint';
import * as offers from './offers';
import * as rewards from './rewards';

const read = { method: 'GET', token: 'required', encrypted: false, source: 'assumed' } as const;
const act = { method: 'POST', token: 'required', encrypted: false, source: 'assumed' } as const;

/**
 * Offers (s2.other.promotions-filters), a member's rewards (s2.member-centre.reward-centre), and bonuses with their
 * progress (s2.member-centre.bonus-details).
 */
export const rewardEndpoints = {
  /** Returns a page of offers by category and tag, in the operators' order; none for players on a break. */
  offers: { ...read, token: 'optional', path: '/wps/offers', query: offers.offersQuery, response: offers.offers },
  /** Returns an offer with all of its terms; `offer.unknown`. */
  offer: { ...read, token: 'optional', path: '/wps/offers/detail', query: offers.offerQuery, response: offers.offer },
  /**
   * Selects an offer for the next deposit, or adds its grant to the reward centre: `offer.unknown`, `offer.notOpen`,
   * `offer.word`, `reward.barred`.
   */
  takeOffer: { ...act, path: '/wps/offers/take', body: offers.takeOffer, response: offers.offer },
  rewards: { ...read, path: '/wps/member/rewards', query: rewards.rewardsQuery, response: rewards.rewards },
  /** Pays a claimable reward once: `reward.unknown`, `reward.over`, `reward.barred`. */
  claimReward: {
    ...act,
    moves: true,
    path: '/wps/member/rewards/claim',
    body: rewards.claimReward,
    response: rewards.reward,
  },
  bonuses: { ...read, path: '/wps/member/bonuses', query: offers.bonusesQuery, response: offers.bonuses },
  /** Gives a bonus up: `bonus.unknown`, `bonus.over`, `bonus.changed`. */
  giveUpBonus: {
    ...act,
    moves: true,
    path: '/wps/member/bonuses/give-up',
    body: offers.giveUpBonus,
    response: offers.bonus,
  },
} as const satisfies Record<string, Endpoint>;
