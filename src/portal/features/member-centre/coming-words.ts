import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What will be on a page that comes later. */
export const comingWords: Record<string, MessageDescriptor | undefined> = {
  manualRebate: msg({ id: 'memberCentre.coming.cashback', message: 'Cashback on what you have staked.' }),
  bonusDetails: msg({ id: 'memberCentre.coming.bonus', message: 'Your bonuses, their terms and your progress.' }),
  rewardCenter: msg({ id: 'memberCentre.coming.rewards', message: 'Rewards you can claim now.' }),
  missionLeaderboard: msg({ id: 'memberCentre.coming.missions', message: 'Missions and the leaderboard.' }),
  playerRank: msg({ id: 'memberCentre.coming.rank', message: 'Your VIP level and its benefits.' }),
};
