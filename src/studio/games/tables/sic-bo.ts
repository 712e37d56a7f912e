import { hundredths, spotGame } from './spots';

const FACES = 6;
const faces = Array.from({ length: FACES }, (_, face) => face + 1);

/** Hundredths of a chip by the sum of the dice. */
const SUM_PAYS: Readonly<Record<number, number>> = {
  4: 6_900,
  5: 3_450,
  6: 2_070,
  7: 1_380,
  8: 985,
  9: 828,
  10: 766,
  11: 766,
  12: 828,
  13: 985,
  14: 1_380,
  15: 2_070,
  16: 3_450,
  17: 6_900,
};
const sums = Object.keys(SUM_PAYS).map((sum) => `sum.${sum}`);
/** Hundredths of a chip on a face, by the number of dice that show it. */
const FACE_PAYS = [0, 200, 300, 1_300];
const HALF_PAYS = 200;
const TRIPLE_PAYS = 3_450;

type Dice = readonly [number, number, number];
const sumOf = (dice: Dice): number => dice.reduce((all, face) => all + face, 0);
const isTriple = ([one, two, three]: Dice): boolean => one === two && two === three;

/** Spots other than sums and faces. A triple wins on neither half. */
const OTHERS: Readonly<Record<string, { pays: number; wins(dice: Dice): boolean }>> = {
  small: { pays: HALF_PAYS, wins: (dice) => sumOf(dice) <= 10 && !isTriple(dice) },
  big: { pays: HALF_PAYS, wins: (dice) => sumOf(dice) > 10 && !isTriple(dice) },
  odd: { pays: HALF_PAYS, wins: (dice) => sumOf(dice) % 2 === 1 && !isTriple(dice) },
  even: { pays: HALF_PAYS, wins: (dice) => sumOf(dice) % 2 === 0 && !isTriple(dice) },
  triple: { pays: TRIPLE_PAYS, wins: isTriple },
};

/** Sic bo: three dice, and spots on their sum, its half, and the faces. */
export const sicBo = spotGame<Dice>({
  id: 'lab-sicbo',
  version: 1,
  spots: [...Object.keys(OTHERS), ...faces.map((face) => `face.${face}`), ...sums],
  published: [...Object.keys(OTHERS), 'face.1', ...sums],
  deal: (draw) => {
    const dice: Dice = [draw(FACES) + 1, draw(FACES) + 1, draw(FACES) + 1];
    return { visiblePart: { dice }, outcome: dice };
  },
  paysOf: (spot, dice) => {
    const other = OTHERS[spot];
    if (other) return hundredths(other.wins(dice), other.pays);
    const [kind, number] = spot.split('.');
    if (kind === 'sum') return hundredths(sumOf(dice) === Number(number), SUM_PAYS[Number(number)] ?? 0);
    const count = dice.filter((face) => face === Number(number)).length;
    return hundredths(count > 0, FACE_PAYS[count] ?? 0);
  },
  outcomes: () =>
    faces.flatMap((face) =>
      faces.flatMap((two) =>
        faces.map((three): { outcome: Dice; ways: bigint } => ({ outcome: [face, two, three], ways: 1n })),
      ),
    ),
});
