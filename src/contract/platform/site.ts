import * as v from 'valibot';

export const LOGOUT_METHODS = ['POST', 'GET', 'DELETE'] as const;
export const MENU_SIZES = [14, 8] as const;
/** Where the reason of a number that the provider does not verify is shown at a registration: beside its field, or nowhere. */
export const PHONE_FAILURES = ['field', 'silent'] as const;

/** What of an operator's choice the portal is told (s3.permission.settings): how it logs out, which menu it shows, from which age one plays, and where a failed phone verification is named. */
export const siteTold = {
  logoutMethod: v.picklist(LOGOUT_METHODS),
  memberMenu: v.picklist(MENU_SIZES),
  minimumAge: v.number(),
  phoneFailure: v.optional(v.picklist(PHONE_FAILURES), 'field'),
};

/** The readings and hosts that operators choose, by name. */
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
  phoneFailure: v.picklist(PHONE_FAILURES),
});
export type Site = v.InferOutput<typeof site>;
