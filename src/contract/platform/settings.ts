import type { Site } from './site';

/**
 * The hidden values and the double readings of the spec, each a named setting with its default. Everything that the
 * spec leaves open and that is a value is here and nowhere else.
 */
export const SETTINGS = {
  /** s9.const.languages: the first is the default. */
  languages: ['bn', 'en'],
  /** s1.brand.values. The merchant code and the chat header colour are ours to choose. */
  brand: { platform: 'web', device: 'WEB', lotteryType: 'SEA', merchant: 'maidan', chatHeaderColour: '#0a3f2d' },
  agentTypes: [1, 2, 41, 42],
  trialType: 4,
  /** s9.const.images: proofs of a withdrawal too. Bytes of each. */
  images: { most: 3, bytes: 5_242_880 },
  /**
   * A player whose money was all given (bonuses, gifts) can withdraw, or send to partners, so many times what was
   * given. A deposit ends that. Assumed.
   */
  giftTimes: 5,
  /** Number of bank accounts and e-wallets a player can bind. Assumed. */
  bankAccounts: 5,
  /** The account record: how many to a page, and how many of the newest a file holds at most. Assumed. */
  records: { pageSize: 10, exportMost: 5_000 },
  /**
   * The betting record: how many to a page, how many days it looks at at once, and how long the address of a file is
   * good, ms. Assumed.
   */
  bets: { pageSize: 10, days: 92, fileFor: 60_000 },
  /** Lotteries: lines of an order, issues of a chase, and orders to a page. Assumed. */
  lottery: { linesMost: 50, chaseMost: 100, pageSize: 10 },
  /** s9.const.notice-page-size. */
  noticePageSize: 9,
  /**
   * s9.const.game-list-request; s9.const.popular-count, of the Vietnamese lotteries too; how many favourites an account
   * has, and how many recent games, winners, new vendors with games each, hot and recommended games are shown, and own
   * rounds of a game. All but the first two assumed.
   */
  games: {
    pageSize: 24,
    popular: 20,
    popularVietnamese: 100,
    favorites: 200,
    recent: 30,
    winners: 20,
    hot: 24,
    newVendors: 6,
    lane: 6,
    recommended: 6,
    ownRounds: 10,
  },
  /** s4.drop-menu.paging, s9.const.game-list-paging. */
  gameMenu: { firstPage: 21, laterPages: 18 },
  /**
   * Responsible gaming: ms until a higher limit may be confirmed; hours of a time-out; months of a self-exclusion;
   * minutes of a reality check.
   */
  limits: {
    raisedAfter: 86_400_000,
    timeOutHours: [24, 72, 168, 336, 1_008],
    exclusionMonths: [6, 12, 36, 60],
    realityMinutes: [15, 30, 60],
  },
  /** s9.const.support-window, px. */
  supportWindow: { width: 440, height: 500 },
  /** s5.message.feedback-length: bounds of feedback, in graphemes; not shown by the spec. */
  feedback: { min: 10, max: 500 },
  /** An application to the agent programme: bounds of its texts, in graphemes. Assumed. */
  affiliate: { place: { min: 3, max: 200 }, plan: { min: 20, max: 500 } },
  /** The address that an item of the point mall is delivered to: its bounds, in graphemes. Assumed. */
  deliveryAddress: { min: 10, max: 200 },
  /** An agent's team: how many to a page, and how many links an agent has open at once. Assumed. */
  team: { pageSize: 20, linksMost: 20 },
  /**
   * Contracts of agents: minutes until an offer, or a request to terminate, is over without an answer; how many to a
   * page; and what a member turns over in a period to be active. Assumed.
   */
  contracts: { answerMinutes: 10_080, pageSize: 10, activeFrom: '500.00' },
  /**
   * s5.profile.required: fields that a profile requires besides the nickname; and the side of an avatar, px (assumed).
   */
  profile: { required: ['address', 'nationality', 'occupation', 'sourceOfIncome', 'region'] },
  avatarSide: 256,
  /**
   * The chat room and the live chat: how long a text is, in graphemes; how many of the last texts one sees who comes
   * in, and at most; after how long of silence a stream says that it is there, and is given up by who reads it, ms.
   * Assumed.
   */
  chat: { text: 200, begins: 50, shown: 200, beat: 15_000, silence: 40_000 },
  /** s7.call.session-freeplay: content of the gateway version header. Assumed. */
  gatewayVersion: '1',
  /** Country of a mobile number unless the player picks another. Assumed. */
  homeCountry: { countryCode: 'BD', countryDialingCode: '880' },
  /** s9.const.currency-symbol. */
  currencySymbol: 'P',
  /** Currency of the wallet, ISO 4217. Assumed. */
  currency: 'BDT',
  /**
   * s9.const.promo-bar-delay: how long after it was read the bar over home appears, ms; and how long it stays closed,
   * ms (assumed).
   */
  promoBar: { delay: 0, closedFor: 86_400_000 },
  /** s9.const.minimum-age: default until the site's own is known. */
  minimumAge: 18,
  /** s9.const.chunk-timeout, ms. */
  chunkTimeout: 120_000,
  /**
   * Time after which the client reports a `timeout`, ms. Uploads get longer, for pictures on slow networks. Assumed.
   */
  callTimeout: 15_000,
  uploadTimeout: 300_000,
  /** Interval at which a visible page polls pending transactions, ms. Assumed. */
  askedEvery: 5_000,
  /** s9.const.pagination-range. */
  pagination: { pageRange: 3, margin: 1 },
  /** s9.const.sms-countdown: seconds of the countdown where the gateway does not say. */
  firebaseCountdown: 60,
  externalCountdown: 60,
  /** s9.const.too-many-requests-wait: seconds of rest where no longer wait applies. */
  tooManyRequestsWait: 300,
  /** How long a browser is trusted, ms; by how many accounts. Assumed. */
  trustFor: 2_592_000_000,
  trustedAccounts: 5,
  /** s9.const.remember-cookies, ms. */
  rememberFor: 86_400_000,
  /** s9.const.verification-code-length. */
  verificationCodeMax: 255,
  /** s9.const.register-title-amount: the sample amount of the register title. */
  registerTitleAmount: { amount: 1000, currency: 'VND' },
  /**
   * s9.const.zalo-reward: an offer of the Zalo campaign, by the prefix of its code, grants at most 131K of the site's
   * currency.
   */
  zaloReward: { code: 'ZALO', most: '131000.00' },
  /**
   * s1.claim.marketing: more than so many types of sport and casino games, with all providers of the brand connected.
   */
  claims: { sports: 140, casinoGames: 5_000 },
  /** Interval between maintenance checks of an open lottery, ms. Assumed. */
  lotteryMaintenanceCheckMs: 30_000,
  /** How long before its idle end a session warns, ms. Assumed. */
  sessionWarning: 120_000,
} as const;

