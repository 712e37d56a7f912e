import { type OperatorRole, PERMISSIONS, type Permission } from '../../../contract/operations/roles';

export const ROLES = ['support', 'payments', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that have a permission, at the desk and on the command line (`own.desk.roles`). */
export const GRANTS: Record<Permission, readonly Role[]> = {
  read: ROLES,
  help: ['support', 'admin'],
  pay: ['payments', 'admin'],
  investigate: ['support', 'admin'],
  publish: ['admin'],
  manageAgents: ['admin'],
  administer: ['admin'],
};

/** Names of the roles at the desk. */
export const DESK_ROLES: Record<Role, OperatorRole> = { support: 'support', payments: 'clerk', admin: 'owner' };

/** Returns the permissions of a role. */
export const permissionsOf = (role: Role): Permission[] =>
  PERMISSIONS.filter((permission) => GRANTS[permission].includes(role));
