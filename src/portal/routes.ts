/** The frame round a screen (spec section 2): full = header, footer, side menu; noSide = without the side menu. */
export type Layout = 'full' | 'noSide' | 'header' | 'bare';
/** A screen's folder in screens/; `coming` stands in, designed, until the screen's own part is built. */
export type ScreenName = 'home' | 'login' | 'register' | 'resetPassword' | 'coming';
export type PortalRoute = {
  path: string;
  screen: ScreenName;
  layout: Layout;
  /** Open to a visitor although 'logined to home page' is on (s2.guard.exempt-routes). */
  exempt?: true;
};

const home = (path: string): PortalRoute => ({ path, screen: 'home', layout: 'full' });
const coming = (path: string, layout: Layout = 'full'): PortalRoute => ({ path, screen: 'coming', layout });

/** Every route of the portal, once. Paths are the spec's; one is assumed (s2.other.routes-not-shown: the others are dialogs' pages). */
export const routes: readonly PortalRoute[] = [
  home('/'),
  home('/index'),
  home('/index.html'),
  home('/home'),
  { ...home('/register'), exempt: true },
  { path: '/register.html', screen: 'register', layout: 'full', exempt: true },
  { path: '/login', screen: 'login', layout: 'bare', exempt: true },
  // Assumed: the spec shows no path for the page that a mailed link leads to.
  { path: '/resetPassword', screen: 'resetPassword', layout: 'bare', exempt: true },
  coming('/noticePage'),
  coming('/vip'),
  coming('/pointMall', 'noSide'),
  coming('/lottery', 'header'),
  coming('/vnlottery', 'header'),
  coming('/seaLottery', 'header'),
  coming('/elott'),
  coming('/live'),
  coming('/fish'),
  coming('/pvp'),
  coming('/promotions'),
  coming('/promoDetail'),
  coming('/sports'),
  coming('/esports'),
  coming('/rng'),
  coming('/seamless', 'header'),
  coming('/help'),
  { ...coming('/helpmc', 'bare'), exempt: true },
  coming('/down'),
  { ...coming('/download'), exempt: true },
  coming('/join'),
  coming('/game', 'header'),
];
