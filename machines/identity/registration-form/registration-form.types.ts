import type { Country, FieldIssue, MemberInfo, RegistrationMethod } from '../../../src/contract';
import type { EnrolmentOutput, EnrolmentSteps, Typed } from '../enrolment/enrolment.machine';
import type { Invitation, Offer } from '../registration/registration.types';

/** Input of a submitted form, as far as it is no secret. */
export type RegistrationDraft = { offer: Offer | null; method: RegistrationMethod; typed: Typed; code: string };
/** A form that is being corrected: its current input is in the vault. */
export type EditedDraft = Omit<RegistrationDraft, 'typed'> & { issues: FieldIssue[] };
/** Result of checking the fields: errors, and the fields known to be valid. Contains no secrets. */
export type Checked = { issues: FieldIssue[]; right: string[] };
/** Result of the validation: errors, or the steps before the registration. */
export type Validated = ({ kind: 'wrong' } & Checked) | { kind: 'right'; wanted: EnrolmentSteps };
/**
 * `code`: valid invitation code, or ''; while it is valid, its field is hidden. `country`: default country of the
 * mobile number.
 */
export type RegistrationFormInput = {
  country: Country;
  offer: Offer | null;
  code: string;
  invitation: Invitation | null;
};
/** `account` is null unless the player is registered and logged in; `login`: the player chose the login instead. */
export type RegistrationFormOutput = { end: EnrolmentOutput['end'] | 'login'; account: MemberInfo | null };

export type RegistrationFormContext = RegistrationFormInput &
  RegistrationFormOutput &
  Omit<EnrolmentOutput, 'end'> & {
    method: RegistrationMethod;
    typed: Typed;
    wanted: EnrolmentSteps;
    right: string[];
  };

export type RegistrationFormEvent =
  | { type: 'form.submitted'; typed: Typed }
  /** The player typed into `field`; the input is in the vault. */
  | { type: 'field.edited'; field: string }
  | { type: 'form.reset' }
  | { type: 'method.selected'; method: RegistrationMethod }
  | { type: 'login.requested' }
  | { type: 'leave.requested' };
