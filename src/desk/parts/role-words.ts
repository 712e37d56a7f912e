import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OperatorRole } from '../../contract/operations/roles';

const roles: Record<OperatorRole, MessageDescriptor> = {
  owner: msg({ id: 'desk.role.owner', message: 'Owner' }),
  risk: msg({ id: 'desk.role.risk', message: 'Risk' }),
  clerk: msg({ id: 'desk.role.clerk', message: 'Clerk' }),
  support: msg({ id: 'desk.role.support', message: 'Support' }),
  editor: msg({ id: 'desk.role.editor', message: 'Editor' }),
  agentManager: msg({ id: 'desk.role.agentManager', message: 'Agent manager' }),
};
const names: Readonly<Record<string, MessageDescriptor | undefined>> = roles;

/** Name of a role that this desk knows. */
export const roleWords = (role: string): MessageDescriptor | undefined => names[role];
