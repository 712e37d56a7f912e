import type { SessionEndReason } from '../../identity/session/session.machine';
import type { Access, Ending, Place, Report, Seat } from '../host/host.machine';

/** What the portal knows of a screen or a dialog: its address, and whom it is for. A page is for whom its centre is. */
export type DestinationFacts = { path?: string; account?: Access };

/** What the root chart is sent: by views and the address, by any call, and by its children. */
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
  // what a destination that has ended reports, and what may be opened
  | Report
  | { type: 'place.allowed'; place: Place };

/** The kinds of toasts that the player gets. */
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

/** What the shell does for the portal, in one place: it goes to a page, names what is open in the address, shows a toast. */
export type PortalEmitted =
  | { type: 'page.requested'; to: string; params?: Place['params'] }
  | { type: 'address.changed'; seat: Seat; to: string | null }
  | { type: 'toast.requested'; kind: ToastKind }
  | { type: 'gate.closed' };
