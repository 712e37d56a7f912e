import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pictures } from '../../../src/ui/art/pictures';

const folder = 'src/ui/assets/art';
const woven = pictures();

describe('the woven pictures', () => {
  test.each(Object.entries(woven))('%s: the committed file is what the source draws', async (name, svg) => {
    await expect(svg).toMatchFileSnapshot(`../../../${folder}/${name}.svg`);
  });

  test('no other file lies beside them', () => {
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(woven)
        .map((name) => `${name}.svg`)
        .sort(),
    );
  });

  test('weaving again gives the same bytes', () => {
    expect(pictures()).toEqual(woven);
  });
});
