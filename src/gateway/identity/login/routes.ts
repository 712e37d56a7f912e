import type { Handlers, ModuleContext } from '../../platform/context';
import { signIn } from './sign-in';

/** Handlers of login by password or code (s7.call.session-login). */
export const loginRoutes = (ctx: ModuleContext): Handlers<'logIn'> => ({
  logIn: (login, caller) => signIn(ctx, login, caller),
});
