import { expect, test } from 'vitest';
import { PAST_RESULTS } from '../../../src/studio/frame/past-results';
import { spotLabel } from '../../../src/studio/frame/spot-label';
import { textsIn } from '../../../src/studio/frame/words';

test.each([
  ['en', '0', '00', '36'],
  ['bn', '০', '০০', '৩৬'],
] as const)(
  '%s: zero and double zero have labels of their own in results and on spots',
  (language, zero, two, last) => {
    const texts = textsIn(language);
    const past = (number: number) => PAST_RESULTS['lab-roulette'](texts, { number });
    expect([past(0), past(37), past(36)]).toEqual([zero, two, last]);
    expect(['0', '00', '36'].map((spot) => spotLabel(texts, spot))).toEqual([zero, two, last]);
  },
);
