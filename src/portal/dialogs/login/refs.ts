import type { ActorRefFrom } from 'xstate';
import type { captchaMachine } from '../../../../machines/captcha/captcha.machine';
import type { loginMachine } from '../../../../machines/login/login.machine';
import type { signInMachine } from '../../../../machines/sign-in/sign-in.machine';
import type { verificationMachine } from '../../../../machines/verification/verification.machine';

export type LoginRef = ActorRefFrom<typeof loginMachine>;
export type SignInRef = ActorRefFrom<typeof signInMachine>;
export type CaptchaRef = ActorRefFrom<typeof captchaMachine>;
export type VerificationRef = ActorRefFrom<typeof verificationMachine>;
