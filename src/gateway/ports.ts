import { mustHave, offerByLink } from './agents/agreements/preset';
import { demoCommands } from './demo/commands';
import { demoFeedWord } from './demo/draws/officials';
import { demoBeaconSignatures } from './demo/draws/signatures';
import { demoOutboxCarrier } from './demo/outbox/carrier';
import { demoPaymentTasks, purgeDemoPayments } from './demo/payments/events';
import { demoPaymentProvider } from './demo/payments/provider';
import { demoPaymentSecretsSql } from './demo/payments/secrets';
import { demoSocialProvider } from './demo/social/provider';
import { readRules } from './identity/registration/rules';
import { overdue } from './modules';
import { isUnderWay } from './money/deposit/payable';
import { watchExclusion } from './money/limits/matching';
import { countBanks } from './money/payout-accounts/service';
import { holdsMoney } from './money/wallet/accounts';
import { lossOf } from './money/wallet/records';
import { credit, hasWallet, openWallet } from './money/wallet/service';
import type { Ports } from './platform/context';
import { findOverdue } from './platform/jobs/overdue';
import { findBookedBets } from './play/bets/booked';
import { readCatalogue } from './play/game/catalogue';
import { menuOf, typesIn } from './play/game/menus';
import { hasOpenOrders } from './play/lottery/orders';
import { hasOpenRounds } from './play/studio/played';
import { bonusesOf, chooseWithDeposit } from './rewards/offer/first-deposit';
import { readNewcomerBonus } from './rewards/offer/newcomer-bonus';
import { listOffersForNewcomers } from './rewards/offer/read';
import { offerForDeposit, offerToNewcomer } from './rewards/offer/service';
import { readOfferTitles } from './rewards/offer/titles';
import { inviterOf, keepReferral } from './rewards/referral/codes';
import { clubLabelOf, levelsNow } from './rewards/vip/levels';
import { readSupportContacts } from './support/contact/service';
import { readResources } from './support/content/resources';
import { editionsInForce } from './support/content/shown';

/** Implements the ports of all areas. */
export const ports: Ports = {
  countPayoutAccounts: countBanks,
  creditTrial: async (within, accountId, points) => {
    await credit(within, accountId, points, `trial:${accountId}`, 'trial');
  },
  findInviter: inviterOf,
  hasOpenBets: async (tx, accountId) => (await hasOpenRounds(tx, accountId)) || (await hasOpenOrders(tx, accountId)),
  hasPendingDeposit: isUnderWay,
  hasWallet,
  holdsMoney,
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
