import type { Country, FieldIssue, MemberInfo, RegistrationMethod, RegistrationRules } from '../../../src/contract';
import type { Place } from '../../platform/host/host.machine';
import type { EnrolmentOutput, EnrolmentSteps, Typed } from '../enrolment/enrolment.machine';

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
/** Result of checking the fields: errors, and the fields known to be valid. Contains no secrets. */
export type Checked = { issues: FieldIssue[]; right: string[] };
/** Result of the validation: errors, or the steps before the registration. */
export type Validated = ({ kind: 'wrong' } & Checked) | { kind: 'right'; wanted: EnrolmentSteps };
/** Validity of a link's code; `inviter`: its owner's masked name. */
export type Linked = { kind: 'known'; inviter: string } | { kind: 'unknown' };
/** State of the invitation code in the link: valid, unknown, or not checked. `inviter`: '' where unknown. */
export type Invitation = { kind: Linked['kind'] | 'unchecked'; code: string; inviter: string };
/**
 * `code`: invitation code of the followed link, or ''; it takes precedence over a stored one, and hides its field while
 * it is valid. `country`: default country of the mobile number.
 */
export type RegistrationInput = { code?: string; country: Country };

export type RegistrationContext = EnrolmentOutput & {
  country: Country;
  offer: Offer | null;
  code: string;
  invitation: Invitation | null;
  method: RegistrationMethod;
  typed: Typed;
  wanted: EnrolmentSteps;
  right: string[];
  account: MemberInfo | null;
  next: Place | null;
};

export type RegistrationEvent =
  | { type: 'form.submitted'; typed: Typed }
  /** The player typed into `field`; the input is in the vault. */
  | { type: 'field.edited'; field: string }
  | { type: 'form.reset' }
  | { type: 'method.selected'; method: RegistrationMethod }
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'leave.requested' };
