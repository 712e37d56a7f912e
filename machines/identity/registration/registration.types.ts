import type { Country, Failure, MemberInfo, RegistrationRules } from '../../../src/contract';
import type { Place } from '../../platform/host/host.machine';

/**
 * Content of the form: the server's rules, the modules enabled when it opened, and the invitation code stored by the
 * tab, or ''. `direct`: registration needs no invitation.
 */
export type Offer = {
  rules: RegistrationRules;
  direct: boolean;
  mobile: boolean;
  captcha: boolean;
  code: boolean;
  kept: string;
};
/** Validity of a link's code; `inviter`: its owner's masked name. */
export type Linked = { kind: 'known'; inviter: string } | { kind: 'unknown' };
/** State of the invitation code in the link: valid, unknown, or not checked. `inviter`: '' where unknown. */
export type Invitation = { kind: Linked['kind'] | 'unchecked'; code: string; inviter: string };
/**
 * `code`: invitation code of the followed link, or ''; it takes precedence over a stored one, and hides its field while
 * it is valid. `country`: default country of the mobile number.
 */
export type RegistrationInput = { code?: string; country: Country };

export type RegistrationContext = {
  country: Country;
  code: string;
  offer: Offer | null;
  invitation: Invitation | null;
  failure: Failure | null;
  account: MemberInfo | null;
  next: Place | null;
};

export type RegistrationEvent = { type: 'retry.requested' } | { type: 'login.requested' } | { type: 'leave.requested' };
