import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What will be on a page that comes later. */
export const comingWords: Record<string, MessageDescriptor | undefined> = {
  personalHistoryCopy: msg({ id: 'memberCentre.coming.bets', message: 'Every bet of yours with its stake and its result.' }),
  manualRebate: msg({ id: 'memberCentre.coming.cashback', message: 'What comes back to you of what you staked.' }),
  bonusDetails: msg({ id: 'memberCentre.coming.bonus', message: 'Each bonus with its terms, and how far you have come with them.' }),
  rewardCenter: msg({ id: 'memberCentre.coming.rewards', message: 'Rewards that wait for you.' }),
  referral: msg({ id: 'memberCentre.coming.referral', message: 'A link to invite friends with, and who came by it.' }),
  missionLeaderboard: msg({ id: 'memberCentre.coming.missions', message: 'Missions, and who has come furthest.' }),
  messageV2: msg({ id: 'memberCentre.coming.messages', message: 'What we have written to you.' }),
  playerRank: msg({ id: 'memberCentre.coming.rank', message: 'Your rank, and what it gives you.' }),
};
