import type { Place } from '../../../../../machines/platform/host/host.machine';
import type { LoginRef } from './login.flow';

/** Leaves the log-in for another dialog; not while it is working. */
export function leadOn(login: LoginRef, next: Place) {
  const event = { type: 'next.selected', next } as const;
  if (login.getSnapshot().can(event)) login.send(event);
}
