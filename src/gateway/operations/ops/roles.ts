import * as v from 'valibot';
import { type OperatorRole, PERMISSIONS, type Permission } from '../../../contract/operations/roles';

/** Roles as they are stored. */
export const ROLES = ['support', 'payments', 'admin', 'risk', 'editor', 'agentManager'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that have a permission, at the desk and on the command line (`own.desk.roles`). */
export const GRANTS: Record<Permission, readonly Role[]> = {
  read: ['support', 'payments', 'admin', 'risk'],
  help: ['support', 'admin'],
  pay: ['payments', 'admin'],
  investigate: ['support', 'risk', 'admin'],
  report: ['risk', 'admin'],
  publish: ['editor', 'admin'],
  manageAgents: ['agentManager', 'admin'],
  administer: ['admin'],
};

/** Names of the stored roles at the desk. */
export const DESK_ROLES: Record<Role, OperatorRole> = {
  support: 'support',
  payments: 'clerk',
  admin: 'owner',
  risk: 'risk',
  editor: 'editor',
  agentManager: 'agentManager',
};

/** Schema of a typed role, by its stored name or that at the desk. */
export const typedRole = v.pipe(
  v.string(),
  v.transform((typed) => ROLES.find((role) => role === typed || DESK_ROLES[role] === typed)),
  v.picklist(ROLES, `a role is needed: ${Object.values(DESK_ROLES).join(', ')}`),
);

/** Returns the roles that have any of the permissions. */
export const rolesWith = (...permissions: Permission[]): readonly Role[] =>
  ROLES.filter((role) => permissions.some((permission) => GRANTS[permission].includes(role)));

/** Returns the permissions of a role. */
export const permissionsOf = (role: Role): Permission[] =>
  PERMISSIONS.filter((permission) => GRANTS[permission].includes(role));

/** Parameters of `ops.role`: the operator's role, and those that fit. */
export const roleNames = (role: Role, roles: readonly Role[]) => ({
  role: DESK_ROLES[role],
  roles: roles.map((fitting) => DESK_ROLES[fitting]).join(', '),
});
