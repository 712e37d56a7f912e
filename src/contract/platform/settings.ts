import type { Site } from './site';

/**
 * Hidden values and ambiguities of the spec, each a named setting with its default. Every value that the spec leaves
 * open is defined here and nowhere else.
 */
export const SETTINGS = {
  /** s9.const.languages: the first is the default. */
  languages: ['bn', 'en'],
  /** s1.brand.values. The merchant code and the chat header colour are ours to choose. */
  brand: { platform: 'web', device: 'WEB', lotteryType: 'SEA', merchant: 'maidan', chatHeaderColour: '#0a3f2d' },
  agentTypes: [1, 2, 41, 42],
  trialType: 4,
  /** s9.const.images: also for proofs of a withdrawal. `bytes`: maximum size of each. */
  images: { most: 3, bytes: 5_242_880 },
  /**
   * Before the first deposit, a player whose balance consists of bonuses and gifts can withdraw, or send to partners,
   * at most this many times the amount granted. Assumed.
   */
  giftTimes: 5,
  /** Maximum number of payout accounts per player. Assumed. */
  bankAccounts: 5,
  /** Transaction history: page size, and maximum number of entries in a file, newest first. Assumed. */
  records: { pageSize: 10, exportMost: 5_000 },
  /**
   * Betting record: page size, maximum range of a query in days, and how long the address of a file is valid, ms.
   * Assumed.
   */
  bets: { pageSize: 10, days: 92, fileFor: 60_000 },
  /** Lotteries: maximum lines of an order, maximum issues of a chase, and page size of orders. Assumed. */
  lottery: { linesMost: 50, chaseMost: 100, pageSize: 10 },
  /** s9.const.notice-page-size. */
  noticePageSize: 9,
  /**
   * s9.const.game-list-request; s9.const.popular-count, also of the Vietnamese lotteries; maximum favourites per
   * account; numbers of recent games, winners, hot games, new vendors, games per new vendor, recommended games and own
   * rounds of a game on display. All but the first two assumed.
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
   * Responsible gaming: delay before a raised limit may be confirmed, ms; lengths of time-outs (hours) and
   * self-exclusions (months); intervals of reality checks (minutes).
   */
  limits: {
    raisedAfter: 86_400_000,
    timeOutHours: [24, 72, 168, 336, 1_008],
    exclusionMonths: [6, 12, 36, 60],
    realityMinutes: [15, 30, 60],
  },
  /** s9.const.support-window, px. */
  supportWindow: { width: 440, height: 500 },
  /** s5.message.feedback-length: bounds of feedback, in graphemes; not specified by the spec. */
  feedback: { min: 10, max: 500 },
  /** Application to the agent programme: bounds of its texts, in graphemes. Assumed. */
  affiliate: { place: { min: 3, max: 200 }, plan: { min: 20, max: 500 } },
  /** Delivery address of an item of the point mall: bounds, in graphemes. Assumed. */
  deliveryAddress: { min: 10, max: 200 },
  /** An agent's team: page size, and maximum number of open links. Assumed. */
  team: { pageSize: 20, linksMost: 20 },
  /**
   * Agent agreements: minutes until an unanswered offer or termination request expires; page size; and the turnover
   * that makes a member active in a period. Assumed.
   */
  contracts: { answerMinutes: 10_080, pageSize: 10, activeFrom: '500.00' },
  /**
   * s5.profile.required: fields that a profile requires besides the nickname; and the side of an avatar, px (assumed).
   */
  profile: { required: ['address', 'nationality', 'occupation', 'sourceOfIncome', 'region'] },
  avatarSide: 256,
  /**
   * Chat room and live chat: maximum length of a text, in graphemes; number of texts shown on entering, and at most;
   * interval of a stream's heartbeats, and silence after which its reader gives up, ms. Assumed.
   */
  chat: { text: 200, begins: 50, shown: 200, beat: 15_000, silence: 40_000 },
  /**
   * Streams of changes: interval of heartbeats, silence after which a reader gives up, and interval of polling while
   * there is no stream, ms. Assumed.
   */
  live: { beat: 20_000, silence: 50_000, poll: 60_000 },
  /** s7.call.session-freeplay: content of the gateway version header. Assumed. */
  gatewayVersion: '1',
  /** Country of a mobile number unless the player picks another. Assumed. */
  homeCountry: { countryCode: 'BD', countryDialingCode: '880' },
  /** s9.const.currency-symbol. */
  currencySymbol: 'P',
  /** Currency of the wallet, ISO 4217. Assumed. */
  currency: 'BDT',
  /**
   * s9.const.promo-bar-delay: delay before the bar over home appears once loaded, ms; and how long it stays closed, ms
   * (assumed).
   */
  promoBar: { delay: 0, closedFor: 86_400_000 },
  /** s9.const.minimum-age: default until the site's own is loaded. */
  minimumAge: 18,
  /** s9.const.chunk-timeout, ms. */
  chunkTimeout: 120_000,
  /**
   * Time after which the client reports a `timeout`, ms. Uploads get longer, for pictures on slow networks. Assumed.
   */
  callTimeout: 15_000,
  uploadTimeout: 300_000,
  /** s9.const.pagination-range. */
  pagination: { pageRange: 3, margin: 1 },
  /** s9.const.sms-countdown: seconds of the countdown if the gateway does not send them. */
  firebaseCountdown: 60,
  externalCountdown: 60,
  /** s9.const.too-many-requests-wait: seconds of cool-down if no longer wait applies. */
  tooManyRequestsWait: 300,
  /** Lifetime of a browser's trust, ms; maximum number of accounts that trust it. Assumed. */
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
  /** s1.claim.marketing: minimum numbers of sports and casino games, with all providers of the brand connected. */
  claims: { sports: 140, casinoGames: 5_000 },
  /** Interval between maintenance checks of an open lottery, ms. Assumed. */
  lotteryMaintenanceCheckMs: 30_000,
  /** Lead time of the warning before an idle session ends, ms. Assumed. */
  sessionWarning: 120_000,
  /**
   * Reports of errors in a browser (own.client-errors.reported): maximum number a minute and in all of a page, share of
   * pages that report ignored events and failed loads, and time in which a repeated event is one more press, ms.
   * Assumed.
   */
  clientErrors: { perMinute: 3, perPage: 10, share: 0.25, pressedTwice: 1_000 },
} as const;

