/** A place of which pictures are taken. */
export type Screen = {
  name: string;
  path: string;
  as?: 'player' | 'agent';
  /** Response of the address, if not 200. */
  status?: number;
  /** A dialog scrolls inside, so that the window shows all that a picture can. */
  isDialog?: boolean;
  /** Presses that lead on from the address. */
  presses?: readonly string[];
  /** Condition of the portal, as operators' commands: set and reset. */
  closed?: { set: readonly string[]; reset: readonly string[] };
};

const dialog = (name: string, path: string, as?: Screen['as']): Screen => ({ name, path, as, isDialog: true });
const page = (name: string, as: 'player' | 'agent' = 'player', centre = 'memberCentre'): Screen =>
  dialog(`${centre}-${name}`, `/?dialog=${centre}&page=${name}`, as);

/** Screens whose pictures are compared, besides those of games. */
export const SCREENS: readonly Screen[] = [
  { name: 'home-visitor', path: '/' },
  { name: 'home-member', path: '/', as: 'player' },
  { name: 'menu', path: '/', presses: ['header.menu'], isDialog: true },
  { name: 'lobby', path: '/lobby' },
  { name: 'category', path: '/rng' },
  { name: 'rooms', path: '/pvp', as: 'player' },
  { name: 'favourites', path: '/favourites', as: 'player' },
  { name: 'winners', path: '/winners' },
  { name: 'lottery', path: '/lottery', as: 'player' },
  { name: 'promotions', path: '/promotions' },
  { name: 'vip', path: '/vip', as: 'player' },
  { name: 'point-mall', path: '/pointMall', as: 'player' },
  { name: 'help', path: '/help' },
  { name: 'notices', path: '/noticePage' },
  { name: 'download', path: '/download' },
  { name: 'not-found', path: '/no/such/page', status: 404 },
  { name: 'login', path: '/login' },
  dialog('login-dialog', '/?dialog=login'),
  { name: 'register', path: '/register.html' },
  dialog('forgot-password', '/?dialog=forgotPassword'),
  dialog('game-info', '/?dialog=gameInfo&id=lab-dice'),
  dialog('feedback', '/?dialog=feedback', 'player'),
  dialog('profile', '/?dialog=profile', 'player'),
  page('depositv2'),
  page('withdraw'),
  page('transferFund'),
  page('securityCenter'),
  page('limits'),
  page('personalHistoryCopy'),
  page('transactionHistory'),
  page('rewardCenter'),
  page('missionLeaderboard'),
  page('agentTeamOverview', 'agent', 'agentCentre'),
  page('downlineManagmentView', 'agent', 'agentCentre'),
  page('agentRevenueReport', 'agent', 'agentCentre'),
  {
    name: 'maintenance',
    path: '/',
    status: 503,
    closed: { set: ['maintenance', 'on'], reset: ['maintenance', 'off'] },
  },
];
