import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PortalEmitted } from '../../../machines/portal/portal.events';

type Told = Extract<PortalEmitted, { type: 'told' }>['message'];

/** The words of what the root chart tells (s8.protected.message, s8.message.network-abnormal). */
const words = {
  'session.needed': msg({ id: 'told.sessionNeeded', message: 'You are not logged in. Please log in.' }),
  'session.lost': msg({ id: 'told.sessionLost', message: 'Your session has ended. Please log in again.' }),
  'network.abnormal': msg({ id: 'told.networkAbnormal', message: 'The network link is abnormal. Please try again.' }),
  'unknown.error': msg({ id: 'failure.unknown', message: 'Unknown error. Try again, or contact customer service.' }),
  'logout.done': msg({ id: 'told.logoutDone', message: 'You are logged out.' }),
} satisfies Record<Told, unknown>;

export const say = (told: Told) => i18n._(words[told]);
