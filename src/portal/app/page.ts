import type { RouterHistory } from '@tanstack/react-router';
import { type Actor, createActor, waitFor } from 'xstate';
import type { Place } from '../../../machines/platform/host/host.machine';
import type { portalMachine } from '../../../machines/platform/portal/portal.machine';
import { createClient, type EndpointName, type Failure, isOn, type Language } from '../../contract';
import { siteEndpoints } from '../../contract/platform/site-endpoints';
import { createSealer } from '../../ui/browser/seal';
import { createServerClock } from '../../ui/browser/server-clock';
import { createVault } from '../../ui/browser/vault';
import { wired } from '../../ui/browser/wired';
import { forgetAll } from '../../ui/list/forget';
import { createCountryList } from '../browser/country-list';
import { inView } from '../browser/in-view';
import { createLiveEvents } from '../browser/live-events';
import { createMoneyEvents } from '../browser/money-events';
import { createPageAddress } from '../browser/page-address';
import { createRealityClock } from '../browser/reality-clock';
import { createSessionTime, touching } from '../browser/session-time';
import type { BrowserStorage } from '../browser/storage';
import { createTabEvents } from '../browser/tab-events';
import { facts } from '../destinations';
import type { PageDependencies } from '../parts/dependencies';
import type { Page } from '../parts/portal/portal-context';
import { speak } from '../parts/portal/words';
import { createContents } from './content';
import { portalFlow } from './portal.flow';

type PageNeeds = {
  fetch: typeof fetch;
  storage: BrowserStorage;
  session: Pick<Storage, 'getItem' | 'setItem'>;
  host: string;
  history: RouterHistory;
  language: Language;
  now(): number;
  inspect?: Page['inspect'];
};

/** Everything behind the views: the client, the vault, and the root chart's actor, which is not started yet. */
export function createPage({ fetch, storage, session, host, history, language, now, inspect }: PageNeeds) {
  const clock = createServerClock(now);
  const time = createSessionTime(clock, storage.shared);
  const money = createMoneyEvents(storage.shared);
  const live = createLiveEvents(now);
  const sealer = createSealer(clock, () => client.systemStatus({ url: host }));
  const report = ({ kind, status, code }: Failure, _: EndpointName, token: string | null) => {
    // A response of an ended session does not apply to the current one.
    if (kind === 'unauthorised' && token === storage.token()) portal.send({ type: 'call.unauthorised' });
    if (status === 503 || code === 'system.restricted') portal.send({ type: 'call.unavailable' });
  };
  const clientFor: PageDependencies['clientFor'] = (rows, by = fetch, timeout) =>
    createClient(rows, {
      fetch: touching(by, time),
      credentials: () => ({
        language: storage.language(),
        merchant: storage.merchant(),
        token: storage.token(),
        trust: storage.trust(),
      }),
      seal: sealer.seal,
      onFailure: report,
      onMoved: money.moved,
      timeout,
    });
  const client = clientFor(siteEndpoints);
  const site = () => portal.getSnapshot().children.systemStatus?.getSnapshot().context.site ?? null;
  const deps: PageDependencies = {
    client,
    clientFor,
    storage,
    time,
    reality: createRealityClock(clock.now, session),
    host,
    address: createPageAddress(history),
    vault: createVault(),
    countries: createCountryList(),
    now: clock.now,
    forgetReads: forgetAll,
    money,
    live,
    messages: createTabEvents(),
    inView,
    speak,
    site,
    isOn: (modId) => isOn(site()?.whiteLabel ?? [], modId),
    learn: ({ serverTime, ...key }) => {
      clock.learn(serverTime);
      sealer.learn(key);
    },
  };
  const siteKnown = async () => {
    const { systemStatus } = portal.getSnapshot().children;
    if (systemStatus) await waitFor(systemStatus, ({ context }) => context.site !== null);
  };
  const contents = createContents(deps);
  // A chart starts with the modules of the site; a page that was opened at its address is notified later.
  const load = async (place: Place) => (await Promise.all([contents.load(place), siteKnown()]))[0];
  const portal: Actor<typeof portalMachine> = createActor(wired(portalFlow(deps, { load, logic: contents.logic })), {
    input: { language, destinations: facts },
  });
  const { vault, countries } = deps;
  return { portal, client, clientFor, live, storage, vault, countries, contents, inspect };
}
