import type { DestinationFacts } from '../../machines/platform/portal/portal.events';
import type { Destination, DialogRow, ScreenRow } from './parts/portal/destination';

const category = {
  lottery: /*i18n*/ { id: 'common.category.lottery', message: 'Lottery' },
  vnlottery: /*i18n*/ { id: 'common.category.vnlottery', message: 'Vietnam lottery' },
  seaLottery: /*i18n*/ { id: 'common.category.seaLottery', message: 'SEA lottery' },
  live: /*i18n*/ { id: 'common.category.live', message: 'Live' },
  sports: /*i18n*/ { id: 'common.category.sports', message: 'Sports' },
  esports: /*i18n*/ { id: 'common.category.esports', message: 'Esports' },
  rng: /*i18n*/ { id: 'common.category.rng', message: 'Slots' },
  fish: /*i18n*/ { id: 'common.category.fish', message: 'Fishing' },
  pvp: /*i18n*/ { id: 'common.category.pvp', message: 'PvP' },
  elott: /*i18n*/ { id: 'common.category.elott', message: 'E-lottery' },
};
const promotions = /*i18n*/ { id: 'nav.promotions', message: 'Promotions' };
const help = /*i18n*/ { id: 'footer.helpCentre', message: 'Help centre' };
const app = /*i18n*/ { id: 'footer.download', message: 'App' };
const register = /*i18n*/ { id: 'title.register', message: 'Register' };

const home = {
  seat: 'screen',
  layout: 'full',
  words: ['home'],
  load: () => import('./features/platform/home'),
} as const;
const login = () => import('./features/identity/login');
const registration = () => import('./features/identity/registration');

const helpCentre = {
  seat: 'screen',
  layout: 'full',
  words: ['help', 'list'],
  title: help,
  load: () => import('./features/support/help'),
  runs: 'help-centre',
} as const;

const apps = {
  seat: 'screen',
  layout: 'full',
  words: ['download', 'list'],
  title: app,
  load: () => import('./features/platform/download'),
  runs: 'list',
} as const;

const promotion = {
  seat: 'screen',
  layout: 'full',
  words: ['promotions', 'terms', 'list'],
  title: promotions,
  load: () => import('./features/rewards/promotions'),
  runs: 'promotions',
} as const;

const lobby = { seat: 'screen', layout: 'full', words: ['lobby', 'games', 'list'], runs: 'game-browse' } as const;
const lobbyOf = (kind: keyof typeof import('./features/play/lobby').lobbies) => async () =>
  (await import('./features/play/lobby')).lobbies[kind];
const lobbyTitle = /*i18n*/ { id: 'title.lobby', message: 'Games lobby' };

const lottery = {
  seat: 'screen',
  layout: 'header',
  words: ['lottery', 'list', 'player-limit'],
  restartsBy: ['gameCode', 'playType', 'view'],
  runs: 'lottery-board',
} as const;
const lotteryOf = (kind: keyof typeof import('./features/play/lottery').lotteries) => async () =>
  (await import('./features/play/lottery')).lotteries[kind];

const game = {
  seat: 'screen',
  layout: 'header',
  words: ['game-session', 'list'],
  title: /*i18n*/ { id: 'title.game', message: 'Game' },
  load: () => import('./features/play/game-session'),
  restartsBy: [],
  runs: 'game-session',
} as const;

