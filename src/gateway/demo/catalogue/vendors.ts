import type { GameType } from '../../../contract';

/**
 * A fictional vendor: its code, its names, and its number of games by category; `accountTypeName` if it differs from
 * the code.
 */
export type Maker = {
  vassalage: string;
  bn: string;
  en: string;
  makes: Partial<Record<GameType, number>>;
  accountTypeName?: string;
  studio?: string;
  hot?: true;
  /** Days since it was added. */
  days: number;
};

const maker = (
  vassalage: string,
  bn: string,
  en: string,
  makes: Maker['makes'],
  days: number,
  more: Partial<Maker> = {},
): Maker => ({
  ...{ vassalage, bn, en, makes, days },
  ...more,
});
const HOT = { hot: true } as const;

const SLOTS = [
  maker('TALPATA', 'তালপাতা', 'Talpata Games', { RNG: 96 }, 700, HOT),
  maker('JHINUK', 'ঝিনুক', 'Jhinuk', { RNG: 84, FISH: 8 }, 690, HOT),
  maker('JONAKI', 'জোনাকি', 'Jonaki', { RNG: 90 }, 640, HOT),
  maker('KADAM', 'কদম', 'Kadam', { RNG: 84 }, 620),
  maker('SHIMUL', 'শিমুল', 'Shimul', { RNG: 84 }, 600),
  maker('PALASH', 'পলাশ', 'Palash', { RNG: 84 }, 580),
  maker('DOYEL', 'দোয়েল', 'Doyel', { RNG: 84 }, 560),
  maker('MACHRANGA', 'মাছরাঙা', 'Machranga', { RNG: 78 }, 540),
  maker('RUPKATHA', 'রূপকথা', 'Rupkatha', { RNG: 78 }, 520),
  maker('NAKSHI', 'নকশি', 'Nakshi', { RNG: 78 }, 500),
  maker('JAMDANI', 'জামদানি', 'Jamdani', { RNG: 78 }, 460),
  maker('HASNAHENA', 'হাসনাহেনা', 'Hasnahena', { RNG: 78 }, 420),
  maker('KASHFUL', 'কাশফুল', 'Kashful', { RNG: 78 }, 380),
  maker('DHANSIRI', 'ধানসিঁড়ি', 'Dhansiri', { RNG: 78 }, 340),
  maker('LATAI', 'লাটাই', 'Latai', { RNG: 78 }, 300),
  maker('GHURI', 'ঘুড়ি', 'Ghuri', { RNG: 78 }, 260),
  maker('MADHABI', 'মাধবী', 'Madhabi', { RNG: 72 }, 200),
  maker('SHALIK', 'শালিক', 'Shalik', { RNG: 72 }, 150),
  maker('SONARTORI', 'সোনার তরী', 'Sonar Tori', { RNG: 66 }, 40),
  maker('CHALTA', 'চালতা', 'Chalta', { RNG: 73 }, 12),
];

const TABLES = [
  maker('MOYUR', 'ময়ূর লাইভ', 'Moyur Live', { LIVE: 60 }, 700, HOT),
  maker('RAJHANSH', 'রাজহাঁস', 'Rajhansh', { LIVE: 45 }, 610),
  maker('PANTHO', 'পান্থশালা', 'Panthoshala', { LIVE: 45 }, 550),
  maker('MOHUA', 'মহুয়া', 'Mohua', { LIVE: 45 }, 470),
  maker('SHANKHA', 'শঙ্খ', 'Shankha', { LIVE: 45 }, 390),
  maker('BAISHAKHI', 'বৈশাখী', 'Baishakhi', { LIVE: 45 }, 310),
  maker('JOYANTI', 'জয়ন্তী', 'Joyanti', { LIVE: 45 }, 230),
  maker('SHORAT', 'শরৎ', 'Shorat', { LIVE: 19 }, 25),
];

const FISHING = [
  maker('ILISHGHAT', 'ইলিশঘাট', 'Ilishghat', { FISH: 15 }, 660, HOT),
  maker('JELEPARA', 'জেলেপাড়া', 'Jelepara', { FISH: 13 }, 530),
  maker('BOAL', 'বোয়াল', 'Boal', { FISH: 13 }, 440),
  maker('KHEYA', 'খেয়া', 'Kheya', { FISH: 12 }, 320),
  maker('PADMAJAL', 'পদ্মজাল', 'Padmajal', { FISH: 12 }, 210),
  maker('HAOR', 'হাওর', 'Haor', { FISH: 9 }, 60),
];

