import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { comparePictures } from '../../e2e/pictures/compare';
import { compareFolders } from '../../e2e/pictures/compare-folders';

const SIZE = { width: 360, height: 640 };
type Box = { left: number; top: number; width: number; height: number };
const BUTTON = { left: 24, top: 300, width: 160, height: 44 };

/** A page with a button. */
const picture = (button: Box, { size = SIZE, colour = '#0a6b4b' } = {}): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 4, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width: button.width, height: button.height, channels: 4, background: colour } },
        left: button.left,
        top: button.top,
      },
    ])
    .png()
    .toBuffer();

test('equal pictures compare as equal, without a sheet', async () => {
  const { isEqual, share, sheet } = await comparePictures(await picture(BUTTON), await picture(BUTTON));
  expect({ isEqual, share, sheet }).toEqual({ isEqual: true, share: 0, sheet: null });
});

test.each([
  ['a margin that is 4 px larger', { ...BUTTON, left: BUTTON.left + 4 }, {}],
  ['a button that is 2 px lower', { ...BUTTON, top: BUTTON.top + 2 }, {}],
  ['another colour', BUTTON, { colour: '#0a8b4b' }],
  ['a page that is 4 px longer', BUTTON, { size: { ...SIZE, height: SIZE.height + 4 } }],
])('finds %s, and shows expected, actual and difference side by side', async (_, box, look) => {
  const { isEqual, sheet } = await comparePictures(await picture(BUTTON), await picture(box, look));
  expect(isEqual).toBe(false);
  const { width, height } = await sharp(sheet ?? expect.fail('there is no sheet')).metadata();
  expect(width).toBeGreaterThan(3 * SIZE.width);
  expect(height).toBe('size' in look ? look.size.height : SIZE.height);
});

test.each([
  ['a colour that is off by a few levels', BUTTON, { colour: '#0d6e4e' }],
  ['a few changed pixels', { ...BUTTON, width: 3, height: 3, left: 0, top: 0 }, {}],
])('tolerates %s', async (_, box, look) => {
  const before = box === BUTTON ? BUTTON : { ...box, width: 1, height: 1 };
  const { isEqual } = await comparePictures(await picture(before), await picture(box, look));
  expect(isEqual).toBe(true);
});

test('the difference marks changed pixels alone', async () => {
  const moved = { ...BUTTON, left: BUTTON.left + 4 };
  const { sheet } = await comparePictures(await picture(BUTTON), await picture(moved));
  const { data, info } = await sharp(sheet ?? expect.fail('there is no sheet'))
    .extract({ left: 2 * (SIZE.width + 16), top: 0, ...SIZE })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isMarked = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1] === 0;
  const row = BUTTON.top + 1;
  const marked = Array.from({ length: SIZE.width }, (_, x) => x).filter((x) => isMarked(x, row));
  const right = BUTTON.left + BUTTON.width;
  expect(marked).toEqual([...[0, 1, 2, 3].map((x) => BUTTON.left + x), ...[0, 1, 2, 3].map((x) => right + x)]);
});

test('names pictures that differ or that one set lacks, and writes a sheet of each pair', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-compare-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const set = async (name: string, pictures: Record<string, Box>) => {
    mkdirSync(join(folder, name));
    for (const [file, box] of Object.entries(pictures)) writeFileSync(join(folder, name, file), await picture(box));
    return join(folder, name);
  };
  const lower = { ...BUTTON, top: BUTTON.top + 4 };
  const expected = await set('expected', { 'home.png': BUTTON, 'login.png': BUTTON, 'gone.png': BUTTON });
  const actual = await set('actual', { 'home.png': BUTTON, 'login.png': lower, 'new.png': BUTTON });
  const verdicts = await compareFolders(expected, actual, join(folder, 'sheets'));
  expect(verdicts.map(({ name, isEqual }) => [name, isEqual])).toEqual([
    ['gone.png', false],
    ['home.png', true],
    ['login.png', false],
    ['new.png', false],
  ]);
  expect(readdirSync(join(folder, 'sheets'))).toEqual(['login.png']);
});
