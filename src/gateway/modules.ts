import type { TaskList } from 'graphile-worker';
import {
  affiliateLifecycle,
  affiliateRoutes,
  contractLifecycle,
  contractRoutes,
  incomeRoutes,
  overdueSalaries,
  purgeApplications,
  purgeTeamFiles,
  salaryJobs,
  teamRecordRoutes,
  teamRoutes,
} from './agents';
import {
  alertTasks,
  avatarRoutes,
  challengeRoutes,
  codeRoutes,
  firebaseRoutes,
  linkTasks,
  loginRoutes,
  memberRoutes,
  passkeyRoutes,
  passwordRoutes,
  profileRoutes,
  proofRoutes,
  purgeChallenges,
  purgeCodes,
  purgeContactChanges,
  purgeFailures,
  purgeLinks,
  purgePasskeyChallenges,
  purgePhoneTokens,
  purgePictures,
  purgeProofs,
  purgeRegistrationKeys,
  purgeSessions,
  purgeSocial,
  purgeTrustedBrowsers,
  refundUnsent,
  registrationRoutes,
  securityRoutes,
  sessionRoutes,
  socialRoutes,
  tellTasks,
  trialRoutes,
  trialTasks,
} from './identity';
import {
  bankRoutes,
  depositRoutes,
  depositTasks,
  limitRoutes,
  moveRoutes,
  overdueDeposits,
  walletRoutes,
  withdrawalLifecycle,
  withdrawalRoutes,
} from './money';
import { abuseJobs } from './operations';
import type { Handlers, ModuleContext } from './platform/context';
import { purgeLimits } from './platform/http/limits';
import { type RecurringJobs, recurringTasks } from './platform/jobs/jobs';
import { overdueDelays } from './platform/lifecycle/jobs';
import { lifecycleTasks } from './platform/lifecycle/service';
import { purgeOutbox } from './platform/outbox/failures';
import { outboxTasks } from './platform/outbox/job';
import { purgeNonces } from './platform/payload-encryption/service';
import { systemRoutes } from './platform/system/routes';
import {
  betRoutes,
  drawJobs,
  drawLifecycle,
  drawRoutes,
  drawTasks,
  gameRoutes,
  lotteryRoutes,
  lotteryTasks,
  overdueDraws,
  overdueFacts,
  overdueOrders,
  purgeBetFiles,
  purgeStudios,
  rollupJobs,
  roundJobs,
  studioHoldLifecycle,
  studioRoutes,
} from './play';
import {
  activityJobs,
  activityLifecycle,
  activityRoutes,
  cashbackRoutes,
  leaderboardJobs,
  leaderboardRoutes,
  missionRoutes,
  offerRoutes,
  overdueLevels,
  overduePoints,
  pointJobs,
  pointRoutes,
  purgeActivityPictures,
  purgeAddresses,
  purgeLeaderboards,
  redemptionLifecycle,
  referralJobs,
  referralRoutes,
  rewardRoutes,
  vipJobs,
  vipRoutes,
} from './rewards';
import {
  chatRoutes,
  contactRoutes,
  contentRoutes,
  feedbackRoutes,
  inboxRoutes,
  noticeRoutes,
  purgeBroadcasts,
  purgeChat,
  purgeFeedback,
} from './support';

/** Handlers of all contract entries, by name; a missing one does not compile. */
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
  ...moveRoutes(ctx),
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

/** Returns the money jobs of all modules, by name; they never wait for slow work. */
export const moneyTasks = (ctx: ModuleContext): TaskList => ({
  ...lifecycleTasks(ctx, [
    withdrawalLifecycle,
    drawLifecycle,
    affiliateLifecycle,
    contractLifecycle,
    redemptionLifecycle,
    activityLifecycle,
    studioHoldLifecycle,
  ]),
  ...depositTasks(ctx),
  ...ctx.ports.demoPaymentTasks(ctx),
  ...drawTasks(ctx),
  ...lotteryTasks(ctx),
  ...recurringTasks(ctx, {
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

/** Returns the other jobs of all modules. */
export const otherTasks = (ctx: ModuleContext): TaskList => ({
  ...outboxTasks(ctx, refundUnsent),
  ...alertTasks(ctx),
  ...tellTasks(ctx),
  ...linkTasks(ctx),
  ...trialTasks(ctx),
  ...recurringTasks(ctx, { ...purgeJobs, ...roundJobs, ...abuseJobs }),
});

/** Finders of money work whose job has not run. */
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

/** Purges of all modules. */
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
  (ctx: ModuleContext) => ctx.ports.dropDemoPaymentReports(ctx),
  purgeTrustedBrowsers,
  purgeStudios,
];

const purgeJobs: RecurringJobs = {
  purge: {
    every: 10 * 60_000,
    does: async (ctx) => {
      for (const purge of purges) await purge(ctx);
    },
  },
};

/** Recurring jobs, one pending run each. */
export const recurringJobs: RecurringJobs = {
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
