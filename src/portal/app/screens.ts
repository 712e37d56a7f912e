import { lazyRouteComponent } from '@tanstack/react-router';
import { SETTINGS } from '../../contract';
import { inTime } from '../parts/in-time';
import { bringWords } from '../parts/portal/words';
import type { ScreenName } from '../routes';

/** A screen's chunk and its words come together, or not at all after 120 s (s8.chunk.load-error). */
const screen = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  words: readonly string[],
  bring: () => Promise<Module>,
  name: Name,
) =>
  lazyRouteComponent(
    () => inTime(Promise.all([bring(), ...words.map((one) => bringWords(one))]), SETTINGS.chunkTimeout).then(([module]) => module),
    name,
  );

export const screens = {
  home: screen(['home'], () => import('../features/home'), 'HomeScreen'),
  login: screen(['login', 'phone', 'captcha'], () => import('../features/login/screen'), 'LoginScreen'),
  resetPassword: screen(['passwords', 'password-change'], () => import('../features/passwords/screen'), 'ResetPasswordScreen'),
  register: screen(['registration'], () => import('../features/registration/screen'), 'RegisterScreen'),
  coming: screen(['coming'], () => import('../features/coming'), 'ComingPage'),
} satisfies Record<ScreenName, unknown>;

export const notFound = screen(['not-found'], () => import('../features/not-found'), 'NotFound');
