import type { Invented } from './invented';
import { LAB } from './vendors';

/** Common properties of the demo studio's games. */
const lab = {
  ...{
    vassalage: LAB.vassalage,
    category: 'RNG',
    hasTrial: true,
    gameCode: null,
    playType: null,
    isHot: true,
    features: [],
    lines: null,
  },
  ...{ fairness: 'provablyFair', minBet: 1_00n, maxBet: 100_00n, days: LAB.days },
} satisfies Partial<Invented>;

const game = (
  gameId: string,
  nameBn: string,
  nameEn: string,
  own: Pick<Invented, 'node' | 'rules' | 'returnBp' | 'volatility' | 'maxWin'> &
    Partial<Pick<Invented, 'maxBet' | 'lines' | 'features'>>,
) => ({
  ...{ ...lab, gameId, nameBn, nameEn, gameUrl: `/${gameId}`, gameUrl2: `/${gameId}?trial=1`, ...own },
});

/** A live table; by default it accepts stakes of up to twenty chips. */
const liveTable = (gameId: string, nameBn: string, nameEn: string, own: Parameters<typeof game>[3]): Invented => ({
  ...game(gameId, nameBn, nameEn, { maxBet: 2_000_00n, ...own }),
  category: 'LIVE',
});

/** Fixtures; by default they accept stakes of up to twenty chips. */
const fixtures = (gameId: string, nameBn: string, nameEn: string, own: Parameters<typeof game>[3]): Invented => ({
  ...game(gameId, nameBn, nameEn, { maxBet: 2_000_00n, ...own }),
  category: own.node === 'arena' ? 'ESPORTS' : 'SPORTS',
});

/** A game between the players of a room, with fixed stakes. The house takes a fee, so there is no return. */
const betweenPlayers = (gameId: string, nameBn: string, nameEn: string, own: Pick<Invented, 'node' | 'rules'>) => ({
  ...game(gameId, nameBn, nameEn, { returnBp: null, volatility: null, maxWin: 3, maxBet: 50_00n, ...own }),
  category: 'PVP' as const,
});

/** A game with another pay table or theme of an engine above; it is not featured. */
const variant = (...of: Parameters<typeof game>) => ({ ...game(...of), isHot: false });
const tableVariant = (...of: Parameters<typeof game>): Invented => ({ ...liveTable(...of), isHot: false });

