import { lazyRouteComponent } from '@tanstack/react-router';
import { SETTINGS } from '../../contract';
import { inTime } from '../flows/in-time';
import type { ScreenName } from '../routes';
import { bringWords } from './words';

/** A screen's chunk and its words come together, or not at all after 120 s (s8.chunk.load-error). */
const screen = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  words: string,
  bring: () => Promise<Module>,
  name: Name,
) => lazyRouteComponent(() => inTime(Promise.all([bring(), bringWords(words)]), SETTINGS.chunkTimeout).then(([module]) => module), name);

export const screens = {
  home: screen('screens/home', () => import('../screens/home'), 'HomeScreen'),
  login: screen('screens/login', () => import('../screens/login'), 'LoginScreen'),
  resetPassword: screen('screens/reset-password', () => import('../screens/reset-password'), 'ResetPasswordScreen'),
  register: screen('screens/register', () => import('../screens/register'), 'RegisterScreen'),
  coming: screen('screens/coming', () => import('../screens/coming'), 'ComingPage'),
} satisfies Record<ScreenName, unknown>;

export const notFound = screen('screens/not-found', () => import('../screens/not-found'), 'NotFound');
