import type { ActorRefFrom } from 'xstate';
import type { contactChangeMachine } from '../../../../../machines/identity/contact-change/contact-change.machine';
import type { passkeysMachine } from '../../../../../machines/identity/passkeys/passkeys.machine';
import type { securityCentreMachine } from '../../../../../machines/identity/security-centre/security-centre.machine';
import type { sessionListMachine } from '../../../../../machines/identity/session-list/session-list.machine';
import type { totpEnrolmentMachine } from '../../../../../machines/identity/totp-enrolment/totp-enrolment.machine';

export type SecurityRef = ActorRefFrom<typeof securityCentreMachine>;
export type SessionListRef = ActorRefFrom<typeof sessionListMachine>;
export type TotpRef = ActorRefFrom<typeof totpEnrolmentMachine>;
export type PasskeysRef = ActorRefFrom<typeof passkeysMachine>;
export type ContactRef = ActorRefFrom<typeof contactChangeMachine>;
