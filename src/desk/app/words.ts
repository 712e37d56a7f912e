import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeskTheme } from '../../../machines/operations/desk/desk.machine';

export const themeWords: Record<DeskTheme, MessageDescriptor> = {
  system: msg({ id: 'desk.theme.system', message: 'As on this device' }),
  light: msg({ id: 'desk.theme.light', message: 'Light' }),
  dark: msg({ id: 'desk.theme.dark', message: 'Dark' }),
};
