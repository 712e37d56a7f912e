import type { Language } from '../../../contract';
import type { Family, LotteryCode } from '../../../lottery';

type Named = Record<Language, string>;

/** Names of lotteries. */
const LOTTERY_NAMES: Record<LotteryCode, Named> = {
  SSC: { bn: 'এসএসসি', en: 'SSC' },
  '11X5': { bn: '১১×৫', en: '11X5' },
  PK10: { bn: 'পিকে১০', en: 'PK10' },
  LHC: { bn: 'এলএইচসি', en: 'LHC' },
  LF3D: { bn: 'থ্রিডি', en: '3D' },
  LFP5: { bn: 'পি৫', en: 'P5' },
  VNN: { bn: 'উত্তর ভিয়েতনাম', en: 'Vietnam North' },
  VNS: { bn: 'দক্ষিণ ভিয়েতনাম', en: 'Vietnam South' },
  VNC: { bn: 'মধ্য ভিয়েতনাম', en: 'Vietnam Central' },
  SEA4D: { bn: 'ফোরডি', en: '4D' },
};

/** Groups of the menu in order (s9.enum.lottery-types, and the two of South East Asia). */
export const GROUPS: readonly [Family, Named][] = [
  ['SSC', { bn: 'এসএসসি', en: 'SSC' }],
  ['11X5', { bn: '১১×৫', en: '11X5' }],
  ['PK10', { bn: 'পিকে১০', en: 'PK10' }],
  ['LHC', { bn: 'এলএইচসি', en: 'LHC' }],
  ['LF', { bn: 'কম ঘন ঘন', en: 'Low frequency' }],
  ['VN', { bn: 'ভিয়েতনাম', en: 'Vietnam' }],
  ['SEA', { bn: 'দক্ষিণ-পূর্ব এশিয়া', en: 'South East Asia' }],
];

const NAMES: Readonly<Record<string, Named>> = LOTTERY_NAMES;

/** Returns the names of a lottery, in Bengali and in English. */
export const lotteryNames = (code: LotteryCode): readonly [bn: string, en: string] => [
  LOTTERY_NAMES[code].bn,
  LOTTERY_NAMES[code].en,
];

/** Returns the name of a lottery; unknown codes are returned as they are. */
export const lotteryName = (code: string, language: Language): string => NAMES[code]?.[language] ?? code;
/** Returns whether a bet's game is one of our lotteries. */
export const isLottery = (code: string): boolean => Object.hasOwn(NAMES, code);

/** Vendor of lottery bets: the catalogue's own draws. */
const VENDOR: Named = { bn: 'ময়দান ড্র', en: 'Maidan Draws' };
export const lotteryTitle = (code: string, language: Language) => ({
  gameName: lotteryName(code, language),
  vendorName: VENDOR[language],
});
