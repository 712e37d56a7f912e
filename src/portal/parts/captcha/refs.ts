import type { ActorRefFrom } from 'xstate';
import type { captchaMachine } from '../../../../machines/identity/captcha/captcha.machine';

export type CaptchaRef = ActorRefFrom<typeof captchaMachine>;
