import type { GameId } from '../../catalogue/entries';
import type { SicBoTable } from '../../catalogue/sic-bos';
import type { Game } from '../game';
import { hundredths, spotGame } from './spots';

const FACES = 6;
const faces = Array.from({ length: FACES }, (_, face) => face + 1);

const MIN_SUM = 4;
const MAX_SUM = 17;
const sums = Array.from({ length: MAX_SUM - MIN_SUM + 1 }, (_, index) => `sum.${MIN_SUM + index}`);
const HALF_PAYS = 200;

type Dice = readonly [number, number, number];
const sumOf = (dice: Dice): number => dice.reduce((all, face) => all + face, 0);
const isTriple = ([one, two, three]: Dice): boolean => one === two && two === three;

/** Spots other than sums and faces. A triple wins on neither half. */
const OTHERS: Readonly<Record<string, (dice: Dice) => boolean>> = {
  small: (dice) => sumOf(dice) <= 10 && !isTriple(dice),
  big: (dice) => sumOf(dice) > 10 && !isTriple(dice),
  odd: (dice) => sumOf(dice) % 2 === 1 && !isTriple(dice),
  even: (dice) => sumOf(dice) % 2 === 0 && !isTriple(dice),
  triple: isTriple,
};

/** Sic bo: three dice, and spots on their sum, its half, and the faces. */
export const sicBoGame = ({ id, triplePays, facePays, sumPays }: SicBoTable & { id: GameId }): Game =>
  spotGame<Dice>({
    id,
    version: 1,
    spots: [...Object.keys(OTHERS), ...faces.map((face) => `face.${face}`), ...sums],
    published: [...Object.keys(OTHERS), 'face.1', ...sums],
    deal: (draw) => {
      const dice: Dice = [draw(FACES) + 1, draw(FACES) + 1, draw(FACES) + 1];
      return { visiblePart: { dice }, outcome: dice };
    },
    paysOf: (spot, dice) => {
      const wins = OTHERS[spot];
      if (wins) return hundredths(wins(dice), spot === 'triple' ? triplePays : HALF_PAYS);
      const [kind, written] = spot.split('.');
      const number = Number(written);
      if (kind === 'sum')
        return hundredths(sumOf(dice) === number, sumPays[Math.min(number - MIN_SUM, MAX_SUM - number)] ?? 0);
      const count = dice.filter((face) => face === number).length;
      return hundredths(count > 0, facePays[count] ?? 0);
    },
    outcomes: () =>
      faces.flatMap((face) =>
        faces.flatMap((two) =>
          faces.map((three): { outcome: Dice; ways: bigint } => ({ outcome: [face, two, three], ways: 1n })),
        ),
      ),
  });
