import type { Area, Laid } from '../../layout';

/** Printable area of A4 landscape without margins, in CSS pixels. */
export const SHEET = { width: 1040, height: 660 };
/** Minimum scale for one page, and scale for several pages. */
const ONE_SHEET = 0.62;
const SEVERAL = 0.75;
/** Overlap of adjacent pages, for assembly. */
const SHARED = 30;

/** Returns the parts of a chart to print, a page each, row by row; a single part if that is legible. */
export function tilesOf({ width, height }: Pick<Laid, 'width' | 'height'>): Area[] {
  if (Math.min(SHEET.width / width, SHEET.height / height) >= ONE_SHEET) return [{ x: 0, y: 0, width, height }];
  const along = (length: number, sheet: number) => {
    const tileLength = sheet / SEVERAL;
    const count = Math.max(1, Math.ceil((length - SHARED) / (tileLength - SHARED)));
    return Array.from({ length: count }, (_, nth) => nth * (tileLength - SHARED));
  };
  const size = { width: SHEET.width / SEVERAL, height: SHEET.height / SEVERAL };
  return along(height, SHEET.height).flatMap((y) => along(width, SHEET.width).map((x) => ({ x, y, ...size })));
}
