/**
 * `anybody`: somebody else could have done it, so it is said what to do then. `urgent`: a deadline runs, so it goes to the number first where
 * there is one, and at once.
 */
type Manner = { anybody?: true; urgent?: true };
const anybody: Manner = { anybody: true };
const urgent: Manner = { urgent: true };

/** All that an owner is told of the account, each with two sentences in the catalogue: `alert.<kind>.title` and `alert.<kind>`. */
export const ALERTS = {
  'bank.bound': anybody,
  'bank.boundLater': anybody,
  'bank.removed': anybody,
  'payment.set': anybody,
  'payment.changed': anybody,
  'password.changed': anybody,
  'password.reset': anybody,
  'totp.on': anybody,
  'totp.off': anybody,
  'factor.reset': anybody,
  'recovery.renewed': anybody,
  'recovery.used': anybody,
  'browser.trusted': anybody,
  'passkey.added': anybody,
  'passkey.removed': anybody,
  'passkey.copied': anybody,
  'contact.email': anybody,
  'contact.mobile': anybody,
  'name.set': anybody,
  'link.confirmed': anybody,
  'place.new': anybody,
  'sessions.ended': anybody,
  'account.closed': anybody,
  'transfer.sent': anybody,
  'transfer.received': {},
  'deposit.credited': {},
  'deposit.returned': {},
  'credit.given': {},
  'win.corrected': {},
  'win.settled': {},
  'limits.raised': anybody,
  'limits.timeOut': anybody,
  'limits.exclusion': anybody,
  'withdrawal.requested': anybody,
  'withdrawal.disbursed': urgent,
  'withdrawal.paidAgain': urgent,
  'withdrawal.countedReceived': urgent,
  'withdrawal.returned': urgent,
  'withdrawal.refunded': urgent,
  'withdrawal.refused': urgent,
  'withdrawal.rejected': urgent,
} satisfies Record<string, Manner>;
export type AlertKind = keyof typeof ALERTS;

export const mannerOf = (kind: AlertKind): Manner => ALERTS[kind];
