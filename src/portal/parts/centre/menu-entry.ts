import type { PageRow } from '../portal/destination';

/** A page of a centre by its key. */
export type MenuEntry = { to: string; row: PageRow };
