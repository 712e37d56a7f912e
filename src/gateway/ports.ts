import { countBanks } from './bank/service';
import { readSupportContacts } from './contact/service';
import { readResources } from './content/resources';
import { editionsInForce } from './content/shown';
import { mustHave, offerByLink } from './contract/preset';
import { demoCommands } from './demo/commands';
import { demoFeedWord } from './demo/draws/officials';
import { demoBeaconSignatures } from './demo/draws/signatures';
import { demoOutboxCarrier } from './demo/outbox/carrier';
import { demoPaymentTasks, purgeDemoPayments } from './demo/payments/events';
import { demoPaymentProvider } from './demo/payments/provider';
import { demoPaymentSecretsSql } from './demo/payments/secrets';
import { demoSocialProvider } from './demo/social/provider';
import { isUnderWay } from './deposit/payable';
import { findBookedBets } from './facts/booked';
import { readCatalogue } from './game/catalogue';
import { menuOf, typesIn } from './game/menus';
import { watchExclusion } from './limits/matching';
import { hasOpenOrders } from './lottery/orders';
import type { Ports } from './module-context';
import { overdue } from './modules';
import { bonusesOf, chooseWithDeposit } from './offer/first-deposit';
import { readNewcomerBonus } from './offer/newcomer-bonus';
import { listOffersForNewcomers } from './offer/read';
import { offerForDeposit, offerToNewcomer } from './offer/service';
import { readOfferTitles } from './offer/titles';
import { findOverdue } from './platform/overdue';
import { inviterOf, keepReferral } from './referral/codes';
import { readRules } from './registration/rules';
import { hasOpenRounds } from './studio/played';
import { clubLabelOf, levelsNow } from './vip/levels';
import { holdsMoney } from './wallet/accounts';
import { lossOf } from './wallet/records';
import { credit, hasWallet, openWallet } from './wallet/service';

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
