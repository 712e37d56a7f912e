import { createMemoryHistory } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { hostMachine, type Place } from '../../../machines/platform/host/host.machine';
import { type PortalInput, portalMachine } from '../../../machines/platform/portal/portal.machine';
import { type Language, ManualClock } from '../../../src/atlas';
import { createClient } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { App } from '../../../src/portal/app/app';
import { createContents } from '../../../src/portal/app/content';
import { listen } from '../../../src/portal/app/listen';
import { createPortalRouter } from '../../../src/portal/app/router';
import { facts } from '../../../src/portal/destinations';
import type { Destination } from '../../../src/portal/parts/portal/destination';
import { loadWords, speak } from '../../../src/portal/parts/portal/words';
import { toasts } from '../../../src/ui/toast-store';
import { screenOf } from '../../harness/screen-testing-library';
import { wordsOf } from '../../harness/words';
import { lend } from '../../portal/harness/flow-support';
import { placeTo, rowsWith } from './hosting';
import { clearPage, observePage, type Watched } from './observe-page';
import { held, testDouble } from './test-doubles';

/** Surroundings of the chart under test. */
export type Around = {
  /** Charts below the root, by their names in its `setup`. */
  children: Record<string, AnyActorLogic>;
  /** Charts of destinations, by key; any other chart fails to load. */
  hosted?: Record<string, AnyStateMachine>;
  /** Destinations with their own charts, instead of `hosted`. */
  rows?: Record<string, Destination>;
  input?: PortalInput;
};
type Stage = Around & Watched & { language: Language };

/** Gateway client of lists and pages; returns the balance that the header shows to a member. */
const client = createClient(endpoints, {
  fetch: async () => Response.json({ success: true, message: 'OK', value: { sumBalance: '25000.00' } }),
  credentials: () => ({ language: 'en', merchant: 'maidan', token: null }),
  seal: () => Promise.reject(new Error('Nothing is sealed here')),
});

/** Renders the whole page in jsdom: the real views, router and listener round a root chart whose work is held. */
export async function openPage({ language, children, hosted = {}, rows, input, watched, report }: Stage) {
  const clock = new ManualClock();
  await loadWords('shell', language);
  await speak(language);
  const { deps } = lend({});
  const contents = createContents(deps, rows ?? rowsWith(hosted));
  const load = fromPromise<unknown, Place>((invocation) => contents.load(invocation.input));
  await Promise.all(['memberCentre', ...Object.keys(hosted)].map((to) => contents.load(placeTo(to))));
  const host = held(hostMachine, { load, content: contents.logic });
  const portal = createActor(testDouble(portalMachine, held(portalMachine, { host, ...children })), {
    input: input ?? { language: 'bn', destinations: facts },
    clock,
  });
  clock.attach(portal);
  const { vault, leaks, ...observed } = observePage(portal, { watched, report });

  // jsdom has no layout to scroll.
  window.scrollTo = () => {};
  clearPage();
  // As if a pointer rested on them, because a path takes arbitrarily long.
  toasts.hold();
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createPortalRouter({ portal }, history);
  await router.load();
  await act(async () => {
    render(
      <App page={{ portal, vault, client, clientFor: deps.clientFor, live: deps.live, contents }} router={router} />,
    );
    portal.start();
    listen(portal, router, deps.storage);
  });
  onTestFinished(() => void portal.stop());

  return {
    ...observed,
    portal,
    clock,
    screen: screenOf(wordsOf(language), history),
    leaks: () => leaks({ history: history.location.href }),
  };
}

export type RenderedPage = Awaited<ReturnType<typeof openPage>>;
