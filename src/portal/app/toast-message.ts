import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ToastKind } from '../../../machines/platform/portal/portal.events';
import { inChunk } from '../parts/portal/words';

/** Messages of toasts after a failed load: they cannot load either (s8.message.network-abnormal). */
const own = {
  'network.abnormal': msg({ id: 'told.networkAbnormal', message: 'The network link is abnormal. Please try again.' }),
  'unknown.error': msg({ id: 'failure.unknown', message: 'Unknown error. Try again, or contact customer service.' }),
};
const isOwn = (kind: ToastKind): kind is keyof typeof own => kind in own;

/** Loads the messages of the other toasts. The settled page does so, and then needs no network for them. */
export const loadToasts = () => inChunk(['toasts'], () => import('./toast-words'));

/** Message of a toast that the root chart requests. */
export const toastMessage = async (kind: ToastKind): Promise<string> =>
  i18n._(isOwn(kind) ? own[kind] : (await loadToasts()).words[kind]);
