import type { TaskList } from 'graphile-worker';
import { affiliateLifecycle } from './agents/affiliate/lifecycle';
import { affiliateRoutes } from './agents/affiliate/routes';
import { purgeApplications } from './agents/affiliate/service';
import { contractLifecycle } from './agents/agreements/lifecycle';
import { overdueSalaries, salaryJobs } from './agents/agreements/pay/job';
import { incomeRoutes } from './agents/agreements/pay/routes';
import { contractRoutes } from './agents/agreements/routes';
import { purgeTeamFiles } from './agents/team/file';
import { teamRecordRoutes, teamRoutes } from './agents/team/routes';
import { purgeFailures } from './identity/account/failures';
import { alertTasks } from './identity/alert/job';
import { tellTasks } from './identity/alert/later';
import { avatarRoutes } from './identity/avatar/routes';
import { purgePictures } from './identity/avatar/service';
import { challengeRoutes } from './identity/challenge/routes';
import { purgeChallenges } from './identity/challenge/service';
import { purgeTrustedBrowsers } from './identity/factor/trusted-browsers';
import { firebaseRoutes } from './identity/firebase/routes';
import { loginRoutes } from './identity/login/routes';
import { memberRoutes } from './identity/member/routes';
import { refundUnsent } from './identity/otp/limits';
import { codeRoutes } from './identity/otp/routes';
import { purgeCodes } from './identity/otp/service';
import { purgePasskeyChallenges } from './identity/passkey/challenges';
import { linkTasks, purgeLinks } from './identity/password/links';
import { passwordRoutes } from './identity/password/routes';
import { profileRoutes } from './identity/profile/routes';
import { purgeRegistrationKeys } from './identity/registration/once';
import { purgePhoneTokens } from './identity/registration/phone';
import { registrationRoutes } from './identity/registration/routes';
import { purgeContactChanges } from './identity/security/contact';
import { passkeyRoutes } from './identity/security/passkey-routes';
import { securityRoutes } from './identity/security/routes';
import { sessionRoutes } from './identity/session/routes';
import { purgeSessions } from './identity/session/service';
import { purgeProofs } from './identity/session/waiting';
import { socialRoutes } from './identity/social/routes';
import { purgeSocial } from './identity/social/states';
import { proofRoutes } from './identity/step-up/routes';
import { trialTasks } from './identity/trial/job';
import { trialRoutes } from './identity/trial/routes';
import { depositTasks, overdueDeposits } from './money/deposit/job';
import { depositRoutes } from './money/deposit/routes';
import { limitRoutes } from './money/limits/routes';
import { bankRoutes } from './money/payout-accounts/routes';
import { walletRoutes } from './money/wallet/routes';
import { withdrawalLifecycle } from './money/withdrawal/lifecycle';
import { withdrawalRoutes } from './money/withdrawal/routes';
import { abuseJobs } from './operations/abuse/service';
import type { Handlers, ModuleContext } from './platform/context';
import { purgeLimits } from './platform/http/limits';
import { type Standing, standingTasks } from './platform/jobs/jobs';
import { overdueDelays } from './platform/lifecycle/jobs';
import { lifecycleTasks } from './platform/lifecycle/service';
import { purgeOutbox } from './platform/outbox/failures';
import { outboxTasks } from './platform/outbox/job';
import { purgeNonces } from './platform/payload-encryption/service';
import { systemRoutes } from './platform/system/routes';
import { purgeBetFiles } from './play/bets/file';
import { overdueFacts, rollupJobs } from './play/bets/rollups';
import { betRoutes } from './play/bets/routes';
import { drawLifecycle } from './play/draw/lifecycle';
import { drawJobs } from './play/draw/plan';
import { drawRoutes } from './play/draw/routes';
import { drawTasks, overdueDraws } from './play/draw/steps';
import { gameRoutes } from './play/game/routes';
import { lotteryTasks, overdueOrders } from './play/lottery/job';
import { lotteryRoutes } from './play/lottery/routes';
import { roundJobs } from './play/studio/open-rounds';
import { purgeStudios } from './play/studio/purge';
import { studioRoutes } from './play/studio/routes';
import { activityLifecycle } from './rewards/activity/lifecycle';
import { activityJobs } from './rewards/activity/operators';
import { purgeActivityPictures } from './rewards/activity/pictures';
import { activityRoutes } from './rewards/activity/routes';
import { cashbackRoutes } from './rewards/cashback/routes';
import { leaderboardRoutes } from './rewards/leaderboard/routes';
import { leaderboardJobs, purgeLeaderboards } from './rewards/leaderboard/windows';
import { missionRoutes } from './rewards/mission/routes';
import { offerRoutes } from './rewards/offer/routes';
import { purgeAddresses } from './rewards/points/deliveries';
import { overduePoints, pointJobs } from './rewards/points/earn';
import { redemptionLifecycle } from './rewards/points/lifecycle';
import { pointRoutes } from './rewards/points/routes';
import { referralJobs } from './rewards/referral/job';
import { referralRoutes } from './rewards/referral/routes';
import { rewardRoutes } from './rewards/reward/routes';
import { overdueLevels, vipJobs } from './rewards/vip/job';
import { vipRoutes } from './rewards/vip/routes';
import { chatRoutes } from './support/chat/routes';
import { purgeChat } from './support/chat/service';
import { contactRoutes } from './support/contact/routes';
import { contentRoutes } from './support/content/routes';
import { feedbackRoutes } from './support/feedback/routes';
import { purgeFeedback } from './support/feedback/service';
import { purgeBroadcasts } from './support/inbox/operators';
import { inboxRoutes } from './support/inbox/routes';
import { noticeRoutes } from './support/notice/routes';

