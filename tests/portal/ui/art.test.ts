import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { landscape } from '../../../src/ui/art/landscape';
import { tileSheet } from '../../../src/ui/art/tiles';

/** Woven files of `assets/art`, by name without extension; `vitest run tests/portal/ui/art.test.ts -u` writes them. */
const pictures = (): Record<string, string> => ({
  tiles: tileSheet(),
  river: landscape(false),
  'river-night': landscape(true),
});

const folder = 'src/ui/assets/art';
const woven = pictures();

describe('woven pictures', () => {
  test.each(Object.entries(woven))('%s: the committed file matches its source', async (name, svg) => {
    await expect(svg).toMatchFileSnapshot(`../../../${folder}/${name}.svg`);
  });

  test('the folder contains no other files', () => {
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(woven)
        .map((name) => `${name}.svg`)
        .sort(),
    );
  });

  test('weaving is deterministic', () => {
    expect(pictures()).toEqual(woven);
  });
});
