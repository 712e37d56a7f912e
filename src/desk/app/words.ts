import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeskTheme } from '../../../machines/operations/desk/desk.machine';
import type { DeskValue } from '../../contract/operations/desk-endpoints';

export const themeWords: Record<DeskTheme, MessageDescriptor> = {
  system: msg({ id: 'desk.theme.system', message: 'As on this device' }),
  light: msg({ id: 'desk.theme.light', message: 'Light' }),
  dark: msg({ id: 'desk.theme.dark', message: 'Dark' }),
};

const roles: Record<DeskValue<'session'>['role'], MessageDescriptor> = {
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
