import { passwordsMachine } from '../../../machines/passwords/passwords.machine';
import { forgotPasswordFlow } from './forgot-password';
import type { Needs } from './needs';
import { passwordChangeFlow } from './password-change';
import { passwordResetFlow } from './password-reset';

export const passwordsFlow = (needs: Needs) =>
  passwordsMachine.provide({
    actors: {
      passwordChange: passwordChangeFlow(needs),
      forgotPassword: forgotPasswordFlow(needs),
      passwordReset: passwordResetFlow(needs),
    },
  });
