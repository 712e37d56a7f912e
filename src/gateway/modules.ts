import type { TaskList } from 'graphile-worker';
import { abuseJobs } from './abuse/service';
import { purgeFailures } from './account/failures';
import { activityLifecycle } from './activity/lifecycle';
import { activityJobs } from './activity/operators';
import { purgeActivityPictures } from './activity/pictures';
import { activityRoutes } from './activity/routes';
import { affiliateLifecycle } from './affiliate/lifecycle';
import { affiliateRoutes } from './affiliate/routes';
import { purgeApplications } from './affiliate/service';
import { alertTasks } from './alert/job';
import { tellTasks } from './alert/later';
import { avatarRoutes } from './avatar/routes';
import { purgePictures } from './avatar/service';
import { bankRoutes } from './bank/routes';
import { cashbackRoutes } from './cashback/routes';
import { challengeRoutes } from './challenge/routes';
import { purgeChallenges } from './challenge/service';
import { chatRoutes } from './chat/routes';
import { purgeChat } from './chat/service';
import { refundUnsent } from './code/limits';
import { codeRoutes } from './code/routes';
import { purgeCodes } from './code/service';
import { contactRoutes } from './contact/routes';
import { contentRoutes } from './content/routes';
import { contractLifecycle } from './contract/lifecycle';
import { overdueSalaries, salaryJobs } from './contract/pay/job';
import { incomeRoutes } from './contract/pay/routes';
import { contractRoutes } from './contract/routes';
import { depositTasks, overdueDeposits } from './deposit/job';
import { depositRoutes } from './deposit/routes';
import { drawLifecycle } from './draw/lifecycle';
import { drawJobs } from './draw/plan';
import { drawRoutes } from './draw/routes';
import { drawTasks, overdueDraws } from './draw/steps';
import { purgeNonces } from './envelope/service';
import { purgeTrustedBrowsers } from './factor/trusted-browsers';
import { purgeBetFiles } from './facts/file';
import { overdueFacts, rollupJobs } from './facts/rollups';
import { betRoutes } from './facts/routes';
import { feedbackRoutes } from './feedback/routes';
import { purgeFeedback } from './feedback/service';
import { firebaseRoutes } from './firebase/routes';
import { gameRoutes } from './game/routes';
import { purgeBroadcasts } from './inbox/operators';
import { inboxRoutes } from './inbox/routes';
import { leaderboardRoutes } from './leaderboard/routes';
import { leaderboardJobs, purgeLeaderboards } from './leaderboard/windows';
import { overdueDelays } from './lifecycle/jobs';
import { lifecycleTasks } from './lifecycle/service';
import { limitRoutes } from './limits/routes';
import { loginRoutes } from './login/routes';
import { lotteryTasks, overdueOrders } from './lottery/job';
import { lotteryRoutes } from './lottery/routes';
import { memberRoutes } from './member/routes';
import { missionRoutes } from './mission/routes';
import type { Handlers, ModuleContext } from './module-context';
import { noticeRoutes } from './notice/routes';
import { offerRoutes } from './offer/routes';
import { purgeOutbox } from './outbox/failures';
import { outboxTasks } from './outbox/job';
import { purgePasskeyChallenges } from './passkey/challenges';
import { linkTasks, purgeLinks } from './password/links';
import { passwordRoutes } from './password/routes';
import { type Standing, standingTasks } from './platform/jobs';
import { purgeLimits } from './platform/limits';
import { purgeAddresses } from './points/deliveries';
import { overduePoints, pointJobs } from './points/earn';
import { redemptionLifecycle } from './points/lifecycle';
import { pointRoutes } from './points/routes';
import { profileRoutes } from './profile/routes';
import { proofRoutes } from './proof/routes';
import { referralJobs } from './referral/job';
import { referralRoutes } from './referral/routes';
import { purgeRegistrationKeys } from './registration/once';
import { purgePhoneTokens } from './registration/phone';
import { registrationRoutes } from './registration/routes';
import { rewardRoutes } from './reward/routes';
import { purgeContactChanges } from './security/contact';
import { passkeyRoutes } from './security/passkey-routes';
import { securityRoutes } from './security/routes';
import { sessionRoutes } from './session/routes';
import { purgeSessions } from './session/service';
import { purgeProofs } from './session/waiting';
import { socialRoutes } from './social/routes';
import { purgeSocial } from './social/states';
import { roundJobs } from './studio/open-rounds';
import { purgeStudios } from './studio/purge';
import { studioRoutes } from './studio/routes';
import { systemRoutes } from './system/routes';
import { purgeTeamFiles } from './team/file';
import { teamRecordRoutes, teamRoutes } from './team/routes';
import { trialTasks } from './trial/job';
import { trialRoutes } from './trial/routes';
import { overdueLevels, vipJobs } from './vip/job';
import { vipRoutes } from './vip/routes';
import { walletRoutes } from './wallet/routes';
import { withdrawalLifecycle } from './withdrawal/lifecycle';
import { withdrawalRoutes } from './withdrawal/routes';

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
