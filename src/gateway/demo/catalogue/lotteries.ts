import type { GameType } from '../../../contract';
import { fromWire } from '../../../contract/money/money';
import {
  COSTS,
  LOTTERIES,
  type Lottery,
  type Play,
  priceLine,
  priceList,
  prizeModeOf,
  UNIT_SIZES,
  variancesOf,
} from '../../../lottery';
import { type Fraction, floor, fraction, isLess, times } from '../../../lottery/fraction';
import { DAY, kinds, returnOf } from '../../../lottery/prices/list';
import { lotteryNames } from '../../play/lottery/names';
import { type Invented, volatilityOf } from './invented';
import { PLAY_NAMES } from './play-names';
import { DRAWS, type Maker } from './vendors';

/**
 * Node of a lottery's games by family, for the Vietnamese and the SEA lotteries; for others it is the family itself.
 */
const NODES: Readonly<Record<string, string>> = { VN: 'vietnam', SEA: 'sea' };

/**
 * Creates a game for each play of each lottery, under the vendor that sells it; the catalogue has no other lotteries
 * (own.lottery.entry).
 */
export const lotteryGames = (): Invented[] =>
  Object.values(LOTTERIES).flatMap((lottery) => Object.values(lottery.plays).map((play) => gameOf(lottery, play)));

function gameOf(lottery: Lottery, play: Play): Invented {
  const gameId = `${lottery.code}-${play.code}`.toLowerCase();
  const { vassalage, days } = vendorOf(lottery, play);
  const [lotteryBn, lotteryEn] = lotteryNames(lottery.code);
  const [playBn, playEn] = namesOf(play.code);
  return {
    ...{
      gameId,
      vassalage,
      category: categoryOf(lottery, play),
      node: NODES[lottery.family] ?? lottery.family.toLowerCase(),
    },
    nameBn: `${lotteryBn} · ${playBn}`,
    nameEn: `${lotteryEn} · ${playEn}`,
    ...{ gameUrl: `/${gameId}`, gameUrl2: null, hasTrial: false, gameCode: lottery.code, playType: play.code },
    ...{ isHot: play === Object.values(lottery.plays)[0], lines: null, features: [] },
    volatility: volatilityOf(variancesOf(lottery.code, play.code).map(Number)),
    ...{ fairness: 'publicDraw', rules: 'draw', days },
    ...moneyOf(lottery, play),
  };
}

/**
 * Plays with prize groups on the platform's own draws are the e-lottery (s3.enum.prize-modes); all others are the
 * lottery.
 */
const categoryOf = (lottery: Lottery, play: Play): GameType =>
  prizeModeOf(lottery, play) === 'Elott' ? 'ELOTT' : 'LOTT';

function namesOf(play: string) {
  const names = PLAY_NAMES[play];
  if (!names) throw new Error(`The play ${play} has no name`);
  return names;
}

/** Three-digit plays of SSC have their own vendor. */
const PART = /-(front|mid|last)$/;

function vendorOf(lottery: Lottery, play: Play): Maker {
  const { family } = lottery;
  if (family === 'VN') return DRAWS.vietnamese;
  if (family === 'SEA') return DRAWS.sea;
  if (family === 'LF') return DRAWS.official;
  if (categoryOf(lottery, play) === 'LOTT') return DRAWS.own;
  if (family === '11X5') return DRAWS.eleven;
  if (family === 'PK10') return DRAWS.race;
  return PART.test(play.code) ? DRAWS.parts : DRAWS.digits;
}

/** Returns the selection of a unit alone if there is one, else the sample that contains it. */
function smallestOf(play: Play, { selection, unit }: ReturnType<typeof kinds>[number]): string {
  const written = play.write(unit);
  const alone = play.parse(written);
  return alone && play.units(alone) === 1 ? written : selection;
}

const greatest = (values: readonly Fraction[]): Fraction => values.reduce((a, b) => (isLess(a, b) ? b : a));

/**
 * Returns the bounds of a stake in minor units, from one unit to the amount at which the prize of a sampled order is
 * capped, and the lowest return and the highest win of all kinds of bets.
 */
function moneyOf(lottery: Lottery, play: Play): Pick<Invented, 'minBet' | 'maxBet' | 'returnBp' | 'maxWin'> {
  const list = priceList(lottery, lottery.priceVersion);
  const group = list.groups.most;
  const winOf = (selection: string): Fraction => {
    const price = priceLine({ lottery: lottery.code, play: play.code, selection, unit: 'yuan', multiple: 100, group });
    if ('refused' in price) throw new Error(`${lottery.code} ${play.code} refuses its sample ${selection}`);
    return fraction(price.most, price.stake);
  };
  const sampled = kinds(play, DAY);
  const wins = greatest(sampled.map(({ selection }) => winOf(selection)));
  const returns = sampled
    .map(({ unit }) => returnOf(play, unit, { list, group, date: DAY }))
    .reduce((a, b) => (isLess(a, b) ? a : b));
  const capped = floor(times(fraction(fromWire(list.caps.prizePerOrder), 1n), fraction(wins.d, wins.n)));
  return {
    minBet: COSTS[play.model] * UNIT_SIZES.fen,
    maxBet: capped,
    returnBp: Number(floor(times(returns, fraction(10_000n, 1n)))),
    maxWin: Math.max(1, Number(floor(greatest(sampled.map((kind) => winOf(smallestOf(play, kind))))))),
  };
}
