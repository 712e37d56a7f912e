/** Every path that a page of the portal has (spec section 2), for what may be linked to; a test holds it against the rows of the portal. */
export const PATHS: readonly string[] = [
  ...[
    '/',
    '/index',
    '/index.html',
    '/home',
    '/register',
    '/register.html',
    '/login',
    '/resetPassword',
    '/noticePage',
    '/vip',
    '/pointMall',
  ],
  ...['/lottery', '/vnlottery', '/seaLottery', '/elott', '/live', '/fish', '/pvp', '/promotions', '/promoDetail', '/sports', '/esports'],
  ...['/rng', '/lobby', '/favourites', '/winners', '/seamless', '/game', '/help', '/helpmc', '/down', '/download', '/join'],
];