const BETWEEN_PLAYERS = [
  maker('ROWAK', 'রোয়াক', 'Rowak', { PVP: 18 }, 650, HOT),
  maker('BOITHAK', 'বৈঠকখানা', 'Boithak', { PVP: 18 }, 480),
  maker('CHOWPAL', 'চৌপাল', 'Chowpal', { PVP: 15 }, 400),
  maker('TASHGHAR', 'তাসঘর', 'Tashghar', { PVP: 15 }, 330),
  maker('DABAGHAR', 'দাবাঘর', 'Dabaghar', { PVP: 12 }, 190),
  maker('UTHAN', 'উঠান', 'Uthan', { PVP: 10 }, 18),
];

/** Four of them are listed as sports but displayed under esports (s3.vendor-card.esports-move). */
const CONTESTS = [
  maker('BAISHGAJ', 'বাইশ গজ', 'Baish Goj', { SPORTS: 1 }, 680, HOT),
  maker('GOLPOST', 'গোলপোস্ট', 'Golpost', { SPORTS: 1 }, 590),
  maker('CHOKKA', 'ছক্কা', 'Chokka', { SPORTS: 1 }, 510),
  maker('MATHPARA', 'মাঠপাড়া', 'Mathpara', { SPORTS: 3 }, 430),
  maker('HADUDU', 'হাডুডু', 'Hadudu', { SPORTS: 3 }, 350),
  maker('BAICH', 'নৌকাবাইচ', 'Noukabaich', { SPORTS: 3 }, 250),
  maker('IMES', 'আইমেস ময়দান', 'Imes Ground', { SPORTS: 6 }, 570, HOT),
  maker('SV3', 'সাত তিন', 'Shat Tin', { SPORTS: 6 }, 450),
  maker('AV', 'আভা দল', 'Ava Dol', { SPORTS: 6 }, 360),
  maker('TF', 'তুফান', 'Tufan', { SPORTS: 6 }, 270),
  maker('TORONGO', 'তরঙ্গ', 'Torongo', { ESPORTS: 3 }, 140),
];

/** Vendors of the lotteries; `lotteries.ts` defines which games each of them sells. */
export const DRAWS = {
  own: maker('MAIDAN_DRAWS', 'ময়দান ড্র', 'Maidan Draws', { LOTT: 35 }, 700, HOT),
  vietnamese: maker('MEKONG', 'মেকং লটারি', 'Mekong Lottery', { LOTT: 60 }, 630, { accountTypeName: 'TCG_LOTTO_VN' }),
  sea: maker('SAGARPAR', 'সাগরপাড়', 'Sagarpar', { LOTT: 8 }, 410, { accountTypeName: 'TCG_SEA' }),
  official: maker('SHUBHO', 'শুভ লটারি', 'Shubho Lottery', { LOTT: 14 }, 160),
  digits: maker('BHAGYA', 'ভাগ্যরেখা', 'Bhagyarekha', { ELOTT: 22 }, 670, HOT),
  eleven: maker('LATIM', 'লাটিম', 'Latim', { ELOTT: 25 }, 490),
  race: maker('NAMTA', 'নামতা', 'Namta', { ELOTT: 11 }, 280),
  parts: maker('SHONKHA', 'সংখ্যাঘর', 'Shonkhaghar', { ELOTT: 27 }, 90),
} as const;

/** The demo studio: the only vendor whose games can be played. */
export const LAB = maker(
  'MAIDANLAB',
  'ময়দান ল্যাব',
  'Maidan Lab',
  { RNG: 29, FISH: 3, LIVE: 11, SPORTS: 3, ESPORTS: 1, PVP: 2 },
  5,
  {
    studio: 'maidanlab',
    hot: true,
  },
);

/** All sixty vendors, in the order in which a category displays them. */
export const MAKERS: readonly Maker[] = [
  LAB,
  ...SLOTS,
  ...TABLES,
  ...FISHING,
  ...BETWEEN_PLAYERS,
  ...CONTESTS,
  ...Object.values(DRAWS),
];
