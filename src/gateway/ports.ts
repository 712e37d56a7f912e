import { mustHave, offerByLink } from './agents';
import { demoCommands } from './demo/commands';
import { demoFeedWord } from './demo/draws/officials';
import { demoBeaconSignatures } from './demo/draws/signatures';
import { demoOutboxCarrier } from './demo/outbox/carrier';
import { demoPaymentTasks, dropDemoPaymentReports } from './demo/payments/events';
import { demoPaymentProvider } from './demo/payments/provider';
import { demoPaymentSecretsSql } from './demo/payments/secrets';
import { demoSocialProvider } from './demo/social/provider';
import { findValidSessions, readRules } from './identity';
import { overdue } from './modules';
import {
  countBanks,
  credit,
  findHolding,
  hasOpenWithdrawal,
  hasWallet,
  isUnderWay,
  lossOf,
  openWallet,
  transferKey,
  watchExclusion,
} from './money';
import {
  auditCommands,
  commands,
  enrolmentCommands,
  findHoldingCase,
  reviewPayouts,
  reviewReversal,
} from './operations';
import type { Ports } from './platform/context';
import { findOverdue } from './platform/jobs/overdue';
import { findBookedBets, hasOpenBets, menuOf, readCatalogue, typesIn } from './play';
import {
  bonusesOf,
  chooseWithDeposit,
  clubLabelOf,
  endDepositBonus,
  inviterOf,
  keepReferral,
  levelsNow,
  listOffersForNewcomers,
  offerForDeposit,
  offerToNewcomer,
  readNewcomerBonus,
  readOfferTitles,
} from './rewards';
import { editionsInForce, readResources, readSupportContacts } from './support';

/** Implements the ports of all areas. */
export const ports: Ports = {
  countPayoutAccounts: countBanks,
  creditTrial: async (within, accountId, points) => {
    await credit(within, accountId, points, transferKey('trial', accountId), 'trial');
  },
  findInviter: inviterOf,
  findHolding,
  hasOpenBets,
  hasOpenWithdrawal,
  hasPendingDeposit: isUnderWay,
  hasWallet,
  keepReferral,
  listOffersForNewcomers,
  offerByLink,
  offerToNewcomer,
  openWallet,
  readClubLabel: async (ctx, rankLevel, language) => clubLabelOf(await levelsNow(ctx), rankLevel, language),
  readEditionsInForce: editionsInForce,
  readGameMenu: async (ctx, language) => menuOf(await readCatalogue(ctx), language),
  readGameTypes: async (ctx) => typesIn(await readCatalogue(ctx)),
  readNewcomerBonus,
  readRegistrationFields: async (ctx) => (await readRules(ctx)).fields,
  readResources,
  readSupportContacts,
  watchExclusion,
  checkLinkRates: mustHave,
  chooseDepositBonus: chooseWithDeposit,
  demoBeaconSignatures,
  demoFeedWord,
  demoOutboxCarrier,
  demoPaymentProvider,
  demoPaymentSecretsSql,
  demoPaymentTasks,
  demoSocialProvider,
  endDepositBonus,
  findBookedBets,
  findHoldingCase,
  findValidSessions,
  findOverdueWork: (ctx) => findOverdue(ctx, overdue),
  offerForDeposit,
  opsCommands: { ...commands, ...enrolmentCommands, ...auditCommands, ...demoCommands },
  dropDemoPaymentReports,
  readDepositBonuses: bonusesOf,
  readOfferTitles,
  reviewPayouts,
  reviewReversal,
  sumPlaySince: (ctx, accountId, since) => lossOf(ctx, accountId, { from: since }),
};
