import { msg } from '@lingui/core/macro';
import type { Reward } from '../../../../contract';
import type { BadgeTone } from '../../../../ui/badge';

/** Source of a reward without a title of its own. */
export const sourceWords = {
  offer: msg({ id: 'rewards.source.offer', message: 'Promotion' }),
  activity: msg({ id: 'rewards.source.activity', message: 'Activity' }),
  raffle: msg({ id: 'rewards.source.raffle', message: 'Raffle' }),
  vip: msg({ id: 'rewards.source.vip', message: 'VIP' }),
  cashback: msg({ id: 'rewards.source.cashback', message: 'Cashback' }),
  mission: msg({ id: 'rewards.source.mission', message: 'Mission' }),
  leaderboard: msg({ id: 'rewards.source.leaderboard', message: 'Leaderboard' }),
  referral: msg({ id: 'rewards.source.referral', message: 'Invited friend' }),
} satisfies Record<Reward['source'], unknown>;

export const stateWords = {
  open: msg({ id: 'rewards.state.open', message: 'To claim' }),
  claimed: msg({ id: 'rewards.state.claimed', message: 'Claimed' }),
  over: msg({ id: 'rewards.state.over', message: 'Expired' }),
} satisfies Record<Reward['state'], unknown>;
export const stateTones: Record<Reward['state'], BadgeTone> = { open: 'gold', claimed: 'field', over: 'plain' };

export const pointWords = msg({ id: 'rewards.points', message: '{points, plural, one {# point} other {# points}}' });
