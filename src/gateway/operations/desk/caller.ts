import { ApiError, type ModuleContext } from '../../platform/context';
import { recordCall } from '../ops/acts';
import type { Operator } from '../ops/command';
import { type Role, roleNames } from '../ops/roles';
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
  return { name: operator, role, origin: 'desk', requestId: caller.requestId };
}

/** Throws `ops.role`, which is recorded as a rejected call, unless the caller has one of the roles. */
export async function requireRole(
  ctx: ModuleContext,
  caller: DeskCaller,
  roles: readonly Role[],
  call: string,
): Promise<void> {
  const { role } = sessionIn(caller);
  if (roles.includes(role)) return;
  const rejection = new ApiError(403, 'ops.role', { params: roleNames(role, roles) });
  await recordCall(ctx, operatorIn(caller), `desk ${call}`, rejection.code);
  throw rejection;
}
