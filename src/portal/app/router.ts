import { createRootRouteWithContext, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { routes } from '../routes';
import { passGate, type RouterContext } from './gate';
import { ScreenFailed } from './screen-failed';
import { notFound, screens } from './screens';
import { Shell } from './shell';
import { Taken } from './taken';

const dialogNames = [
  'login',
  'register',
  'memberCentre',
  'agentCentre',
  'freeTrial',
  'afterLogin',
  'changePassword',
  'forgotPassword',
  'accountLink',
] as const;
type DialogName = (typeof dialogNames)[number];

/** The router over the route table; the dialog that is open is in the address. */
export function createPortalRouter(context: RouterContext, history: RouterHistory) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: Shell,
    notFoundComponent: notFound,
    validateSearch: (search: Record<string, unknown>): { dialog?: DialogName; page?: string; affiliateCode?: string } => {
      const dialog = dialogNames.find((name) => name === search.dialog);
      const page = typeof search.page === 'string' ? search.page : undefined;
      // A code of letters is a word to the router, one of digits a number.
      const affiliateCode = search.affiliateCode === undefined ? undefined : String(search.affiliateCode).slice(0, 64);
      return { ...(dialog && { dialog }), ...(page && { page }), ...(affiliateCode && { affiliateCode }) };
    },
    beforeLoad: passGate,
  });
  const taken = createRoute({ getParentRoute: () => root, id: 'taken', component: Taken });
  const children = routes.map(({ path, screen, layout, exempt = false }) =>
    createRoute({ getParentRoute: () => taken, path, staticData: { layout, exempt }, component: screens[screen] }),
  );
  return createRouter({
    routeTree: root.addChildren([taken.addChildren(children)]),
    history,
    context,
    defaultErrorComponent: ScreenFailed,
    defaultPreload: 'intent',
    scrollRestoration: false,
  });
}
export type PortalRouter = ReturnType<typeof createPortalRouter>;
