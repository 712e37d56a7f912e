import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { destinations, routes } from '../destinations';
import type { ScreenRow } from '../parts/portal/destination';
import { inChunk } from '../parts/portal/words';
import { ScreenFailed } from '../shell/load-failed';
import { passGate, type RouterContext } from './gate';
import { ScreenHost } from './hosts';
import { HydrationOutlet } from './hydration-outlet';
import { Shell } from './shell';

/**
 * Everything an address can name beside a dialog: one of many, an invitation, and the contents of a screen of games, a
 * lottery or the help centre.
 */
const NAMED = [
  'page',
  'id',
  'affiliateCode',
  'q',
  'kind',
  'type',
  'sort',
  'minBet',
  'minLineNum',
  'gameCode',
  'playType',
  'view',
  'backUrl',
  'article',
  'edition',
] as const;
/** Maximum length of a value by name; 64 for the rest. */
const LENGTHS: { [Name in (typeof NAMED)[number]]?: number } = { backUrl: 512 };
/** Dialog names of the specification's configuration, which also open them by address (s2.modal.login). */
const CONFIGURED = new Map<unknown, string>([['loginPopupModal', 'login']]);
/** Key of a dialog by a name in an address. */
export const dialogKey = <Name>(name: Name): Name | string => CONFIGURED.get(name) ?? name;
/**
 * Everything an address can name: a dialog, by its name or with an id, a page of a centre, an invitation, and the
 * contents of a screen.
 */
export type Search = { dialog?: string } & { [Name in (typeof NAMED)[number]]?: string };

/** Known parts of an address. The router reads a code of letters as a text, one of digits as a number. */
export function searchOf(rawSearch: Record<string, unknown> = {}): Search {
  const dialog = dialogKey(rawSearch.dialog);
  const named = NAMED.flatMap((name) =>
    isPresent(name, rawSearch[name]) ? [[name, String(rawSearch[name]).slice(0, LENGTHS[name] ?? 64)]] : [],
  );
  return { ...(isDialog(dialog) && { dialog }), ...Object.fromEntries(named) };
}
const isPresent = (name: string, value: unknown) =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && name !== 'id' && name !== 'page');

const screen = (key: string, { words, load }: ScreenRow) =>
  lazyRouteComponent(async () => {
    const { View } = await inChunk(words, load);
    return { Screen: ScreenHost.bind(null, { to: key, view: View }) };
  }, 'Screen');
const notFound = lazyRouteComponent(
  () => inChunk(['not-found'], () => import('../features/platform/not-found')),
  'NotFound',
);

const isDialog = (name: unknown): name is string => {
  const row = typeof name === 'string' ? destinations[name] : undefined;
  return row?.seat === 'dialog';
};

/**
 * The router over the rows of the destinations; the dialog that is open is in the address, and the page of a centre.
 */
export function createPortalRouter(context: RouterContext, history: RouterHistory) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: Shell,
    notFoundComponent: notFound,
    validateSearch: searchOf,
    beforeLoad: passGate,
  });
  const hydrationRoute = createRoute({ getParentRoute: () => root, id: 'taken', component: HydrationOutlet });
  const components = new Map(routes.map(({ key, row }) => [key, screen(key, row)]));
  const children = routes.map(({ path, key, row: { layout, exempt = false } }) =>
    createRoute({
      getParentRoute: () => hydrationRoute,
      path,
      staticData: { layout, exempt },
      component: components.get(key),
    }),
  );
  return createRouter({
    routeTree: root.addChildren([hydrationRoute.addChildren(children)]),
    history,
    context,
    defaultErrorComponent: ScreenFailed,
    defaultPreload: 'intent',
    scrollRestoration: false,
  });
}
export type PortalRouter = ReturnType<typeof createPortalRouter>;
