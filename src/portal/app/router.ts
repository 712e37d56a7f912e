import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { SETTINGS } from '../../contract';
import { destinations, routes } from '../destinations';
import { inTime } from '../parts/in-time';
import type { ScreenRow } from '../parts/portal/destination';
import { loadWords } from '../parts/portal/words';
import { passGate, type RouterContext } from './gate';
import { ScreenHost } from './hosts';
import { ScreenFailed } from './screen-failed';
import { Shell } from './shell';
import { Taken } from './taken';

/** What an address can name: a dialog, by its name or with the id of what it shows, a page of a centre, and an invitation. */
export type Search = { dialog?: string; page?: string; id?: string; affiliateCode?: string };

/** A screen's view and its words come together, or not at all after 120 s (s8.chunk.load-error). */
const inChunk = <Module>(words: readonly string[], load: () => Promise<Module>) =>
  inTime(Promise.all([load(), ...words.map((one) => loadWords(one))]), SETTINGS.chunkTimeout).then(([module]) => module);

const screen = (key: string, { words, load }: ScreenRow) =>
  lazyRouteComponent(async () => {
    const { View } = await inChunk(words, load);
    return { Screen: ScreenHost.bind(null, { to: key, view: View }) };
  }, 'Screen');
const notFound = lazyRouteComponent(() => inChunk(['not-found'], () => import('../features/not-found')), 'NotFound');

const isDialog = (name: unknown): name is string => {
  const row = typeof name === 'string' ? destinations[name] : undefined;
  return row?.seat === 'dialog';
};

/** The router over the rows of the destinations; the dialog that is open is in the address, and the page of a centre. */
export function createPortalRouter(context: RouterContext, history: RouterHistory) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: Shell,
    notFoundComponent: notFound,
    validateSearch: (search: Record<string, unknown>): Search => {
      const dialog = isDialog(search.dialog) ? search.dialog : undefined;
      const page = typeof search.page === 'string' ? search.page : undefined;
      const id = typeof search.id === 'string' ? search.id : undefined;
      // A code of letters is a word to the router, one of digits a number.
      const affiliateCode = search.affiliateCode === undefined ? undefined : String(search.affiliateCode).slice(0, 64);
      return { ...(dialog && { dialog }), ...(page && { page }), ...(id && { id }), ...(affiliateCode && { affiliateCode }) };
    },
    beforeLoad: passGate,
  });
  const taken = createRoute({ getParentRoute: () => root, id: 'taken', component: Taken });
  const components = new Map(routes.map(({ key, row }) => [key, screen(key, row)]));
  const children = routes.map(({ path, key, row: { layout, exempt = false } }) =>
    createRoute({ getParentRoute: () => taken, path, staticData: { layout, exempt }, component: components.get(key) }),
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
