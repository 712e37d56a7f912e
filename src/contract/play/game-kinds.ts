/** s3.vendor-card.categories: categories of vendors, in the order of the menu; a game's `gameType`. */
export const GAME_TYPES = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const;
export type GameType = (typeof GAME_TYPES)[number];

/** Categories whose games are plays of our own lotteries: they have no studio and no demo. */
export const LOTTERY_CATEGORIES = ['LOTT', 'ELOTT'] as const satisfies readonly GameType[];

/**
 * s9.enum.game-categories: values of `channel` in a query for games, and the categories of vendors in each. Assumed:
 * which categories those are.
 */
export const CHANNELS = {
  fish: ['FISH'],
  live: ['LIVE'],
  sports: ['SPORTS', 'ESPORTS'],
  poker: ['PVP'],
  lottery: ['LOTT'],
  'e-lottery': ['ELOTT'],
  slots: ['RNG'],
  consolidated: GAME_TYPES,
} as const satisfies Record<string, readonly GameType[]>;

/** s3.enum.esports-vendors: vendors of sports that are listed under ESPORTS instead (s3.vendor-card.esports-move). */
export const ESPORTS_VENDORS: readonly string[] = ['IMES', 'SV3', 'AV', 'TF'];

/** s9.enum.live-classes, as the node ids of live games, with their spelling in the spec. */
export const LIVE_CLASS_NAMES = {
  baccarat: 'Baccarat',
  sicbo: 'Sicbo',
  roulette: 'Roulette',
  'dragon-tiger': 'Dragon Tiger',
  blackjack: 'Blackjack',
  'hold-em': "Hold'Em",
  'mahjong-tiles': 'Mahjong Tiles',
  'card-poker': 'Card-Poker',
  'wenzhou-pai-gow': 'Wenzhou Pai Gow',
  'se-die': 'Se Die',
  'fan-tan': 'Fan Tan',
  niuniu: 'NiuNiu',
  'yu-sia-xie': 'Yu Sia Xie',
  zjh: 'ZJH',
  mahjong: 'Mahjong',
} as const;

/**
 * Game of the demo's studio that plays each class of live games; null where none does. A class without one is not
 * offered as a filter (`own.game-browse.live-classes`).
 */
export const LIVE_ENGINES = {
  baccarat: 'lab-baccarat',
  sicbo: 'lab-sicbo',
  roulette: 'lab-roulette',
  'dragon-tiger': 'lab-dragon',
  blackjack: 'lab-blackjack',
  'hold-em': null,
  'mahjong-tiles': null,
  'card-poker': 'lab-andar',
  'wenzhou-pai-gow': null,
  'se-die': null,
  'fan-tan': null,
  niuniu: null,
  'yu-sia-xie': null,
  zjh: 'lab-patti',
  mahjong: null,
} as const satisfies Record<keyof typeof LIVE_CLASS_NAMES, string | null>;
type LiveEngines = typeof LIVE_ENGINES;
/** Class of live games that can be played. */
export type PlayedLiveClass = {
  [Class in keyof LiveEngines]: LiveEngines[Class] extends null ? never : Class;
}[keyof LiveEngines];

/** s3.enum.prize-modes. */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;

export const VOLATILITIES = ['low', 'medium', 'high'] as const;
export const FEATURES = [
  'freeSpins',
  'bonusRound',
  'multipliers',
  'wilds',
  'jackpot',
  'sideBets',
  'cashOut',
  'tournament',
] as const;

/**
 * Proofs of results: seeds that anyone can verify, a tested generator, a public draw, a dealer on camera, the players,
 * or the event.
 */
export const FAIRNESS = [
  'provablyFair',
  'testedRandom',
  'publicDraw',
  'dealtOnCamera',
  'betweenPlayers',
  'eventResult',
] as const;

/** Id of the text with a game's rules, which the portal provides. Those of `lab…` are the demo studio's own games. */
export const RULES = [
  'labWheel',
  'labDice',
  'labHiLo',
  'labReels',
  'labNet',
  'labPlinko',
  'labKeno',
  'labScratch',
  'labMines',
  'labLines',
  'labWays',
  'labLamps',
  'labCrash',
  'labRoulette',
  'labBaccarat',
  'labSicBo',
  'labDragonTiger',
  'labAndarBahar',
  'labTeenPatti',
  'labBlackjack',
  'labFish',
  'labFootball',
  'labCricket',
  'labKabaddi',
  'labEsport',
  'labDuel',
  'labPasha',
  'slots',
  'table',
  'arcade',
  'instant',
  'fishing',
  'liveCards',
  'liveDice',
  'liveWheel',
  'liveTiles',
  'draw',
  'versus',
  'sports',
  'esports',
] as const;
