import { countBanks } from './bank/service';
import { readSupportContacts } from './contact/service';
import { readResources } from './content/resources';
import { editionsInForce } from './content/shown';
import { offerByLink } from './contract/preset';
import { isUnderWay } from './deposit/payable';
import { readCatalogue } from './game/catalogue';
import { menuOf, typesIn } from './game/menus';
import { watchExclusion } from './limits/matching';
import { hasOpenOrders } from './lottery/orders';
import type { Ports } from './module-context';
import { readNewcomerBonus } from './offer/newcomer-bonus';
import { listOffersForNewcomers } from './offer/read';
import { offerToNewcomer } from './offer/service';
import { inviterOf, keepReferral } from './referral/codes';
import { readRules } from './registration/rules';
import { hasOpenRounds } from './studio/played';
import { clubLabelOf, levelsNow } from './vip/levels';
import { holdsMoney } from './wallet/accounts';
import { credit, hasWallet, openWallet } from './wallet/service';

/** What lower areas ask of upper ones, part of the composition root. */
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
};
