import { fromPromise } from 'xstate';
import { portalMachine } from '../../../machines/portal/portal.machine';
import { logoutFlow } from '../features/logout/logout.flow';
import { sessionFlow } from '../features/session/session.flow';
import { systemStatusFlow } from '../features/system-status/system-status.flow';
import type { Needs } from '../parts/needs';
import { dialogsFlow, type LoadView } from './dialogs.flow';

/** The root chart with all of its children wired: what the page runs. */
export const portalFlow = (needs: Needs, loadView: LoadView) =>
  portalMachine.provide({
    actors: {
      systemStatus: systemStatusFlow(needs),
      session: sessionFlow(needs),
      dialogs: dialogsFlow(needs, loadView),
      logout: logoutFlow(needs),
      changeLanguage: fromPromise(async ({ input: { language } }) => {
        await needs.speak(language);
        needs.storage.keepLanguage(language);
        return language;
      }),
      tellLanguage: fromPromise(async ({ input, signal }) => void (await needs.client.changeLanguage(input, { signal }))),
      loadCountries: fromPromise(async ({ signal }) => {
        const { list } = await needs.client.countries(undefined, { signal });
        needs.countries.keep(list);
      }),
    },
  });
