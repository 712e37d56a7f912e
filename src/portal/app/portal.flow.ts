import { fromPromise } from 'xstate';
import { countryListMachine } from '../../../machines/platform/country-list/country-list.machine';
import { gateMachine } from '../../../machines/platform/gate/gate.machine';
import { hostMachine, type Loaded, type Place } from '../../../machines/platform/host/host.machine';
import { languageMachine } from '../../../machines/platform/language/language.machine';
import { portalMachine } from '../../../machines/platform/portal/portal.machine';
import { type News, newsMachine } from '../../../machines/support/news/news.machine';
import { MODULES } from '../../contract';
import { loadScript } from '../../ui/browser/load-script';
import { logoutFlow } from '../features/identity/logout/logout.flow';
import { sessionFlow } from '../features/identity/session/session.flow';
import { systemStatusFlow } from '../features/platform/system-status/system-status.flow';
import type { PageDependencies } from '../parts/dependencies';
import type { Contents } from './content';

type Hosting = { load: (place: Place) => Promise<Loaded>; logic: Contents['logic'] };

/** The root chart with all of its children wired, as the page runs it. */
export const portalFlow = (deps: PageDependencies, { load, logic }: Hosting) =>
  portalMachine.provide({
    actors: {
      systemStatus: systemStatusFlow(deps),
      session: sessionFlow(deps),
      logout: logoutFlow(deps),
      gate: gateMachine,
      host: hostMachine.provide({ actors: { load: fromPromise(({ input }) => load(input)), content: logic } }),
      language: languageMachine.provide({
        actors: {
          changeLanguage: fromPromise(async ({ input: { language }, signal }) => {
            await deps.speak(language, signal);
            deps.storage.keepLanguage(language);
            return language;
          }),
          saveLanguage: fromPromise(
            async ({ input, signal }) => void (await deps.client.changeLanguage(input, { signal })),
          ),
        },
      }),
      countryList: countryListMachine.provide({
        actors: {
          loadCountries: fromPromise(async ({ signal }) => {
            const { list } = await deps.client.countries(undefined, { signal });
            deps.countries.keep(list);
          }),
        },
      }),
      news: newsMachine.provide({
        actors: { loadNews: fromPromise(async () => (deps.isOn(MODULES.afterLogin) ? newsOf(deps.clientFor) : [])) },
      }),
    },
  });

/** The pop-up announcements (s7.relay.announcements). */
async function newsOf(clientFor: PageDependencies['clientFor']): Promise<News[]> {
  // With the query cache, which a visitor's first page does not load.
  const { readNews } = await loadScript(() => import('../features/identity/after-login/read-news'));
  const outcome = await readNews(clientFor)();
  return outcome.kind === 'loaded' ? outcome.page : [];
}