/** Games of the demo studio, with the returns that it publishes: rounded down, and the lowest of all choices. */
export const labGames: Invented[] = [
  game('lab-wheel', 'মেলার চাকা', 'Fair Wheel', {
    node: 'instant',
    rules: 'labWheel',
    returnBp: 9_583,
    volatility: 'low',
    maxWin: 3,
  }),
  game('lab-dice', 'ময়দানের পাশা', 'Maidan Dice', {
    node: 'instant',
    rules: 'labDice',
    returnBp: 9_718,
    volatility: 'low',
    maxWin: 49,
  }),
  game('lab-hilo', 'উঁচু না নিচু', 'High or Low', {
    node: 'table',
    rules: 'labHiLo',
    returnBp: 9_700,
    volatility: 'low',
    maxWin: 7_503,
    maxBet: 20_00n,
  }),
  game('lab-reels', 'শাপলার রিল', 'Shapla Reels', {
    node: 'slots',
    rules: 'labReels',
    returnBp: 9_517,
    volatility: 'high',
    maxWin: 300,
    lines: 1,
  }),
  {
    ...game('lab-net', 'জালের ফিশিং', 'Fishing Net', {
      node: 'fishing',
      rules: 'labNet',
      returnBp: 9_532,
      volatility: 'medium',
      maxWin: 50,
    }),
    category: 'FISH',
  },
  game('lab-plinko', 'ময়দান প্লিংকো', 'Maidan Plinko', {
    node: 'instant',
    rules: 'labPlinko',
    returnBp: 9_619,
    volatility: 'medium',
    maxWin: 250,
  }),
  game('lab-keno', 'পদ্মা কেনো', 'Padma Keno', {
    node: 'instant',
    rules: 'labKeno',
    returnBp: 9_474,
    volatility: 'high',
    maxWin: 10_000,
    maxBet: 20_00n,
  }),
  game('lab-scratch', 'ঘুড়ি স্ক্র্যাচ', 'Kite Scratch', {
    node: 'instant',
    rules: 'labScratch',
    returnBp: 9_600,
    volatility: 'medium',
    maxWin: 100,
  }),
  game('lab-mines', 'শাপলা মাইনস', 'Lily Mines', {
    node: 'instant',
    rules: 'labMines',
    returnBp: 9_700,
    volatility: 'low',
    maxWin: 1_055,
    maxBet: 20_00n,
  }),
  game('lab-lines', 'নৌকা বাইচ', 'Boat Race', {
    node: 'slots',
    rules: 'labLines',
    returnBp: 9_626,
    volatility: 'medium',
    maxWin: 250,
    lines: 5,
  }),
  game('lab-ways', 'সুন্দরবনের বাঘ', 'Sundarban Tiger', {
    node: 'slots',
    rules: 'labWays',
    returnBp: 9_525,
    volatility: 'high',
    maxWin: 3_398,
    maxBet: 20_00n,
    lines: 243,
    features: ['freeSpins', 'wilds', 'multipliers'],
  }),
  game('lab-lamps', 'প্রদীপের উৎসব', 'Lamp Festival', {
    node: 'slots',
    rules: 'labLamps',
    returnBp: 9_770,
    volatility: 'medium',
    maxWin: 5_000,
    maxBet: 20_00n,
    features: ['multipliers'],
  }),
  game('lab-crash', 'ঘুড়ির উড়ান', 'Kite Flight', {
    node: 'instant',
    rules: 'labCrash',
    returnBp: 9_700,
    volatility: 'medium',
    maxWin: 1_000,
    features: ['multipliers'],
  }),
  liveTable('lab-roulette', 'নদীর ঘাটের রুলেট', 'Riverside Roulette', {
    node: 'roulette',
    rules: 'labRoulette',
    returnBp: 9_729,
    volatility: 'low',
    maxWin: 36,
  }),
  liveTable('lab-baccarat', 'ময়দান বাকারা', 'Maidan Baccarat', {
    node: 'baccarat',
    rules: 'labBaccarat',
    returnBp: 9_515,
    volatility: 'low',
    maxWin: 10,
  }),
  liveTable('lab-sicbo', 'তিন পাশা', 'Three Dice', {
    node: 'sicbo',
    rules: 'labSicBo',
    returnBp: 9_575,
    volatility: 'medium',
    maxWin: 69,
  }),
  liveTable('lab-dragon', 'ড্রাগন আর বাঘ', 'Dragon and Tiger', {
    node: 'dragon-tiger',
    rules: 'labDragonTiger',
    returnBp: 9_710,
    volatility: 'low',
    maxWin: 13,
  }),
  liveTable('lab-andar', 'আন্দার বাহার', 'Andar Bahar', {
    node: 'card-poker',
    rules: 'labAndarBahar',
    returnBp: 9_587,
    volatility: 'medium',
    maxWin: 121,
  }),
  liveTable('lab-patti', 'তিন পাত্তি', 'Teen Patti', {
    node: 'zjh',
    rules: 'labTeenPatti',
    returnBp: 9_604,
    volatility: 'medium',
    maxWin: 3,
  }),
  liveTable('lab-blackjack', 'ময়দান ব্ল্যাকজ্যাক', 'Maidan Blackjack', {
    node: 'blackjack',
    rules: 'labBlackjack',
    returnBp: 9_757,
    volatility: 'low',
    maxWin: 2,
    maxBet: 100_00n,
  }),
  {
    ...game('lab-fish', 'রাজার দিঘি', 'Royal Pond', {
      node: 'fishing',
      rules: 'labFish',
      returnBp: 9_600,
      volatility: 'medium',
      maxWin: 200,
    }),
    category: 'FISH',
  },
  fixtures('lab-football', 'ময়দান ফুটবল', 'Maidan Football', {
    node: 'virtual',
    rules: 'labFootball',
    returnBp: 9_289,
    volatility: 'low',
    maxWin: 250,
  }),
  fixtures('lab-cricket', 'ময়দান ক্রিকেট', 'Maidan Cricket', {
    node: 'virtual',
    rules: 'labCricket',
    returnBp: 9_302,
    volatility: 'low',
    maxWin: 399,
  }),
  fixtures('lab-kabaddi', 'ময়দান কাবাডি', 'Maidan Kabaddi', {
    node: 'virtual',
    rules: 'labKabaddi',
    returnBp: 9_267,
    volatility: 'low',
    maxWin: 352,
  }),
  fixtures('lab-esport', 'ময়দান ই-স্পোর্টস', 'Maidan Esports', {
    node: 'arena',
    rules: 'labEsport',
    returnBp: 9_296,
    volatility: 'low',
    maxWin: 261,
  }),
  betweenPlayers('lab-duel', 'তাসের লড়াই', 'Card Duel', { node: 'teen-patti', rules: 'labDuel' }),
  betweenPlayers('lab-pasha', 'পাশার দৌড়', 'Dice Race', { node: 'dice', rules: 'labPasha' }),
  // Further pay tables and themes of the same engines.
  variant('lab-wheel-calm', 'শান্ত চাকা', 'Calm Wheel', {
    node: 'instant',
    rules: 'labWheel',
    returnBp: 9_650,
    volatility: 'low',
    maxWin: 2,
  }),
  variant('lab-wheel-storm', 'ঝড়ের চাকা', 'Storm Wheel', {
    node: 'instant',
    rules: 'labWheel',
    returnBp: 9_687,
    volatility: 'medium',
    maxWin: 15,
  }),
  variant('lab-dice-six', 'এক পাশা', 'Single Die', {
    node: 'instant',
    rules: 'labDice',
    returnBp: 9_750,
    volatility: 'low',
    maxWin: 5,
  }),
  variant('lab-reels-grand', 'রাজকীয় রিল', 'Grand Reels', {
    node: 'slots',
    rules: 'labReels',
    returnBp: 9_575,
    volatility: 'high',
    maxWin: 1_500,
    lines: 1,
  }),
  variant('lab-reels-boishakh', 'বৈশাখী রিল', 'Boishakh Reels', {
    node: 'slots',
    rules: 'labReels',
    returnBp: 9_517,
    volatility: 'high',
    maxWin: 300,
    lines: 1,
  }),
  {
    ...variant('lab-net-shoal', 'মাছের ঝাঁক', 'Fish Shoal', {
      node: 'fishing',
      rules: 'labNet',
      returnBp: 9_569,
      volatility: 'low',
      maxWin: 8,
    }),
    category: 'FISH',
  },
  variant('lab-plinko-8', 'ছোট প্লিংকো', 'Little Plinko', {
    node: 'instant',
    rules: 'labPlinko',
    returnBp: 9_515,
    volatility: 'medium',
    maxWin: 28,
  }),
  variant('lab-plinko-16', 'উঁচু প্লিংকো', 'Tall Plinko', {
    node: 'instant',
    rules: 'labPlinko',
    returnBp: 9_580,
    volatility: 'medium',
    maxWin: 1_000,
  }),
  variant('lab-keno-20', 'তিতাস কেনো', 'Titas Keno', {
    node: 'instant',
    rules: 'labKeno',
    returnBp: 9_500,
    volatility: 'high',
    maxWin: 4_550,
    maxBet: 20_00n,
  }),
  variant('lab-keno-80', 'মেঘনা কেনো', 'Meghna Keno', {
    node: 'instant',
    rules: 'labKeno',
    returnBp: 9_500,
    volatility: 'high',
    maxWin: 10_000,
    maxBet: 20_00n,
  }),
  variant('lab-keno-bold', 'যমুনা কেনো', 'Jamuna Keno', {
    node: 'instant',
    rules: 'labKeno',
    returnBp: 9_500,
    volatility: 'high',
    maxWin: 20_000,
    maxBet: 20_00n,
  }),
  variant('lab-scratch-easy', 'সহজ স্ক্র্যাচ', 'Easy Scratch', {
    node: 'instant',
    rules: 'labScratch',
    returnBp: 9_700,
    volatility: 'medium',
    maxWin: 20,
  }),
  variant('lab-scratch-gold', 'সোনালি স্ক্র্যাচ', 'Golden Scratch', {
    node: 'instant',
    rules: 'labScratch',
    returnBp: 9_650,
    volatility: 'high',
    maxWin: 1_000,
  }),
  variant('lab-scratch-eid', 'ঈদের স্ক্র্যাচ', 'Eid Scratch', {
    node: 'instant',
    rules: 'labScratch',
    returnBp: 9_600,
    volatility: 'medium',
    maxWin: 100,
  }),
  variant('lab-mines-four', 'পুকুর মাইনস', 'Pond Mines', {
    node: 'instant',
    rules: 'labMines',
    returnBp: 9_700,
    volatility: 'low',
    maxWin: 7_767,
    maxBet: 20_00n,
  }),
  variant('lab-lines-calm', 'শান্ত নদী', 'Calm River', {
    node: 'slots',
    rules: 'labLines',
    returnBp: 9_695,
    volatility: 'medium',
    maxWin: 50,
    lines: 5,
  }),
  variant('lab-lines-kite', 'ঘুড়ির মেলা', 'Kite Fair', {
    node: 'slots',
    rules: 'labLines',
    returnBp: 9_732,
    volatility: 'high',
    maxWin: 800,
    lines: 5,
  }),
  variant('lab-lamps-night', 'প্রদীপের রাত', 'Night of Lamps', {
    node: 'slots',
    rules: 'labLamps',
    returnBp: 9_759,
    volatility: 'high',
    maxWin: 5_000,
    maxBet: 20_00n,
    features: ['multipliers'],
  }),
  tableVariant('lab-roulette-two', 'জোড়া শূন্য রুলেট', 'Double Zero Roulette', {
    node: 'roulette',
    rules: 'labRoulette',
    returnBp: 9_473,
    volatility: 'low',
    maxWin: 36,
  }),
  tableVariant('lab-baccarat-evening', 'সন্ধ্যার বাকারা', 'Evening Baccarat', {
    node: 'baccarat',
    rules: 'labBaccarat',
    returnBp: 9_705,
    volatility: 'low',
    maxWin: 10,
  }),
  tableVariant('lab-sicbo-gold', 'সোনার পাশা', 'Golden Dice', {
    node: 'sicbo',
    rules: 'labSicBo',
    returnBp: 9_687,
    volatility: 'medium',
    maxWin: 70,
  }),
  tableVariant('lab-dragon-one', 'এক প্যাকেট ড্রাগন', 'Single Pack Dragon', {
    node: 'dragon-tiger',
    rules: 'labDragonTiger',
    returnBp: 9_411,
    volatility: 'low',
    maxWin: 16,
  }),
];
