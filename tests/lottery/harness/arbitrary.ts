import fc from 'fast-check';
import type { Draw, Play, Result } from '../../../src/lottery';

/** Some result of a draw. */
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

/** Some selection of a play, as it is written: not too large for all its bets to be looked at. */
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
