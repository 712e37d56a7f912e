import type { Laid } from '../../../layout';
import type { Picture } from '../../../picture';

/** Chart and its folded states, to be laid out. */
export type LayoutRequest = { whole: Picture; folds: readonly string[] };
export type LayoutResult = { picture: Picture; laid: Laid };
export type LayoutReply = LayoutResult | { problem: string };