const screens = {
  home: { ...home, paths: ['/', '/index', '/index.html', '/home'], from: ['menu'] },
  // Home with the registration over it (s2.route.register).
  homeToRegister: {
    ...home,
    paths: ['/register'],
    exempt: true,
    over: 'register',
    title: register,
    from: ['header', 'home'],
  },
  registerScreen: {
    seat: 'screen',
    paths: ['/register.html'],
    layout: 'full',
    exempt: true,
    title: register,
    words: ['registration', 'terms', 'phone', 'captcha', 'verification', 'entry', 'password-change'],
    load: () => import('./features/identity/registration/screen'),
    chart: registration,
    runs: 'registration',
    from: ['address'],
  },
  loginScreen: {
    seat: 'screen',
    paths: ['/login'],
    layout: 'bare',
    exempt: true,
    title: /*i18n*/ { id: 'title.login', message: 'Log in' },
    words: ['login', 'phone', 'captcha'],
    load: () => import('./features/identity/login/screen'),
    chart: login,
    chartWords: ['verification', 'proof', 'entry', 'password-change'],
    runs: 'login',
    from: ['gate'],
  },
  // Assumed: the spec shows no path for the page that a mailed link leads to.
  resetPassword: {
    seat: 'screen',
    paths: ['/resetPassword'],
    layout: 'bare',
    exempt: true,
    title: /*i18n*/ { id: 'title.resetPassword', message: 'Set a new password' },
    words: ['passwords', 'password-change'],
    load: () => import('./features/identity/passwords/screen'),
    chart: () => import('./features/identity/passwords/reset'),
    runs: 'password-reset',
    from: ['mail'],
  },
  noticePage: {
    seat: 'screen',
    paths: ['/noticePage'],
    layout: 'full',
    title: /*i18n*/ { id: 'title.noticePage', message: 'Notices' },
    words: ['notice', 'list'],
    load: () => import('./features/support/notice/page'),
    runs: 'list',
    from: ['footer', 'notice'],
  },
  vip: {
    seat: 'screen',
    paths: ['/vip'],
    layout: 'full',
    title: /*i18n*/ { id: 'title.vip', message: 'VIP' },
    words: ['vip', 'betting-record', 'list'],
    load: () => import('./features/rewards/vip'),
    runs: 'list',
    from: ['menu', 'manualRebate'],
  },
  pointMall: {
    seat: 'screen',
    paths: ['/pointMall'],
    layout: 'noSide',
    words: ['point-mall', 'list', 'member-centre'],
    title: /*i18n*/ { id: 'title.pointMall', message: 'Points mall' },
    load: () => import('./features/rewards/point-mall'),
    runs: 'point-mall',
    from: ['home'],
  },
  lottery: {
    ...lottery,
    paths: ['/lottery'],
    title: category.lottery,
    load: lotteryOf('lottery'),
    from: ['menu', 'footer', 'home', 'vnlottery', 'seaLottery'],
  },
  vnlottery: {
    ...lottery,
    paths: ['/vnlottery'],
    title: category.vnlottery,
    load: lotteryOf('vnlottery'),
    from: ['footer', 'home', 'gameMenu', 'lottery', 'seaLottery', 'launch'],
  },
  seaLottery: {
    ...lottery,
    paths: ['/seaLottery'],
    title: category.seaLottery,
    load: lotteryOf('seaLottery'),
    from: ['footer', 'home', 'gameMenu', 'lottery', 'vnlottery', 'launch'],
  },
  elott: {
    ...lobby,
    paths: ['/elott'],
    title: category.elott,
    load: lobbyOf('elott'),
    from: ['menu', 'footer'],
  },
  live: {
    ...lobby,
    paths: ['/live'],
    title: category.live,
    load: lobbyOf('live'),
    from: ['menu', 'footer'],
  },
  fish: {
    ...lobby,
    paths: ['/fish'],
    title: category.fish,
    load: lobbyOf('fish'),
    from: ['menu', 'footer'],
  },
  pvp: {
    ...lobby,
    paths: ['/pvp'],
    title: category.pvp,
    load: lobbyOf('pvp'),
    from: ['menu', 'footer'],
  },
  promotions: { ...promotion, paths: ['/promotions'], from: ['menu', 'footer', 'promoDetail'] },
  promoDetail: { ...promotion, paths: ['/promoDetail'], from: ['promotions', 'registerScreen'] },
  sports: {
    ...lobby,
    paths: ['/sports'],
    title: category.sports,
    load: lobbyOf('sports'),
    from: ['menu', 'footer'],
  },
  esports: {
    ...lobby,
    paths: ['/esports'],
    title: category.esports,
    load: lobbyOf('esports'),
    from: ['menu', 'footer'],
  },
  rng: {
    ...lobby,
    paths: ['/rng'],
    title: category.rng,
    load: lobbyOf('rng'),
    from: ['menu', 'footer'],
  },
  // Assumed: the spec shows no paths for the lobby of all games, the favourites and the latest winners.
  lobby: {
    ...lobby,
    paths: ['/lobby'],
    title: lobbyTitle,
    load: lobbyOf('all'),
    from: ['home', 'favourites', 'winners', 'gameInfo', 'launch', 'lottery', 'vnlottery', 'seaLottery'],
  },
  favourites: {
    ...lobby,
    paths: ['/favourites'],
    title: /*i18n*/ { id: 'title.favourites', message: 'My games' },
    load: () => import('./features/play/lobby/own'),
    from: ['lobby'],
  },
  winners: {
    seat: 'screen',
    paths: ['/winners'],
    layout: 'full',
    title: /*i18n*/ { id: 'title.winners', message: 'Latest winners' },
    words: ['winners', 'list'],
    load: () => import('./features/play/winners'),
    runs: 'list',
    from: ['home', 'lobby'],
  },
  // For games with the wallet; a free demo is at /game.
  seamless: { ...game, paths: ['/seamless'], from: ['launch'] },
  help: { ...helpCentre, paths: ['/help'], from: ['footer', 'home'] },
  helpmc: { ...helpCentre, paths: ['/helpmc'], layout: 'bare', exempt: true, from: ['registerScreen'] },
  down: { ...apps, paths: ['/down'], from: ['address'] },
  download: { ...apps, paths: ['/download'], exempt: true, from: ['footer'] },
  join: {
    seat: 'screen',
    paths: ['/join'],
    layout: 'full',
    title: /*i18n*/ { id: 'title.join', message: 'Join us' },
    words: ['join'],
    load: () => import('./features/identity/join'),
    from: ['footer'],
  },
  game: { ...game, paths: ['/game'], from: ['demo'] },
} as const satisfies Record<string, ScreenRow>;

