import * as v from 'valibot';

export const LOGOUT_METHODS = ['POST', 'GET', 'DELETE'] as const;
export const MENU_SIZES = [14, 8] as const;
/** Placements of the error of a phone number that the provider does not verify: next to the field, or nowhere. */
export const PHONE_FAILURES = ['field', 'silent'] as const;

/**
 * Operator settings sent to the portal (s3.permission.settings): logout method, member menu, minimum age, and placement
 * of a failed phone verification.
 */
export const portalSiteSettings = {
  logoutMethod: v.picklist(LOGOUT_METHODS),
  memberMenu: v.picklist(MENU_SIZES),
  minimumAge: v.number(),
  phoneFailure: v.optional(v.picklist(PHONE_FAILURES), 'field'),
};

/** Readings and hosts that operators choose, by name. */
export const site = v.object({
  /** Origins. */
  imageCDNs: v.array(v.string()),
  launchGameCDNs: v.array(v.string()),
  logoutMethod: v.picklist(LOGOUT_METHODS),
  memberMenu: v.picklist(MENU_SIZES),
  trialIsAgentType: v.boolean(),
  forcedReceiptRefunds: v.boolean(),
  autoConfirmMinutes: v.number(),
  playerCancels: v.boolean(),
  minimumAge: v.number(),
  /** Sum of a day up to which payouts of an open case of abuse do not wait, in the site's currency. */
  casePayoutDay: v.number(),
  phoneFailure: v.picklist(PHONE_FAILURES),
  /** True if a first payout to an account needs a verified mobile number and deposits from the same payee. */
  payoutNeeds: v.boolean(),
  /** Smallest sum of these deposits; target time of a review, in hours; largest payout without one, 0 for none. */
  payoutDeposits: v.number(),
  payoutReviewHours: v.number(),
  payoutUnreviewed: v.number(),
  /**
   * Cash-ins: largest amount of a report and sum of 24 hours, in the site's currency; open reports of a player; hours
   * until an undecided one expires.
   */
  cashInMost: v.number(),
  cashInDay: v.number(),
  cashInOpen: v.number(),
  cashInHours: v.number(),
  /** Days that pictures of receipts and of withdrawals are stored after the end of what they are about. */
  receiptDays: v.number(),
});
export type Site = v.InferOutput<typeof site>;
