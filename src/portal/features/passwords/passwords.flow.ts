import { passwordsMachine } from '../../../../machines/passwords/passwords.machine';
import type { Needs } from '../../parts/needs';
import { passwordChangeFlow } from '../../parts/password-change/password-change.flow';
import { forgotPasswordFlow } from './forgot-password.flow';
import { passwordResetFlow } from './password-reset.flow';

export const passwordsFlow = (needs: Needs) =>
  passwordsMachine.provide({
    actors: {
      passwordChange: passwordChangeFlow(needs),
      forgotPassword: forgotPasswordFlow(needs),
      passwordReset: passwordResetFlow(needs),
    },
  });
