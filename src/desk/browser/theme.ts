import type { DeskTheme } from '../../../machines/operations/desk/desk.machine';

/** Shows a theme; the tokens follow the attribute, and without it the device. */
export function showTheme(theme: DeskTheme) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
