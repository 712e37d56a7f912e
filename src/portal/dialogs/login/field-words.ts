import { msg } from '@lingui/core/macro';
import type { FieldError } from '../../../../machines/login/login.machine';

/** What is missing, and what to do (s5.login.username-required, s5.login.password-required, s5.login.captcha-required). */
export const fieldWords = {
  username: msg({ id: 'login.error.username', message: 'Enter your username.' }),
  password: msg({ id: 'login.error.password', message: 'Enter your password.' }),
  captcha: msg({ id: 'login.error.captcha', message: 'Type the characters of the picture.' }),
} satisfies Record<FieldError['field'], unknown>;
