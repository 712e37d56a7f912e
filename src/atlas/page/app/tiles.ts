import type { Area, Laid } from '../../layout';

/** What a sheet of paper holds, lying, without its margins: A4, in pixels of print. */
export const SHEET = { width: 1040, height: 660 };
/** The smallest size at which a chart is still read on paper, and that of a chart that takes several sheets. */
const ONE_SHEET = 0.62;
const SEVERAL = 0.75;
/** What two sheets both show, so that they can be put together. */
const SHARED = 30;

/** The parts of a chart that are printed on a sheet each, row by row; all of it where that can be read. */
export function tilesOf({ width, height }: Pick<Laid, 'width' | 'height'>): Area[] {
  if (Math.min(SHEET.width / width, SHEET.height / height) >= ONE_SHEET) return [{ x: 0, y: 0, width, height }];
  const along = (length: number, sheet: number) => {
    const seen = sheet / SEVERAL;
    const count = Math.max(1, Math.ceil((length - SHARED) / (seen - SHARED)));
    return Array.from({ length: count }, (_, nth) => nth * (seen - SHARED));
  };
  const size = { width: SHEET.width / SEVERAL, height: SHEET.height / SEVERAL };
  return along(height, SHEET.height).flatMap((y) => along(width, SHEET.width).map((x) => ({ x, y, ...size })));
}