/** Settings that the portal never reads, so that the first visit does not download them. */
export const GATEWAY_SETTINGS = {
  /**
   * Stakes that differ by at most this many percent oppose each other wholly, and in part from `partly` percent of the
   * larger; opposed rounds with bonus money from which two accounts form a case (own.abuse.opposition). Assumed.
   */
  opposition: { within: 10, partly: 25, rounds: 5 },
  /** Defaults of operators' settings (`ops site set`). */
  site: {
    /** s9.const.image-cdn: hosts of pictures; empty: the portal's own address. Assumed. */
    imageCDNs: [],
    /**
     * s9.const.launch-cdn: hosts from which games are opened, picked at random; empty: the studio's own address.
     * Assumed.
     */
    launchGameCDNs: [],
    /** s7.call.session-logout, readings A: POST or GET, B: DELETE. */
    logoutMethod: 'POST',
    /** s2.member-centre: reading A has 14 entries, reading B has 8. */
    memberMenu: 14,
    /** s4.account-type: true if 4 counts among the agent types; it is blocked from both centres in either reading. */
    trialIsAgentType: false,
    /** s4.withdrawal: true if an unconfirmed receipt is refunded; minutes until a withdrawal counts as received. */
    forcedReceiptRefunds: false,
    autoConfirmMinutes: 30,
    /** True if players can cancel a requested withdrawal. Assumed. */
    playerCancels: false,
    /** s9.const.minimum-age. */
    minimumAge: 18,
    /** Sum of a day up to which payouts of an open case do not wait. Assumed. */
    casePayoutDay: 500,
    /**
     * s8.registration.phone-verification: `silent` shows no reason at all; a reason next to the field helps the player.
     */
    phoneFailure: 'field',
    /** Needs of a first payout, in whole units of the currency, and the target time of a review, in hours. Assumed. */
    payoutNeeds: true,
    payoutDeposits: 500,
    payoutReviewHours: 24,
    /** Every payout is reviewed. */
    payoutUnreviewed: 0,
    /** Cash-ins: largest amount, sum of 24 hours, open reports of a player, and hours until one expires. Assumed. */
    cashInMost: 25_000,
    cashInDay: 50_000,
    cashInOpen: 2,
    cashInHours: 24,
    /** Days that pictures of receipts and of withdrawals are stored after the end of those. Assumed. */
    receiptDays: 180,
  } satisfies Site,
  /** Withdrawal bounds, and the turnover factor of deposits. Assumed. */
  withdrawal: { min: '500.00', max: '50000.00', turnover: 1 },
  /** s4.customer-service.vip: accounts above this rank level have the VIP contact. */
  vipContactAbove: 4,
  /** Consecutive wrong payment passwords before it is locked, and the lock's duration, ms. Assumed. */
  paymentPassword: { tries: 5, restsFor: 900_000 },
  /** s3.wallet.merchant: one wallet for all games, and nothing to transfer. Assumed. */
  isSingle: false as boolean,
  /** Bounds of a single transfer to an upline or a downline. Assumed. */
  uplineTransfer: { min: '100.00', max: '50000.00' },
  /** Time within which the provider must respond to a deposit, ms. Assumed. */
  depositExpiresAfter: 1_800_000,
  /**
   * A payout account that was bound within `boundWithin` after a password recovery accepts withdrawals only `restsFor`
   * after binding, ms: an intruder cannot take the money before the owner has read the notification. Assumed.
   */
  bankRest: { boundWithin: 86_400_000, restsFor: 86_400_000 },
  /** Initial points of a trial account, and its lifetime, ms. Assumed. */
  trial: { points: '10000.00', closesAfter: 86_400_000 },
  /**
   * Games of studios: lifetime of an address's one-time token, lifetime of a session without bets, age at which an open
   * round is reported, ms; days for which calls are stored; and time after the end of a round from which its wins are
   * held, ms. Assumed.
   */
  studio: {
    tokenLasts: 60_000,
    sessionIdle: 3_600_000,
    roundOpenFor: 1_800_000,
    callsKeptDays: 120,
    lateAfter: 900_000,
  },
  /** Consecutive failed logins before a captcha is required, and before the account is locked. Assumed. */
  failuresUntilCaptcha: 3,
  failuresUntilLock: 10,
  /**
   * VIP levels: window of days in which stakes and deposits count; level above which an operator must confirm if
   * `REGULATED` is on, and days for which that confirmation holds; days in advance that a birthday must be set, and
   * minimum days between two birthdays; and days in which a bonus can be claimed. Assumed.
   */
  vip: { windowDays: 90, confirmAbove: 4, checkHolds: 365, birthdayAhead: 30, birthdaysApart: 300, claimDays: 30 },
  /**
   * Cashback: days in which it can be claimed, from the day after; minimum of one claim; and turnover factor. Assumed.
   */
  cashback: { claimDays: 7, least: '1.00', times: 1 },
  /** Number of recovery codes. Assumed. */
  recoveryCodes: 10,
  /**
   * s9.const.nav-points: hundredths of a point per `forValidBets` of valid bets, by category; the spec gives neither
   * that amount nor the factors of lotteries (assumed). `convert`: points for 1.00, minimum of one conversion, maximum
   * per day, and turnover factor of the money. `mostAtOnce`: maximum quantity of an item in one redemption.
   * `playedDays`: window in which the play that an item requires must have taken place. `addressKeptDays`: days from
   * the approval of a redemption until its delivery address is deleted. Assumed.
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
   * Reward for a referred friend, its turnover factor, minimum first deposit and valid bets of the friend, and days
   * that it is held before it can be claimed. Assumed.
   */
  referral: { money: '200.00', stakes: 3, deposit: '500.00', played: '2000.00', heldDays: 7 },
} as const;

export type Language = (typeof SETTINGS.languages)[number];
