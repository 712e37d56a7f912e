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
import type { Handlers, Kit } from './kit';
import { lifecycleTasks } from './lifecycle/service';
import { limitRoutes } from './limits/routes';
import { memberRoutes } from './member/routes';
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
export const handlers = (kit: Kit): Handlers => ({
  ...systemRoutes(kit),
  ...sessionRoutes(kit),
  ...challengeRoutes(kit),
  ...memberRoutes(kit),
  ...accountRoutes(kit),
  ...passwordRoutes(kit),
  ...walletRoutes(kit),
  ...bankRoutes(kit),
  ...depositRoutes(kit),
  ...withdrawalRoutes(kit),
  ...limitRoutes(kit),
  ...securityRoutes(kit),
  ...trialRoutes(kit),
  ...proofRoutes(kit),
  ...socialRoutes(kit),
  ...codeRoutes(kit),
  ...noticeRoutes(kit),
  ...firebaseRoutes(kit),
  ...registrationRoutes(kit),
});

/** What modules do later, by the name of the job. */
export const tasks = (kit: Kit): TaskList => ({
  ...outboxTasks(kit),
  ...linkTasks(kit),
  ...trialTasks(kit),
  ...lifecycleTasks(kit, [withdrawalLifecycle]),
  ...depositTasks(kit),
  ...paymentTasks(kit),
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
