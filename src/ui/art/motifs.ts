import { type Rows, span } from './pixel-art';

/**
 * Position of a cell relative to the middle: `a` horizontal and `b` vertical distance, `d` their sum, `m` their
 * maximum.
 */
type Cell = { a: number; b: number; d: number; m: number; variant: number };
/** 1 is the light thread, 2 the bright one, 0 none. */
type Rule = (cell: Cell) => 0 | 1 | 2;

const light = (yes: boolean) => (yes ? 1 : 0);
const bright = (yes: boolean) => (yes ? 2 : 0);
const odd = (variant: number) => variant % 2;
const ring = (a: number, b: number) => a * a + b * b;

/** Woven signs of the kinds of games, and a wheel. All are symmetric, as on a jamdani loom. */
const RULES = {
  lottery: ({ a, b, d, m, variant }) =>
    light(d === 8) ||
    bright((d === 5 + odd(variant) && a > 0 && b > 0) || d <= 1) ||
    light(a === 4 && b === 4) ||
    bright(m === 7 && d === 9),
  elott: ({ a, b, d, m, variant }) => {
    if ((a === 0 || b === 0) && m >= 3 && m <= 6) return 1;
    if (a === b && a >= 2 && a <= 4) return odd(variant) ? 1 : 2;
    return bright(d <= 1) || light(d === 8 && a > 1 && b > 1 && a !== b) || bright(d === 6 && (a === 1 || b === 1));
  },
  live: ({ a, b, d, m, variant }) =>
    light(d === 4 || d === 5) ||
    bright(d <= 1 + odd(variant) || (Math.min(a, b) <= 1 && m >= 7)) ||
    light(a === 5 && b === 5) ||
    bright(a === 6 && b === 6),
  sports: ({ a, b, d, m, variant }) =>
    light(ring(a, b) >= 25 && ring(a, b) <= 40) || bright((a === 1 + odd(variant) && b < 5) || (d === 10 && m <= 7)),
  esports: ({ a, b, d, m, variant }) =>
    light((d === 6 || d === 7) && m >= 4) ||
    bright(d <= 1 + odd(variant) || (a === b && (a === 5 || a === 4 + odd(variant)))) ||
    light(d === 3 && m === 3),
  rng: ({ a, b, d, variant }) =>
    light(d === 8) ||
    bright(Math.abs(a - 4) + b === 2) ||
    light(a === 4 && b === 0) ||
    bright(d <= 2 - odd(variant)) ||
    light(a === 0 && b === 5),
  pvp: ({ a, b, variant }) => {
    if (a === 0) return bright(b >= 2 + odd(variant) && b <= 6 && b % 2 === 0);
    if (a > 6 || b > a - 1) return 0;
    return light(b === a - 1 || a === 6) || bright(a === 4 && b === 0);
  },
  wheel: ({ a, b }) => {
    const r = ring(a, b);
    if ((r >= 44 && r <= 66) || (r >= 8 && r <= 13)) return 1;
    return bright((r > 13 && r < 44 && (a === 0 || b === 0 || a === b)) || r < 2);
  },
} satisfies Record<string, Rule>;
type Motif = keyof typeof RULES;

/** Returns a motif of 17 by 17 cells; `variant` changes its heart and the shade (3) in its corners. */
export function motif(name: Motif, variant: number): Rows {
  const rule: Rule = RULES[name];
  return span(-8, 8).map((y) =>
    span(-8, 8)
      .map((x) => {
        const a = Math.abs(x);
        const b = Math.abs(y);
        const corner = variant % 3 === 0 ? a + b === 13 : a === 8 && b === 8;
        return rule({ a, b, d: a + b, m: Math.max(a, b), variant }) || (corner ? 3 : '.');
      })
      .join(''),
  );
}
