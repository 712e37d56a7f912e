import { ApiError } from '../../platform/context';
import type { Operator } from '../ops/command';
import type { DeskSession } from './sessions';

/** Caller of an endpoint of the desk. `session`: null without a valid token. */
export type DeskCaller = { ip: string; requestId: string; session: DeskSession | null };

/** Returns the caller's session; throws `desk.session` without one. */
export function sessionIn({ session }: DeskCaller): DeskSession {
  if (!session) throw new ApiError(401, 'desk.session');
  return session;
}

/** Returns the caller as an operator whose acts are recorded as the desk's. */
export function operatorIn(caller: DeskCaller): Operator {
  const { operator, role } = sessionIn(caller);
  return { name: operator, role, origin: 'desk' };
}
