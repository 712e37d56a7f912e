import { fromPromise } from 'xstate';
import { portalMachine } from '../../../machines/portal/portal.machine';
import { dialogsFlow, type LoadView } from './dialogs';
import { logoutFlow } from './logout';
import type { Needs } from './needs';
import { sessionFlow } from './session';
import { systemStatusFlow } from './system-status';

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
