import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ToastKind } from '../../../machines/platform/portal/portal.events';

/** The messages of the toasts that the root chart requests (s8.protected.message, s8.message.network-abnormal). */
const words = {
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
  'network.abnormal': msg({ id: 'told.networkAbnormal', message: 'The network link is abnormal. Please try again.' }),
  'unknown.error': msg({ id: 'failure.unknown', message: 'Unknown error. Try again, or contact customer service.' }),
  'password.changed': msg({ id: 'told.passwordChanged', message: 'Your password is changed.' }),
  'password.reset': msg({ id: 'told.passwordReset', message: 'Your password is reset. Log in with the new one.' }),
  'password.recovered': msg({ id: 'told.passwordRecovered', message: 'Your password is reset. You are logged in.' }),
  'logout.done': msg({ id: 'told.logoutDone', message: 'You are logged out.' }),
} satisfies Record<ToastKind, unknown>;

export const toastMessage = (kind: ToastKind) => i18n._(words[kind]);
