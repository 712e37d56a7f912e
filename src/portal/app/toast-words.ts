import { msg } from '@lingui/core/macro';
import type { ToastKind } from '../../../machines/platform/portal/portal.events';

/** Messages of toasts about a session and an account (s8.protected.message), which a first visit does not need. */
export const words = {
  'session.needed': msg({ id: 'told.sessionNeeded', message: 'You are not logged in. Please log in.' }),
  'session.unstored': msg({ id: 'told.sessionUnstored', message: 'You will be logged out when you close this tab.' }),
  'session.refused': msg({ id: 'told.sessionLost', message: 'Your session has ended. Please log in again.' }),
  'session.ranOut': msg({
    id: 'told.sessionRanOut',
    message: 'You were logged out for inactivity. What you typed is kept.',
  }),
  'session.elsewhere': msg({ id: 'told.sessionElsewhere', message: 'You were logged out in another tab.' }),
  'session.changeLeft': msg({
    id: 'told.changeLeft',
    message: 'Your password must be changed. Log in again and choose a new one.',
  }),
  'account.closed': msg({
    id: 'told.accountClosed',
    message: 'Your account is closed. Thank you for playing with us.',
  }),
  'account.excluded': msg({
    id: 'told.accountExcluded',
    message: 'You have excluded yourself from play and are logged out. Look after yourself.',
  }),
  'password.changed': msg({ id: 'told.passwordChanged', message: 'Your password is changed.' }),
  'password.reset': msg({ id: 'told.passwordReset', message: 'Your password is reset. Log in with the new one.' }),
  'password.recovered': msg({ id: 'told.passwordRecovered', message: 'Your password is reset. You are logged in.' }),
  'logout.done': msg({ id: 'told.logoutDone', message: 'You are logged out.' }),
} satisfies Record<Exclude<ToastKind, 'network.abnormal' | 'unknown.error'>, unknown>;
