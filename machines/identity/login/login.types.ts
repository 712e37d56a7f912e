import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Country, Failure } from '../../../src/contract';
import type { Place } from '../../platform/host/host.machine';
import type { LoginAttemptOutput, LoginForm } from '../login-attempt/login-attempt.machine';
import type { FieldError, Sent } from '../sign-in/sign-in.machine';

/**
 * Initial state of the form. `mobileOpen`: login by code is enabled and has a tab. `namesOnly`: the page is insecure,
 * so passwords are not remembered. `passkeys`: this page and browser can use passkeys.
 */
export type Beginning = { form: LoginForm; mobileOpen: boolean; namesOnly: boolean; passkeys: boolean };
/** Ways to open the login: empty, with a name, at a tab, or with a form already submitted from the header. */
export type LoginOpening = { username?: string; submitted?: boolean; method?: Sent['method'] };
/** `country`: default country of the mobile number. */
export type LoginInput = LoginOpening & { country: Country };

export type LoginContext = Beginning &
  LoginAttemptOutput & { country: Country; opening: LoginOpening; next: Place | null };

export type LoginEvent =
  | { type: 'form.submitted'; form: LoginForm }
  /** The player has typed something; `form` is the current input, and secrets are in the vault. */
  | { type: 'field.edited'; form: LoginForm }
  | { type: 'username.selected' }
  | { type: 'mobile.selected' }
  | { type: 'remember.unticked' }
  | { type: 'next.selected'; next: Place }
  | { type: 'leave.requested' }
  | DoneActorEvent<Beginning | FieldError[] | LoginAttemptOutput>
  | ErrorActorEvent<Failure>;
