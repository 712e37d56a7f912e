import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Labels of a board's fields. */
export const fieldWords: Readonly<Record<string, MessageDescriptor>> = {
  place: msg({ id: 'lottery.field.place', message: 'Place' }),
  singles: msg({ id: 'lottery.field.singles', message: 'Once' }),
  pairs: msg({ id: 'lottery.field.pairs', message: 'Twice' }),
  triples: msg({ id: 'lottery.field.triples', message: 'Three times' }),
  fours: msg({ id: 'lottery.field.fours', message: 'Four times' }),
  numbers: msg({ id: 'lottery.field.numbers', message: 'Numbers' }),
  sum: msg({ id: 'lottery.field.sum', message: 'Sum' }),
  span: msg({ id: 'lottery.field.span', message: 'Difference' }),
  kind: msg({ id: 'lottery.field.kind', message: 'Kind' }),
  side: msg({ id: 'lottery.field.side', message: 'Side' }),
  places: msg({ id: 'lottery.field.places', message: 'Two places' }),
  bankers: msg({ id: 'lottery.field.bankers', message: 'Fixed numbers' }),
  odd: msg({ id: 'lottery.field.odd', message: 'Odd numbers' }),
  middle: msg({ id: 'lottery.field.middle', message: 'Middle number' }),
  colour: msg({ id: 'lottery.field.colour', message: 'Colour' }),
  special: msg({ id: 'lottery.field.special', message: 'Special number' }),
  zodiac: msg({ id: 'lottery.field.zodiac', message: 'Sign' }),
};
/** Label of a place by its number. */
export const placeWords = msg({ id: 'lottery.field.placeOf', message: 'Place {n}' });

/** Choices that are not numbers. */
export const choiceWords: Readonly<Record<string, MessageDescriptor>> = {
  triple: msg({ id: 'lottery.choice.triple', message: 'Triple' }),
  straight: msg({ id: 'lottery.choice.straight', message: 'Run' }),
  pair: msg({ id: 'lottery.choice.pair', message: 'Pair' }),
  half: msg({ id: 'lottery.choice.half', message: 'Half run' }),
  mixed: msg({ id: 'lottery.choice.mixed', message: 'Mixed' }),
  none: msg({ id: 'lottery.choice.none', message: 'None' }),
  bull: msg({ id: 'lottery.choice.bull', message: 'Double' }),
  big: msg({ id: 'lottery.choice.big', message: 'Big' }),
  small: msg({ id: 'lottery.choice.small', message: 'Small' }),
  odd: msg({ id: 'lottery.choice.odd', message: 'Odd' }),
  even: msg({ id: 'lottery.choice.even', message: 'Even' }),
  dragon: msg({ id: 'lottery.choice.dragon', message: 'Dragon' }),
  tiger: msg({ id: 'lottery.choice.tiger', message: 'Tiger' }),
  tie: msg({ id: 'lottery.choice.tie', message: 'Tie' }),
  over: msg({ id: 'lottery.choice.over', message: 'Over' }),
  equal: msg({ id: 'lottery.choice.equal', message: 'Equal' }),
  under: msg({ id: 'lottery.choice.under', message: 'Under' }),
  'sum-odd': msg({ id: 'lottery.choice.sumOdd', message: 'Digit sum odd' }),
  'sum-even': msg({ id: 'lottery.choice.sumEven', message: 'Digit sum even' }),
  'tail-big': msg({ id: 'lottery.choice.tailBig', message: 'Last digit big' }),
  'tail-small': msg({ id: 'lottery.choice.tailSmall', message: 'Last digit small' }),
  red: msg({ id: 'lottery.choice.red', message: 'Red' }),
  blue: msg({ id: 'lottery.choice.blue', message: 'Blue' }),
  green: msg({ id: 'lottery.choice.green', message: 'Green' }),
  rat: msg({ id: 'lottery.choice.rat', message: 'Rat' }),
  ox: msg({ id: 'lottery.choice.ox', message: 'Ox' }),
  rabbit: msg({ id: 'lottery.choice.rabbit', message: 'Rabbit' }),
  snake: msg({ id: 'lottery.choice.snake', message: 'Snake' }),
  horse: msg({ id: 'lottery.choice.horse', message: 'Horse' }),
  goat: msg({ id: 'lottery.choice.goat', message: 'Goat' }),
  monkey: msg({ id: 'lottery.choice.monkey', message: 'Monkey' }),
  rooster: msg({ id: 'lottery.choice.rooster', message: 'Rooster' }),
  dog: msg({ id: 'lottery.choice.dog', message: 'Dog' }),
  pig: msg({ id: 'lottery.choice.pig', message: 'Pig' }),
};