const launch = {
  seat: 'dialog',
  words: ['launch', 'games', 'list', 'player-limit'],
  load: () => import('./features/play/launch'),
  runs: 'game-launch',
  from: ['lobby', 'favourites', 'gameMenu', 'gamePopup', 'gameInfo', 'game', 'seamless', 'memberCentre'],
} as const;

const dialogs = {
  login: {
    seat: 'dialog',
    byAddress: true,
    words: ['login', 'captcha', 'verification', 'phone', 'proof', 'entry', 'password-change'],
    load: login,
    runs: 'login',
    from: ['header'],
  },
  register: {
    seat: 'dialog',
    byAddress: true,
    words: ['registration', 'terms', 'phone', 'captcha', 'verification', 'entry', 'password-change'],
    load: registration,
    runs: 'registration',
  },
  freeTrial: {
    seat: 'dialog',
    byAddress: true,
    words: ['free-trial', 'captcha', 'verification', 'entry', 'password-change'],
    load: () => import('./features/identity/free-trial'),
    runs: 'free-trial',
    from: ['header', 'home'],
  },
  // The browser's dialog opens by a press of its button, not by a link.
  passkeyLogin: {
    seat: 'dialog',
    byAddress: false,
    words: ['passkey-login', 'entry', 'password-change'],
    load: () => import('./features/identity/passkey-login'),
    runs: 'passkey-login',
  },
  // The window of a third party opens by a press of its button, not by a link.
  accountLink: {
    seat: 'dialog',
    byAddress: false,
    words: ['account-link', 'proof', 'phone', 'entry', 'password-change'],
    load: () => import('./features/identity/account-link'),
    runs: 'account-link',
  },
  forgotPassword: {
    seat: 'dialog',
    byAddress: true,
    words: ['passwords', 'password-change', 'phone', 'proof', 'entry'],
    load: () => import('./features/identity/passwords'),
    runs: 'forgot-password',
  },
  // Another password is chosen from my account, so a link to it leads there.
  changePassword: {
    seat: 'dialog',
    account: 'member',
    byAddress: false,
    instead: { to: 'securityCenter', centre: 'memberCentre' },
    words: ['passwords', 'password-change'],
    load: () => import('./features/identity/passwords/change'),
    runs: 'password-change',
  },
  notice: {
    seat: 'dialog',
    byAddress: true,
    byId: true,
    words: ['notice', 'list'],
    load: () => import('./features/support/notice'),
    runs: 'notice',
    from: ['noticePage'],
  },
  support: {
    seat: 'dialog',
    byAddress: true,
    words: ['customer-service', 'list'],
    load: () => import('./features/support/customer-service'),
    runs: 'customer-service',
    from: ['menu', 'footer'],
  },
  feedback: {
    seat: 'dialog',
    byAddress: true,
    words: ['feedback', 'list', 'member-centre'],
    load: () => import('./features/support/feedback'),
    runs: 'feedback',
    from: ['footer'],
  },
  affiliate: {
    seat: 'dialog',
    account: 'member',
    byAddress: true,
    words: ['affiliate', 'list', 'member-centre'],
    load: () => import('./features/agents/affiliate'),
    runs: 'affiliate-application',
    from: ['join'],
  },
  profile: {
    seat: 'dialog',
    account: 'member',
    byAddress: true,
    words: ['profile', 'upload', 'list', 'member-centre'],
    load: () => import('./features/identity/profile'),
    runs: 'profile',
  },
  chatRoom: {
    seat: 'dialog',
    account: 'member',
    byAddress: true,
    words: ['chat', 'chat-room', 'list', 'member-centre'],
    load: () => import('./features/support/chat-room'),
    runs: 'chat',
    from: ['footer'],
  },
  liveChat: {
    seat: 'dialog',
    account: 'member',
    byAddress: true,
    words: ['chat', 'live-chat', 'list', 'member-centre'],
    load: () => import('./features/support/live-chat'),
    runs: 'chat',
  },
  gameMenu: {
    seat: 'dialog',
    byAddress: true,
    words: ['game-menu', 'games', 'list'],
    load: () => import('./features/play/game-menu'),
    runs: 'list',
    from: ['header'],
  },
  gameInfo: {
    seat: 'dialog',
    byAddress: true,
    byId: true,
    words: ['game-info', 'games', 'list'],
    load: () => import('./features/play/game-info'),
    runs: 'game-info',
    from: ['home', 'lobby', 'favourites', 'winners', 'gameMenu', 'gamePopup', 'game', 'seamless'],
  },
  gamePopup: {
    seat: 'dialog',
    byAddress: true,
    byId: true,
    words: ['lobby', 'games', 'list'],
    load: () => import('./features/play/lobby/popup'),
    runs: 'game-browse',
    from: ['home', 'launch'],
  },
  // Any account may play, a free demo's too (s6.play.login-required).
  launch: { ...launch, account: 'any', byAddress: true, byId: true },
  // The demo of a game, for visitors too: points of its studio, and no wallet (own.launch.visitor).
  demo: { ...launch, byAddress: false },
  // Available to all who may play, free demos included.
  chases: {
    seat: 'dialog',
    account: 'any',
    byAddress: true,
    words: ['lottery', 'list'],
    load: () => import('./features/play/lottery/chases'),
    runs: 'lottery-chases',
    from: ['lottery', 'vnlottery', 'seaLottery'],
  },
  // Opens with the news after a login.
  afterLogin: {
    seat: 'dialog',
    byAddress: false,
    words: ['after-login', 'list'],
    load: () => import('./features/identity/after-login'),
    runs: 'list',
  },
  memberCentre: {
    seat: 'dialog',
    account: 'member',
    byAddress: true,
    words: ['member-centre', 'centre', 'list'],
    // s9.const.default-pages: my account comes first.
    pages: { first: 'securityCenter', load: () => import('./destinations.pages') },
    load: () => import('./features/platform/member-centre'),
    from: ['header', 'home'],
  },
  agentCentre: {
    seat: 'dialog',
    account: 'agent',
    byAddress: true,
    words: ['agent-centre', 'centre', 'member-centre', 'list'],
    // s9.const.default-pages: the overview comes first.
    pages: { first: 'agentTeamOverview', load: () => import('./destinations.agent') },
    load: () => import('./features/agents/agent-centre'),
    runs: 'list',
    from: ['header'],
  },
} as const satisfies Record<string, DialogRow>;

/**
 * Every screen and dialog, a row each; the pages of a centre are in its own rows. Routes, titles, addresses, guards and
 * chunks come out of it.
 */
export const destinations: Readonly<Record<string, Destination>> = { ...screens, ...dialogs };

const isScreen = (row: Destination): row is ScreenRow => row.seat === 'screen';
/** Every route of the portal with the screen that it shows (spec section 2). */
export const routes = Object.entries(destinations).flatMap(([key, row]) =>
  isScreen(row) ? row.paths.map((path) => ({ path, key, row })) : [],
);

/** Data of the destinations for the root chart. */
export const facts: Record<string, DestinationFacts> = Object.fromEntries(
  Object.entries(destinations).map(([key, row]): [string, DestinationFacts] => {
    if (row.seat === 'screen') return [key, { path: row.paths[0] }];
    return [key, row.account ? { account: row.account } : {}];
  }),
);
