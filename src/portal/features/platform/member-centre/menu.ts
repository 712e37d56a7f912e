import type { MenuEntry } from '../../../parts/centre/centre-menu';
import type { PageRow } from '../../../parts/portal/destination';

const placeIn = ({ menu }: PageRow, size: 14 | 8) => menu?.[size] ?? 0;

/**
 * The entries of the menu, in the reading that operators have chosen (s2.member-centre.menu,
 * s2.member-centre.menu-short).
 */
export const menuOf = (pages: readonly MenuEntry[], size: 14 | 8): readonly MenuEntry[] =>
  pages.filter(({ row }) => placeIn(row, size) > 0).sort((a, b) => placeIn(a.row, size) - placeIn(b.row, size));

/** Pages outside the spec's menus, available everywhere. */
export const besideMenu = (pages: readonly MenuEntry[]) =>
  pages.filter(({ row: { menu } }) => !menu?.[14] && !menu?.[8]);
