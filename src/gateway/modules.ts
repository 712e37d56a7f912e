import type { TaskList } from 'graphile-worker';
import { purgeFailures } from './account/failures';
import { accountRoutes } from './account/routes';
import { bankRoutes } from './bank/routes';
import { challengeRoutes } from './challenge/routes';
import { purgeChallenges } from './challenge/service';
import { codeRoutes } from './code/routes';
import { purgeCodes } from './code/service';
import { depositTasks } from './deposit/job';
import { depositRoutes } from './deposit/routes';
import { purgeNonces } from './envelope/service';
import { firebaseRoutes } from './firebase/routes';
import { lifecycleTasks } from './lifecycle/service';
import { limitRoutes } from './limits/routes';
import { memberRoutes } from './member/routes';
import type { Handlers, ModuleContext } from './module-context';
import { noticeRoutes } from './notice/routes';
import { outboxTasks, purgeOutbox } from './outbox/job';
import { linkTasks, purgeLinks } from './password/links';
import { passwordRoutes } from './password/routes';
import { paymentTasks, purgeWords } from './payment/events';
import { purgeLimits } from './platform/limits';
import { purgeProofs } from './proof/demand';
import { proofRoutes } from './proof/routes';
import { purgeRegistrationKeys } from './registration/once';
import { purgePhoneTokens } from './registration/phone';
import { registrationRoutes } from './registration/routes';
import { purgeContactChanges } from './security/contact';
import { securityRoutes } from './security/routes';
import { sessionRoutes } from './session/routes';
import { purgeSessions } from './session/service';
import { socialRoutes } from './social/routes';
import { purgeSocial } from './social/states';
import { systemRoutes } from './system/routes';
import { trialTasks } from './trial/job';
import { trialRoutes } from './trial/routes';
import { walletRoutes } from './wallet/routes';
import { withdrawalLifecycle } from './withdrawal/lifecycle';
import { withdrawalRoutes } from './withdrawal/routes';

/** Every handler of the contract, by the name of its entry; one that is missing does not compile. */
export const handlers = (ctx: ModuleContext): Handlers => ({
  ...systemRoutes(ctx),
  ...sessionRoutes(ctx),
  ...challengeRoutes(ctx),
  ...memberRoutes(ctx),
  ...accountRoutes(ctx),
  ...passwordRoutes(ctx),
  ...walletRoutes(ctx),
  ...bankRoutes(ctx),
  ...depositRoutes(ctx),
  ...withdrawalRoutes(ctx),
  ...limitRoutes(ctx),
  ...securityRoutes(ctx),
  ...trialRoutes(ctx),
  ...proofRoutes(ctx),
  ...socialRoutes(ctx),
  ...codeRoutes(ctx),
  ...noticeRoutes(ctx),
  ...firebaseRoutes(ctx),
  ...registrationRoutes(ctx),
});

/** What modules do later, by the name of the job. */
export const tasks = (ctx: ModuleContext): TaskList => ({
  ...outboxTasks(ctx),
  ...linkTasks(ctx),
  ...trialTasks(ctx),
  ...lifecycleTasks(ctx, [withdrawalLifecycle]),
  ...depositTasks(ctx),
  ...paymentTasks(ctx),
});

/** What modules forget when its time is over; a job runs them. */
export const purges = [
  purgeContactChanges,
  purgeSessions,
  purgeNonces,
  purgeChallenges,
  purgeFailures,
  purgeLimits,
  purgeCodes,
  purgeOutbox,
  purgeProofs,
  purgeSocial,
  purgeLinks,
  purgeRegistrationKeys,
  purgePhoneTokens,
  purgeWords,
];
