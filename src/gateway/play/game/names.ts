import type { Language } from '../../../contract';
import { type GameType, LIVE_CLASS_NAMES } from '../../../contract/play/game-kinds';

type Named = { nameBn: string; nameEn: string };
export const nameIn = ({ nameBn, nameEn }: Named, language: Language): string => (language === 'bn' ? nameBn : nameEn);

const named = (nameBn: string, nameEn: string): Named => ({ nameBn, nameEn });
const CATEGORIES: Record<GameType, Named> = {
  ELOTT: named('ই-লটারি', 'E-lottery'),
  LOTT: named('লটারি', 'Lottery'),
  LIVE: named('লাইভ', 'Live'),
  SPORTS: named('স্পোর্টস', 'Sports'),
  FISH: named('ফিশিং', 'Fishing'),
  RNG: named('স্লট', 'Slots'),
  PVP: named('পিভিপি', 'PvP'),
  ESPORTS: named('ই-স্পোর্টস', 'Esports'),
};
export const categoryTitle = (category: GameType, language: Language): string => nameIn(CATEGORIES[category], language);

const live = (nameBn: string, id: keyof typeof LIVE_CLASS_NAMES): [string, Named] => [
  id,
  named(nameBn, LIVE_CLASS_NAMES[id]),
];
const NODES = new Map<string, Named>([
  live('ব্যাকারাট', 'baccarat'),
  live('সিক বো', 'sicbo'),
  live('রুলেট', 'roulette'),
  live('ড্রাগন টাইগার', 'dragon-tiger'),
  live('ব্ল্যাকজ্যাক', 'blackjack'),
  live('হোল্ডেম', 'hold-em'),
  live('মাহজং টাইলস', 'mahjong-tiles'),
  live('কার্ড পোকার', 'card-poker'),
  live('ওয়েনঝু পাই গাও', 'wenzhou-pai-gow'),
  live('সে ডাই', 'se-die'),
  live('ফ্যান ট্যান', 'fan-tan'),
  live('নিউনিউ', 'niuniu'),
  live('ইউ সিয়া সিয়ে', 'yu-sia-xie'),
  live('জেডজেএইচ', 'zjh'),
  live('মাহজং', 'mahjong'),
  ['slots', named('স্লট', 'Slots')],
  ['table', named('টেবিল গেম', 'Table games')],
  ['arcade', named('আর্কেড', 'Arcade')],
  ['instant', named('ঝটপট গেম', 'Instant games')],
  ['fishing', named('মাছ ধরা', 'Fishing')],
  ['rummy', named('রামি', 'Rummy')],
  ['teen-patti', named('তিন পাত্তি', 'Teen Patti')],
  ['call-break', named('কল ব্রেক', 'Call Break')],
  ['twenty-nine', named('টোয়েন্টি নাইন', 'Twenty-Nine')],
  ['ludo', named('লুডু', 'Ludo')],
  ['carrom', named('ক্যারম', 'Carrom')],
  ['dice', named('পাশা', 'Dice')],
  ['ssc', named('এসএসসি', 'SSC')],
  ['11x5', named('১১×৫', '11X5')],
  ['pk10', named('পিকে১০', 'PK10')],
  ['lhc', named('এলএইচসি', 'LHC')],
  ['lf', named('এলএফ', 'LF')],
  ['vietnam', named('ভিয়েতনাম লটারি', 'Vietnamese lottery')],
  ['sea', named('SEA লটারি', 'SEA lottery')],
  ['sportsbook', named('খেলার বাজি', 'Sports betting')],
  ['virtual', named('ভার্চুয়াল স্পোর্টস', 'Virtual sports')],
  ['arena', named('অ্যারেনা', 'Arena')],
]);
/** Returns a node's name; its id if it has none yet. */
export function nodeName(node: string, language: Language): string {
  const found = NODES.get(node);
  return found ? nameIn(found, language) : node;
}