/** Settings that the portal never reads, so that none of them is in the first visit. */
export const GATEWAY_SETTINGS = {
  /** Defaults of operators' settings (`ops site set`). */
  site: {
    /** s9.const.image-cdn: where pictures come from; none: from the portal's own address. Assumed. */
    imageCDNs: [],
    /**
     * s9.const.launch-cdn: where games are opened from, one of them at random; none: from the studio's own address.
     * Assumed.
     */
    launchGameCDNs: [],
    /** s7.call.session-logout, readings A: POST or GET, B: DELETE. */
    logoutMethod: 'POST',
    /** s2.member-centre: reading A has 14 entries, reading B has 8. */
    memberMenu: 14,
    /** s4.account-type: true if 4 counts among the agent types; it is blocked from both centres in either reading. */
    trialIsAgentType: false,
    /** s4.withdrawal: a forced receipt refunded or not; minutes until a withdrawal counts as received. */
    forcedReceiptRefunds: false,
    autoConfirmMinutes: 30,
    /** True if a player can take a request for a withdrawal back. Assumed. */
    playerCancels: false,
    /** s9.const.minimum-age. */
    minimumAge: 18,
    /**
     * s8.registration.phone-verification: `silent` shows no reason at all; a reason beside the field helps the player.
     */
    phoneFailure: 'field',
  } satisfies Site,
  /** Largest withdrawal, and the required turnover of deposits. Assumed. */
  withdrawal: { min: '500.00', max: '50000.00', turnover: 1 },
  /** s4.customer-service.vip: from which rank level on, beyond this one, an account has the VIP contact. */
  vipContactAbove: 4,
  /** Wrong payment passwords in a row until it is locked, and for how long, ms. Assumed. */
  paymentPassword: { tries: 5, restsFor: 900_000 },
  /** s3.wallet.merchant: one wallet for all games, and nothing to transfer. Assumed. */
  isSingle: false as boolean,
  /** One transfer to an upline or a downline. Assumed. */
  uplineTransfer: { min: '100.00', max: '50000.00' },
  /** How long a deposit waits for the provider, ms. Assumed. */
  depositExpiresAfter: 1_800_000,
  /**
   * An account that is bound within so long after a recovery of the password takes withdrawals so long after it was
   * bound, ms: whoever took the account over does not take its money with it before the owner has read the message.
   * Assumed.
   */
  bankRest: { boundWithin: 86_400_000, restsFor: 86_400_000 },
  /** Initial points of a trial account, and its lifetime, ms. Assumed. */
  trial: { points: '10000.00', closesAfter: 86_400_000 },
  /**
   * Games of studios: how long the one-time token of an address is good, how long a session lives without a bet, when a
   * round counts as open for long, ms; and how long calls are kept. Assumed.
   */
  studio: { tokenLasts: 60_000, sessionIdle: 3_600_000, roundOpenFor: 1_800_000, callsKeptDays: 120 },
  /** A wrong login this many times in a row and a captcha is demanded; this many and the account is locked. Assumed. */
  failuresUntilCaptcha: 3,
  failuresUntilLock: 10,
  /**
   * VIP levels: of how many days what was staked and deposited counts; above which level an operator confirms first
   * where `REGULATED` is on, and for how many days that holds; how many days ahead a birthday must be set, and how many
   * lie between two of them at least; and how many days a bonus can be claimed. Assumed.
   */
  vip: { windowDays: 90, confirmAbove: 4, checkHolds: 365, birthdayAhead: 30, birthdaysApart: 300, claimDays: 30 },
  /**
   * Cashback: how many days it can be claimed, from the day after; the least that is claimed at once; and how many
   * times it is to be staked. Assumed.
   */
  cashback: { claimDays: 7, least: '1.00', times: 1 },
  /** Number of recovery codes. Assumed. */
  recoveryCodes: 10,
  /**
   * s9.const.nav-points: hundredths of a point for so much of valid bets, by category; those of lotteries are not shown
   * (assumed), nor is how much that is. `convert`: points for 1.00, how many at least and at most in a day, and how
   * often the money is to be staked. `mostAtOnce`: of one thing in a redemption. `playedDays`: within which what a
   * thing asks for must have been played. `addressKeptDays`: days from the approval of a redemption until its delivery
   * address is deleted. Assumed.
   */
  points: {
    factors: { LIVE: 70, SPORTS: 100, FISH: 120, RNG: 120, PVP: 100, ESPORTS: 100, LOTT: 100, ELOTT: 100 },
    forValidBets: '10.00',
    convert: { ratio: 100, least: 500, mostADay: 50_000, turnover: 3 },
    mostAtOnce: 5,
    playedDays: 30,
    addressKeptDays: 30,
  },
  /**
   * Reward for a referred friend, its turnover factor, the minimum of the friend's first deposit and valid bets, and
   * the days that it is held before it can be claimed. Assumed.
   */
  referral: { money: '200.00', stakes: 3, deposit: '500.00', played: '2000.00', heldDays: 7 },
} as const;

export type Language = (typeof SETTINGS.languages)[number];
