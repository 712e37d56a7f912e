import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { routes } from '../destinations';

const brand = msg({ id: 'title.brand', message: 'Maidan: an open field, open rules' });

/** Title of a page in the current language: its own name first, so that tabs differ. Home has the brand's. */
export function titleOf(path: string): string {
  const own = routes.find((route) => route.path === path)?.row.title;
  return own ? `${i18n._(own)} · ${i18n._(brand)}` : i18n._(brand);
}
