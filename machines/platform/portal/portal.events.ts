import type { SessionEndReason } from '../../identity/session/session.machine';
import type { Access, Ending, Place, Report, Seat } from '../host/host.machine';

/** Address of a screen or dialog, and the accounts it admits. Pages inherit the access of their centre. */
export type DestinationFacts = { path?: string; account?: Access };

/** Events of the root chart, sent by views and the address, by any call, and by its children. */
export type PortalEvent =
  // from views and the address
  | { type: 'place.requested'; place: Place }
  | { type: 'logout.requested' }
  | { type: 'alert.confirmed' }
  // from any call
  | { type: 'call.unauthorised' }
  | { type: 'call.unavailable' }
  // from the browser's storage
  | { type: 'session.unstored' }
  // from the children
  | { type: 'site.opened'; loginFirst: boolean }
  | { type: 'session.queried' }
  | { type: 'gate.locked' }
  | { type: 'language.failed' }
  | { type: 'session.present' }
  | { type: 'session.absent' }
  | { type: 'session.lost'; endReason: SessionEndReason; username: string }
  | { type: 'permission.granted' }
  | { type: 'permission.needsLogin' }
  | { type: 'permission.needsTrueAccount' }
  | { type: 'place.opened'; seat: Seat; to: string }
  | { type: 'place.left'; seat: Seat }
  | { type: 'place.ended'; seat: Seat; ending: Ending }
  // reports of ended destinations, and the permission to open one
  | Report
  | { type: 'place.allowed'; place: Place };

export type ToastKind =
  | 'session.needed'
  | 'session.unstored'
  | `session.${SessionEndReason}`
  | 'network.abnormal'
  | 'unknown.error'
  | 'logout.done'
  | 'account.closed'
  | 'account.excluded'
  | 'password.changed'
  | 'password.reset'
  | 'password.recovered';

/**
 * Effects that the shell performs for the portal: going to a page, putting open destinations into the address, toasts.
 */
export type PortalEmitted =
  | { type: 'page.requested'; to: string; params?: Place['params'] }
  | { type: 'address.changed'; seat: Seat; to: string | null }
  | { type: 'toast.requested'; kind: ToastKind }
  | { type: 'gate.closed' };
