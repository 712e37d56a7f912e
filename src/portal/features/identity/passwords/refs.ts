import type { ActorRefFrom } from 'xstate';
import type { forgotPasswordMachine } from '../../../../../machines/identity/forgot-password/forgot-password.machine';
import type { passwordResetMachine } from '../../../../../machines/identity/password-reset/password-reset.machine';
import type { phoneRecoveryMachine } from '../../../../../machines/identity/phone-recovery/phone-recovery.machine';

export type ForgotPasswordRef = ActorRefFrom<typeof forgotPasswordMachine>;
export type PasswordResetRef = ActorRefFrom<typeof passwordResetMachine>;
export type PhoneRecoveryRef = ActorRefFrom<typeof phoneRecoveryMachine>;
