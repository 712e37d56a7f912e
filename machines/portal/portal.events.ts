import type { Language, MemberInfo } from '../../src/contract';
import type { DialogRequest } from '../dialogs/dialogs.machine';
import type { Errand, Loss } from '../session/session.machine';

/** What the root chart is told: by views and the address, by any call, and by its children. */
export type PortalEvent =
  // from views and the address
  | { type: 'action.requested'; errand: Errand }
  | { type: 'dialog.requested'; request: DialogRequest }
  | { type: 'dialog.closed' }
  | { type: 'dialog.retried' }
  | { type: 'logout.requested' }
  | { type: 'alert.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'language.requested'; language: Language }
  // from any call
  | { type: 'call.unauthorised' }
  | { type: 'call.unavailable' }
  // from the children
  | { type: 'site.opened'; loginFirst: boolean }
  | { type: 'session.present' }
  | { type: 'session.absent' }
  | { type: 'session.lost'; loss: Loss; username: string }
  | { type: 'permission.granted' }
  | { type: 'permission.needsLogin' }
  | { type: 'permission.needsTrueAccount' }
  | { type: 'dialog.shown'; name: DialogRequest['name'] }
  | { type: 'dialog.gone' }
  | { type: 'account.closed' }
  | { type: 'account.excluded' }
  | { type: 'password.changed'; account: MemberInfo | null }
  | { type: 'password.reset' }
  | { type: 'login.resumed'; account: MemberInfo }
  | { type: 'login.completed'; account: MemberInfo; changed?: true };

/** What the player is told, by its id. */
export type Told =
  | 'session.needed'
  | `session.${Loss}`
  | 'network.abnormal'
  | 'unknown.error'
  | 'logout.done'
  | 'account.closed'
  | 'account.excluded'
  | 'password.changed'
  | 'password.reset';

/** What the shell does for the portal, in one place: it goes to a page, names the dialog in the address, tells something. */
export type PortalEmitted =
  | { type: 'page.wanted'; to: '/' | '/login' }
  | { type: 'address.changed'; dialog: DialogRequest['name'] | null }
  | { type: 'told'; message: Told }
  | { type: 'gate.closed' };
