import sharp from 'sharp';

/** Difference of a colour channel, of 255, from which a pixel counts as changed. */
const CHANNEL = 12;
/** Changed pixels of a picture, of a million, up to which it counts as equal: half a digit on a phone. */
const TOLERATED = 60;
const CHANNELS = 4;
/** Colours of the difference: changed pixels, and the weight of the others against white. */
const MARK = [220, 0, 80, 255] as const;
const FADED = 0.2;

type Pixels = { data: Buffer; width: number; height: number };
export type Comparison = {
  /** Changed pixels, of a million; all of them if the sizes differ. */
  share: number;
  isEqual: boolean;
  /** Why, in a few words. */
  reason: string;
  /** Expected, actual and difference, side by side, as PNG; null for equal pictures. */
  sheet: Buffer | null;
};

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const pngOf = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer();

/** Marks each changed pixel on a faded copy, as large as both pictures; what only one of them has is changed. */
function difference(expected: Pixels, actual: Pixels): Pixels & { changed: number } {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const data = Buffer.alloc(width * height * CHANNELS, 255);
  const offsetIn = (pixels: Pixels, x: number, y: number) =>
    x < pixels.width && y < pixels.height ? (y * pixels.width + x) * CHANNELS : null;
  let changed = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = offsetIn(expected, x, y);
      const to = offsetIn(actual, x, y);
      const at = (y * width + x) * CHANNELS;
      if (from !== null && to !== null && isSamePixel(expected.data, from, actual.data, to)) {
        for (let channel = 0; channel < 3; channel += 1)
          data[at + channel] = 255 - (255 - (actual.data[to + channel] ?? 0)) * FADED;
        continue;
      }
      changed += 1;
      data.set(MARK, at);
    }
  return { data, width, height, changed };
}

function isSamePixel(one: Buffer, from: number, other: Buffer, to: number): boolean {
  for (let channel = 0; channel < CHANNELS; channel += 1)
    if (Math.abs((one[from + channel] ?? 0) - (other[to + channel] ?? 0)) > CHANNEL) return false;
  return true;
}

/**
 * Compares two pictures that the same browser took on the same machine, so that the edges of text are equal to the
 * pixel and need no tolerance of their own.
 */
export async function comparePictures(expectedPng: Buffer, actualPng: Buffer): Promise<Comparison> {
  if (expectedPng.equals(actualPng)) return { share: 0, isEqual: true, reason: 'equal', sheet: null };
  const [expected, actual] = await Promise.all([pixelsOf(expectedPng), pixelsOf(actualPng)]);
  const marked = difference(expected, actual);
  const share = (marked.changed * 1_000_000) / (marked.width * marked.height);
  const isSameSize = expected.width === actual.width && expected.height === actual.height;
  if (isSameSize && share <= TOLERATED)
    return { share, isEqual: true, reason: `${Math.round(share)} ppm changed`, sheet: null };
  const size = ({ width, height }: Pixels) => `${width} × ${height}`;
  return {
    share,
    isEqual: false,
    reason: isSameSize
      ? `${(share / 10_000).toFixed(2)} % of the pixels changed`
      : `the size changed from ${size(expected)} to ${size(actual)}`,
    sheet: await sheetOf([expectedPng, actualPng, await pngOf(marked)], marked),
  };
}

/** Px between the pictures of a sheet. */
const GAP = 16;

/** Joins pictures from left to right. */
const sheetOf = (pictures: readonly Buffer[], { width, height }: { width: number; height: number }): Promise<Buffer> =>
  sharp({
    create: {
      width: pictures.length * width + (pictures.length - 1) * GAP,
      height,
      channels: CHANNELS,
      background: '#808080',
    },
  })
    .composite(pictures.map((input, index) => ({ input, left: index * (width + GAP), top: 0 })))
    .png()
    .toBuffer();
