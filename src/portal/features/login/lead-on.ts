import type { DialogRequest } from '../../../../machines/dialogs/dialogs.machine';
import type { LoginRef } from './refs';

/** Leaves the log-in for another dialog; not while it is working. */
export function leadOn(login: LoginRef, next: DialogRequest) {
  const event = { type: 'next.chosen', next } as const;
  if (login.getSnapshot().can(event)) login.send(event);
}
