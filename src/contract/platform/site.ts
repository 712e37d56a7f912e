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
export type Site = {
  /** Origins. */
  imageCDNs: readonly string[];
  launchGameCDNs: readonly string[];
  logoutMethod: (typeof LOGOUT_METHODS)[number];
  memberMenu: (typeof MENU_SIZES)[number];
  trialIsAgentType: boolean;
  forcedReceiptRefunds: boolean;
  autoConfirmMinutes: number;
  playerCancels: boolean;
  minimumAge: number;
  phoneFailure: (typeof PHONE_FAILURES)[number];
};
