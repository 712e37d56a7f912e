import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What will be on a page that comes later. */
export const comingWords: Record<string, MessageDescriptor | undefined> = {
  bonusDetails: msg({ id: 'memberCentre.coming.bonus', message: 'Your bonuses, their terms and your progress.' }),
  rewardCenter: msg({ id: 'memberCentre.coming.rewards', message: 'Rewards you can claim now.' }),
  referral: msg({ id: 'memberCentre.coming.referral', message: 'Your invite link and the friends who joined with it.' }),
  missionLeaderboard: msg({ id: 'memberCentre.coming.missions', message: 'Missions and the leaderboard.' }),
};
