/** The pages of the member centre that the shell and home lead to, by their keys (s2.member-centre.menu). */
export type MemberPage =
  | 'securityCenter'
  | 'depositv2'
  | 'withdraw'
  | 'personalHistoryCopy'
  | 'manualRebate'
  | 'rewardCenter'
  | 'referral'
  | 'missionLeaderboard'
  | 'messageV2';
