import { mustHave } from './contract/preset';
import { demoCommands } from './demo/commands';
import { demoFeedWord } from './demo/draws/officials';
import { demoBeaconSignatures } from './demo/draws/signatures';
import { demoOutboxCarrier } from './demo/outbox/carrier';
import { demoPaymentTasks, purgeDemoPayments } from './demo/payments/events';
import { demoPaymentProvider } from './demo/payments/provider';
import { demoPaymentSecretsSql } from './demo/payments/secrets';
import { demoSocialProvider } from './demo/social/provider';
import { findBookedBets } from './facts/booked';
import type { Ports } from './module-context';
import { overdue } from './modules';
import { bonusesOf, chooseWithDeposit } from './offer/first-deposit';
import { offerForDeposit } from './offer/service';
import { readOfferTitles } from './offer/titles';
import { findOverdue } from './platform/overdue';
import { lossOf } from './wallet/records';

/** What lower areas ask of upper ones, part of the composition root. */
export const ports: Ports = {
  checkLinkRates: mustHave,
  chooseDepositBonus: chooseWithDeposit,
  demoBeaconSignatures,
  demoCommands,
  demoFeedWord,
  demoOutboxCarrier,
  demoPaymentProvider,
  demoPaymentSecretsSql,
  demoPaymentTasks,
  demoSocialProvider,
  findBookedBets,
  findOverdueWork: (ctx) => findOverdue(ctx, overdue),
  offerForDeposit,
  purgeDemoPayments,
  readDepositBonuses: bonusesOf,
  readOfferTitles,
  sumPlaySince: (ctx, accountId, since) => lossOf(ctx, accountId, { from: since }),
};
