import fc from 'fast-check';
import type { Draw, Play, Result } from '../../../src/lottery';

/** Generates results of a draw. */
export function someResult(draw: Draw): fc.Arbitrary<Result> {
  if (draw.kind === 'digits')
    return fc.array(fc.nat(draw.base - 1), { minLength: draw.places, maxLength: draw.places });
  if (draw.kind === 'balls') {
    const balls = Array.from({ length: draw.of }, (_, less) => less + 1);
    return fc.shuffledSubarray(balls, { minLength: draw.take, maxLength: draw.take });
  }
  const sizes = draw.prizes.flatMap(({ lots, digits }) => Array.from({ length: lots }, () => draw.base ** digits));
  return fc.tuple(...sizes.map((size) => fc.nat(size - 1)));
}

/** Generates selections of a play, in text form, small enough to expand all their bets. */
export const someSelection = (play: Play): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...play.fields.map(({ choices, least, most }) =>
        fc.subarray([...choices], { minLength: least, maxLength: Math.min(most, choices.length, least + 5) }),
      ),
    )
    .map((fields) => fields.map((field) => field.join(',')).join('|'))
    .filter((written) => {
      const selection = play.parse(written);
      return selection !== null && play.units(selection) <= 2000;
    });