/** Every handler of the contract, by the name of its entry; one that is missing does not compile. */
export const handlers = (ctx: ModuleContext): Handlers => ({
  ...systemRoutes(ctx),
  ...sessionRoutes(ctx),
  ...loginRoutes(ctx),
  ...challengeRoutes(ctx),
  ...memberRoutes(ctx),
  ...profileRoutes(ctx),
  ...avatarRoutes(ctx),
  ...inboxRoutes(ctx),
  ...feedbackRoutes(ctx),
  ...affiliateRoutes(ctx),
  ...teamRoutes(ctx),
  ...teamRecordRoutes(ctx),
  ...contractRoutes(ctx),
  ...incomeRoutes(ctx),
  ...contactRoutes(ctx),
  ...chatRoutes(ctx),
  ...passwordRoutes(ctx),
  ...walletRoutes(ctx),
  ...betRoutes(ctx),
  ...bankRoutes(ctx),
  ...depositRoutes(ctx),
  ...withdrawalRoutes(ctx),
  ...limitRoutes(ctx),
  ...securityRoutes(ctx),
  ...passkeyRoutes(ctx),
  ...trialRoutes(ctx),
  ...proofRoutes(ctx),
  ...socialRoutes(ctx),
  ...codeRoutes(ctx),
  ...noticeRoutes(ctx),
  ...contentRoutes(ctx),
  ...studioRoutes(ctx),
  ...firebaseRoutes(ctx),
  ...registrationRoutes(ctx),
  ...gameRoutes(ctx),
  ...lotteryRoutes(ctx),
  ...drawRoutes(ctx),
  ...vipRoutes(ctx),
  ...cashbackRoutes(ctx),
  ...rewardRoutes(ctx),
  ...offerRoutes(ctx),
  ...pointRoutes(ctx),
  ...referralRoutes(ctx),
  ...activityRoutes(ctx),
  ...missionRoutes(ctx),
  ...leaderboardRoutes(ctx),
});

/** What modules do later with money, by the name of the job; it waits for nothing slow. */
export const moneyTasks = (ctx: ModuleContext): TaskList => ({
  ...lifecycleTasks(ctx, [
    withdrawalLifecycle,
    drawLifecycle,
    affiliateLifecycle,
    contractLifecycle,
    redemptionLifecycle,
    activityLifecycle,
  ]),
  ...depositTasks(ctx),
  ...ctx.ports.demoPaymentTasks(ctx),
  ...drawTasks(ctx),
  ...lotteryTasks(ctx),
  ...standingTasks(ctx, {
    ...rollupJobs,
    ...drawJobs,
    ...salaryJobs,
    ...vipJobs,
    ...pointJobs,
    ...referralJobs,
    ...activityJobs,
    ...leaderboardJobs,
  }),
});

/** What else modules do later. */
export const otherTasks = (ctx: ModuleContext): TaskList => ({
  ...outboxTasks(ctx, refundUnsent),
  ...alertTasks(ctx),
  ...tellTasks(ctx),
  ...linkTasks(ctx),
  ...trialTasks(ctx),
  ...standingTasks(ctx, { ...purgeJobs, ...roundJobs, ...abuseJobs }),
});

/** How work on money is found that its job has not done. */
export const overdue = [
  overdueDelays,
  overdueDeposits,
  overdueFacts,
  overdueDraws,
  overdueOrders,
  overdueSalaries,
  overdueLevels,
  overduePoints,
];

/** What modules forget when its time is over. */
const purges = [
  purgeBetFiles,
  purgeTeamFiles,
  purgeBroadcasts,
  purgeFeedback,
  purgeApplications,
  purgePictures,
  purgeActivityPictures,
  purgeAddresses,
  purgeLeaderboards,
  purgeChat,
  purgeContactChanges,
  purgeSessions,
  purgeNonces,
  purgeChallenges,
  purgeFailures,
  purgeLimits,
  purgeCodes,
  purgeOutbox,
  purgePasskeyChallenges,
  purgeProofs,
  purgeSocial,
  purgeLinks,
  purgeRegistrationKeys,
  purgePhoneTokens,
  (ctx: ModuleContext) => ctx.ports.purgeDemoPayments(ctx),
  purgeTrustedBrowsers,
  purgeStudios,
];

const purgeJobs: Standing = {
  purge: {
    every: 10 * 60_000,
    does: async (ctx) => {
      for (const purge of purges) await purge(ctx);
    },
  },
};

/** What is done again and again: one of each always waits. */
export const standing: Standing = {
  ...rollupJobs,
  ...drawJobs,
  ...salaryJobs,
  ...vipJobs,
  ...purgeJobs,
  ...roundJobs,
  ...abuseJobs,
  ...pointJobs,
  ...referralJobs,
  ...activityJobs,
  ...leaderboardJobs,
};
