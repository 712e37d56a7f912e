import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { FormOutput } from '../../platform/form/form.machine';
import type { Place } from '../../platform/host/host.machine';
import type { ContactKind } from '../contact-change/contact-change.machine';

/** The change that the overview confirms. */
export type Changed =
  | 'realName'
  | 'totp'
  | 'recoveryCodes'
  | 'passkeys'
  | 'paymentPassword'
  | 'bankAccounts'
  | ContactKind;

export type SecurityCentreEvent =
  | { type: 'sessions.selected' }
  | { type: 'realName.selected' }
  | { type: 'totp.selected' }
  | { type: 'passkeys.selected' }
  | { type: 'recoveryCodes.selected' }
  | { type: 'contact.selected'; kind: ContactKind }
  | { type: 'paymentPassword.selected' }
  | { type: 'bankAccounts.selected' }
  | { type: 'ownData.selected' }
  | { type: 'closing.selected' }
  | { type: 'next.selected'; next: Place }
  | { type: 'retry.requested' }
  | DoneActorEvent<FormOutput | { changed: boolean }>
  | ErrorActorEvent<Failure>;
