import type { GameType } from '../../../contract';
import type { FAIRNESS, FEATURES, RULES, VOLATILITIES } from '../../../contract/play/game-kinds';
import { BATTLES, CLUBS, CONTESTS, CUPS, KINDS, QUALITIES, RIVERS, THINGS, type Word } from './words';

type Rules = (typeof RULES)[number];
/** Fictional games of a node: their names and shared properties. Stakes in minor units. */
export type Kind = {
  node: string;
  /** Share of this node in a vendor's category, relative to the category's other nodes. */
  share: number;
  names: readonly [readonly Word[], readonly Word[]];
  rules: Rules;
  fairness: (typeof FAIRNESS)[number];
  /** Bounds of the return in hundredths of a percent; unset in games without a house. */
  back?: readonly [number, number];
  volatility?: readonly (typeof VOLATILITIES)[number][];
  features: readonly (typeof FEATURES)[number][];
  /** Number of games in ten that have a free trial. */
  trials: number;
  stakes: readonly bigint[];
  lines?: readonly number[];
  maxWin?: readonly number[];
};

const SMALL = [10n, 20n, 50n, 1_00n];
const TABLE = [10_00n, 50_00n, 100_00n];
const ALL = ['low', 'medium', 'high'] as const;
const tested = { fairness: 'testedRandom', back: [9_400, 9_750], volatility: ALL, trials: 8, stakes: SMALL } as const;
const made = { share: 1, names: [THINGS, KINDS.table] } as const;

const RNG: Kind[] = [
  {
    ...tested,
    ...{ node: 'slots', share: 14, names: [QUALITIES, THINGS], rules: 'slots' },
    features: ['freeSpins', 'bonusRound', 'multipliers', 'wilds', 'jackpot'],
    lines: [5, 10, 20, 25, 40, 50, 243],
    maxWin: [500, 1_000, 2_500, 5_000, 10_000],
  },
  {
    ...{ ...tested, ...made, node: 'table', share: 2, rules: 'table' },
    ...{ back: [9_700, 9_900], features: ['sideBets'], maxWin: [10, 35, 100] },
  },
  {
    ...{ ...tested, node: 'arcade', share: 2, names: [THINGS, KINDS.arcade], rules: 'arcade' },
    ...{ features: ['multipliers', 'cashOut'], maxWin: [100, 1_000] },
  },
  {
    ...{ ...tested, node: 'instant', share: 1, names: [THINGS, KINDS.instant], rules: 'instant' },
    ...{ features: ['multipliers', 'jackpot'], maxWin: [50, 500] },
  },
];

const live = (node: string, bn: string, en: string, rules: Rules): Kind => ({
  ...{ node, share: 1, names: [[[bn, en]], RIVERS], rules, fairness: 'dealtOnCamera' },
  ...{
    back: [9_450, 9_900],
    volatility: ['low', 'medium'],
    features: ['sideBets', 'tournament'],
    trials: 0,
    stakes: TABLE,
  },
});
const LIVE = [
  live('baccarat', 'ব্যাকারাট', 'Baccarat', 'liveCards'),
  live('sicbo', 'সিক বো', 'Sicbo', 'liveDice'),
  live('roulette', 'রুলেট', 'Roulette', 'liveWheel'),
  live('dragon-tiger', 'ড্রাগন টাইগার', 'Dragon Tiger', 'liveCards'),
  live('blackjack', 'ব্ল্যাকজ্যাক', 'Blackjack', 'liveCards'),
  live('hold-em', 'হোল্ডেম', "Hold'Em", 'liveCards'),
  live('mahjong-tiles', 'মাহজং টাইলস', 'Mahjong Tiles', 'liveTiles'),
  live('card-poker', 'কার্ড পোকার', 'Card-Poker', 'liveCards'),
  live('wenzhou-pai-gow', 'ওয়েনঝু পাই গাও', 'Wenzhou Pai Gow', 'liveTiles'),
  live('se-die', 'সে ডাই', 'Se Die', 'liveDice'),
  live('fan-tan', 'ফ্যান ট্যান', 'Fan Tan', 'liveTiles'),
  live('niuniu', 'নিউনিউ', 'NiuNiu', 'liveCards'),
  live('yu-sia-xie', 'ইউ সিয়া সিয়ে', 'Yu Sia Xie', 'liveDice'),
  live('zjh', 'জেডজেএইচ', 'ZJH', 'liveCards'),
  live('mahjong', 'মাহজং', 'Mahjong', 'liveTiles'),
];

const versus = (node: string, bn: string, en: string): Kind => ({
  ...{
    node,
    share: 1,
    names: [[[bn, en]], CLUBS.flatMap(joined(RIVERS))],
    rules: 'versus',
    fairness: 'betweenPlayers',
  },
  ...{ features: ['tournament'], trials: 3, stakes: [1_00n, 5_00n, 10_00n] },
});
const PVP = [
  versus('rummy', 'রামি', 'Rummy'),
  versus('teen-patti', 'তিন পাত্তি', 'Teen Patti'),
  versus('call-break', 'কল ব্রেক', 'Call Break'),
  versus('twenty-nine', 'টোয়েন্টি নাইন', 'Twenty-Nine'),
  versus('ludo', 'লুডু', 'Ludo'),
  versus('carrom', 'ক্যারম', 'Carrom'),
];

const event = { fairness: 'eventResult', features: ['cashOut'], trials: 0, stakes: [10_00n] } as const;
const SPORTS: Kind[] = [
  { ...event, node: 'sportsbook', share: 1, names: [CONTESTS, [['মাঠ', 'Field']]], rules: 'sports' },
  {
    ...{ node: 'virtual', share: 3, names: [CONTESTS.map(virtual), CUPS], rules: 'sports', fairness: 'testedRandom' },
    ...{ back: [9_200, 9_500] as const, features: [], trials: 0, stakes: [1_00n] },
  },
];
const ARENA: Kind = { ...event, node: 'arena', share: 1, names: [RIVERS, BATTLES], rules: 'esports' };
/** Games of the esports vendors, in any category. */
export const ESPORTS = [ARENA];

const FISH: Kind[] = [
  {
    ...{ ...tested, node: 'fishing', share: 1, names: [QUALITIES, KINDS.fishing], rules: 'fishing' },
    ...{ features: ['multipliers', 'jackpot'], maxWin: [200, 500, 1_000] },
  },
];

/** Lotteries are not fictional: see `lotteries.ts`. */
export const KINDS_OF: Partial<Record<GameType, readonly Kind[]>> = { LIVE, SPORTS, FISH, RNG, PVP, ESPORTS };

function virtual([bn, en]: Word): Word {
  return [`ভার্চুয়াল ${bn}`, `Virtual ${en}`];
}

function joined(others: readonly Word[]) {
  return ([bn, en]: Word): Word[] => others.map(([otherBn, otherEn]) => [`${otherBn} ${bn}`, `${otherEn} ${en}`]);
}
