import { add, type Bet, type Oracle, product, sortedText, subsets, upTo, win } from './sets';

/** Defines the plays on digits, working on the text of the draw. */
export function digitsOracle(base: number, places: number): Oracle {
  const part = (from: number, to: number) => (result: readonly number[]) => result.slice(from, to).join('');
  const whole = part(0, places);
  const all = upTo(base).map(String);
  const isText =
    (see: (result: readonly number[]) => string, text: string): Bet =>
    (result) =>
      win(see(result) === text);
  const isBag = (see: (result: readonly number[]) => string, text: string): Bet => {
    const sorted = sortedText(text);
    return (result) => win(sortedText(see(result)) === sorted);
  };
  const words = (length: number) => product(...Array.from({ length }, () => all)).map((row) => row.join(''));

  const direct =
    (from: number, to: number) =>
    (...fields: string[][]) =>
      product(...fields).map((row) => isText(part(from, to), row.join('')));
  const repeat =
    (from: number, times: [number, number], takes: [number, number]) =>
    (first: string[], second: string[] = []) =>
      subsets(first, takes[0]).flatMap((repeats) =>
        subsets(second, takes[1])
          .filter((singles) => singles.every((digit) => !repeats.includes(digit)))
          .map((singles) =>
            isBag(
              part(from, places),
              [...repeats.map((d) => d.repeat(times[0])), ...singles.map((d) => d.repeat(times[1]))].join(''),
            ),
          ),
      );
  const anywhere = (from: number, count: number) => (digits: string[]) =>
    subsets(digits, count).map(
      (some): Bet =>
        (result) =>
          win(some.every((digit) => part(from, places)(result).includes(digit))),
    );
  const often = (least: number) => (digits: string[]) =>
    digits.map(
      (digit): Bet =>
        (result) =>
          win(whole(result).split(digit).length - 1 >= least),
    );
  const onSide = (side: string, number: number, half: number) =>
    ({ big: number >= half, small: number < half, odd: number % 2 !== 0, even: number % 2 === 0 })[side] === true;
  const sides =
    (from: number) =>
    (...fields: string[][]) =>
      product(...fields).map(
        (row): Bet =>
          (result) =>
            win(row.every((side, index) => onSide(side, result[from + index] ?? -1, base / 2))),
      );

  const straights = new Set(upTo(base).map((d) => sortedText(`${d}${(d + 1) % base}${(d + 2) % base}`)));
  const shapeOf = (text: string) => {
    const count = new Set(text).size;
    if (count === 1) return 'triple';
    if (count === 2) return 'pair';
    if (straights.has(sortedText(text))) return 'straight';
    return upTo(base).some((d) => text.includes(`${d}`) && text.includes(`${(d + 1) % base}`)) ? 'half' : 'mixed';
  };
  const hands = subsets(upTo(5), 3).map((three) => ({ three, two: upTo(5).filter((place) => !three.includes(place)) }));
  const bullOf = (result: readonly number[]) => {
    const sum = (some: number[]) => add(some.map((place) => result[place] ?? 0));
    const hand = hands.find(({ three }) => sum(three) % base === 0);
    if (!hand) return 'none';
    return sum(hand.two) % base === 0 ? 'bull' : `${sum(hand.two) % base}`;
  };

  const three = (suffix: string, from: number): Oracle => {
    const see = part(from, from + 3);
    const digitsOf = (text: string) => [...text].map(Number);
    const textsBy = (measure: (digits: number[]) => number) => (values: string[]) =>
      words(3).filter((text) => values.includes(`${measure(digitsOf(text))}`));
    const bags = (values: string[]) =>
      [...new Set(textsBy(add)(values).map(sortedText))].filter((text) => new Set(text).size > 1);
    return {
      [`direct-3${suffix}`]: direct(from, from + 3),
      [`group-3${suffix}`]: (digits) =>
        product(digits, digits).flatMap(([twice, once]) =>
          twice === once ? [] : [isBag(see, `${twice}${twice}${once}`)],
        ),
      [`group-6${suffix}`]: (digits) => subsets(digits, 3).map((some) => isBag(see, some.join(''))),
      [`direct-sum${suffix}`]: (sums) => textsBy(add)(sums).map((text) => isText(see, text)),
      [`group-sum${suffix}`]: (sums) => bags(sums).map((text) => isBag(see, text)),
      [`span${suffix}`]: (spans) =>
        textsBy((digits) => Math.max(...digits) - Math.min(...digits))(spans).map((text) => isText(see, text)),
      [`shape${suffix}`]: (kinds) =>
        kinds.map(
          (kind): Bet =>
            (result) =>
              win(shapeOf(see(result)) === kind),
        ),
    };
  };

  const shared: Oracle = {
    'direct-2-front': direct(0, 2),
    'direct-2-last': direct(places - 2, places),
    place: (...fields) =>
      fields.flatMap((digits, index) =>
        digits.map(
          (digit): Bet =>
            (result) =>
              win(whole(result)[index] === digit),
        ),
      ),
    'any-1': anywhere(0, 1),
    'any-2': anywhere(0, 2),
  };
  if (places === 3) return { ...three('', 0), ...shared };
  return {
    ...shared,
    'direct-5': direct(0, 5),
    'direct-4': direct(1, 5),
    'group-120': (digits) => repeat(0, [1, 1], [5, 0])(digits),
    'group-60': repeat(0, [2, 1], [1, 3]),
    'group-30': repeat(0, [2, 1], [2, 1]),
    'group-20': repeat(0, [3, 1], [1, 2]),
    'group-10': repeat(0, [3, 2], [1, 1]),
    'group-5': repeat(0, [4, 1], [1, 1]),
    'group-24': (digits) => repeat(1, [1, 1], [4, 0])(digits),
    'group-12': repeat(1, [2, 1], [1, 2]),
    'group-6-of-4': (digits) => repeat(1, [2, 1], [2, 0])(digits),
    'group-4': repeat(1, [3, 1], [1, 1]),
    ...three('-front', 0),
    ...three('-mid', 1),
    ...three('-last', 2),
    'any-1-last': anywhere(2, 1),
    'any-2-last': anywhere(2, 2),
    'any-3': anywhere(0, 3),
    twice: often(2),
    thrice: often(3),
    'four-times': often(4),
    'sides-front': sides(0),
    'sides-last': sides(3),
    'total-sides': (names) =>
      names.map(
        (side): Bet =>
          (result) =>
            win(onSide(side, add(result), Math.floor((places * (base - 1)) / 2) + 1)),
      ),
    'dragon-tiger': (pairs, names) =>
      product(pairs, names).map(
        ([pair = '', side]): Bet =>
          (result) => {
            const [first = -1, second = -1] = pair.split('-').map((place) => result[Number(place) - 1]);
            return win(
              (first > second && side === 'dragon') ||
                (first < second && side === 'tiger') ||
                (first === second && side === 'tie'),
            );
          },
      ),
    'niu-niu': (kinds) =>
      kinds.map(
        (kind): Bet =>
          (result) =>
            win(bullOf(result) === kind),
      ),
  };
}
