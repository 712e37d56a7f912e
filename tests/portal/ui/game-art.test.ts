import { expect, test } from 'vitest';
import { gameArt } from '../../../src/ui/art/game-art';

const ids = Array.from({ length: 240 }, (_, index) => `01930000-0000-7000-8000-${String(index).padStart(12, '0')}`);
const drawn = (id: string) => JSON.stringify(gameArt(id));

test('a game’s picture follows from its id', () => {
  const [id = ''] = ids;
  expect(gameArt(id)).toBe(gameArt(id));
  expect(gameArt(id)).toMatchInlineSnapshot(`
    {
      "bright": "#f0b429",
      "ground": "#3c2a4d",
      "light": "#efe6f6",
      "paths": {
        "bright": "M30 18h4v4h-4zM46 18h4v4h-4zM34 22h4v4h-4zM42 22h4v4h-4zM30 26h4v4h-4zM38 26h4v4h-4zM46 26h4v4h-4zM18 30h4v4h-4zM26 30h4v4h-4zM50 30h4v4h-4zM58 30h4v4h-4zM22 34h4v4h-4zM34 34h4v4h-4zM42 34h4v4h-4zM54 34h4v4h-4zM26 38h4v4h-4zM38 38h4v4h-4zM50 38h4v4h-4zM22 42h4v4h-4zM34 42h4v4h-4zM42 42h4v4h-4zM54 42h4v4h-4zM18 46h4v4h-4zM26 46h4v4h-4zM50 46h4v4h-4zM58 46h4v4h-4zM30 50h4v4h-4zM38 50h4v4h-4zM46 50h4v4h-4zM34 54h4v4h-4zM42 54h4v4h-4zM30 58h4v4h-4zM46 58h4v4h-4z",
        "light": "M30 14h20v4h-20zM22 18h8v4h-8zM50 18h8v4h-8zM18 22h8v4h-8zM54 22h8v4h-8zM18 26h4v4h-4zM58 26h4v4h-4zM14 30h4v4h-4zM62 30h4v4h-4zM14 34h4v4h-4zM62 34h4v4h-4zM14 38h4v4h-4zM62 38h4v4h-4zM14 42h4v4h-4zM62 42h4v4h-4zM14 46h4v4h-4zM62 46h4v4h-4zM18 50h4v4h-4zM58 50h4v4h-4zM18 54h8v4h-8zM54 54h8v4h-8zM22 58h8v4h-8zM50 58h8v4h-8zM30 62h20v4h-20z",
        "shade": "M18 6h4v4h-4zM58 6h4v4h-4zM14 10h4v4h-4zM62 10h4v4h-4zM10 14h4v4h-4zM66 14h4v4h-4zM6 18h4v4h-4zM70 18h4v4h-4zM6 58h4v4h-4zM70 58h4v4h-4zM10 62h4v4h-4zM66 62h4v4h-4zM14 66h4v4h-4zM62 66h4v4h-4zM18 70h4v4h-4zM58 70h4v4h-4z",
      },
    }
  `);
});

test('neighbouring games look different', () => {
  expect(new Set(ids.map(drawn)).size).toBeGreaterThan(120);
  expect(ids.filter((id, index) => drawn(id) === drawn(ids[index - 1] ?? ''))).toEqual([]);
  expect(new Set(ids.map((id) => gameArt(id).ground)).size).toBe(6);
});

test('each picture has both threads and is small', () => {
  for (const id of ids) {
    const { light, bright } = gameArt(id).paths;
    expect(
      [light, bright].every((path) => path.startsWith('M')),
      id,
    ).toBe(true);
    expect(drawn(id).length).toBeLessThan(5_000);
  }
});
