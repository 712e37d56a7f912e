import type { Country } from '../../../src/contract';
import type { Place } from '../../platform/host/host.machine';
import type { EntryOutput } from '../entry/entry.machine';
import type { Sent, SignInOutput } from '../sign-in/sign-in.machine';

/** The login form without its secrets, and the box "remember". */
export type LoginForm = Sent & { remember: boolean };
/** Initial state of the form. `mobileOpen`: codes have a tab. `namesOnly`: the page is not secure, so no password is remembered. `passkeys`: it is, and the browser has them. */
export type Beginning = { form: LoginForm; mobileOpen: boolean; namesOnly: boolean; passkeys: boolean };
/** A login may be opened empty, with a name, at a tab, or with a form that the header has already sent. */
export type LoginOpening = { username?: string; submitted?: boolean; way?: Sent['way'] };
/** `country`: that of a mobile number, unless another is picked. */
export type LoginInput = LoginOpening & { country: Country };

export type LoginContext = Beginning &
  SignInOutput &
  EntryOutput & { country: Country; asked: Sent['way'] | null; submitted: boolean; next: Place | null };

export type LoginEvent =
  | { type: 'form.submitted'; form: LoginForm }
  /** Something was typed: `form` as it is by now. What is secret of it is in the vault. */
  | { type: 'field.edited'; form: LoginForm }
  | { type: 'username.chosen' }
  | { type: 'mobile.chosen' }
  | { type: 'remember.refused' }
  | { type: 'next.chosen'; next: Place }
  | { type: 'leave.requested' };
