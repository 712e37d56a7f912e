import { createMemoryHistory } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  isMachineSnapshot,
} from 'xstate';
import { hostMachine, type Place } from '../../../machines/platform/host/host.machine';
import { type PortalInput, portalMachine } from '../../../machines/platform/portal/portal.machine';
import { type Language, ManualClock, type MicrostepCoverage, watch } from '../../../src/atlas';
import { createClient } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { App } from '../../../src/portal/app/app';
import { createContents } from '../../../src/portal/app/content';
import { listen } from '../../../src/portal/app/listen';
import { createPortalRouter } from '../../../src/portal/app/router';
import { facts } from '../../../src/portal/destinations';
import { loadWords, speak } from '../../../src/portal/parts/portal/words';
import { reads } from '../../../src/ui/list/reads';
import { toasts } from '../../../src/ui/toast-store';
import { ExposureLog } from '../../harness/leaks';
import { screenOf } from '../../harness/screen-testing-library';
import { wordsOf } from '../../harness/words';
import { lend } from '../../portal/harness/flow-support';
import { placeTo, rowsWith } from './hosting';
import { held, standIn } from './stand-ins';
import { typedSecrets } from './typed-secrets';

/** Surroundings of the chart under test. */
export type Around = {
  /** Charts below the root, by their names in its `setup`. */
  children: Record<string, AnyActorLogic>;
  /** Charts of destinations, by key; any other chart fails to load. */
  hosted?: Record<string, AnyStateMachine>;
  input?: PortalInput;
};
type Stage = Around & {
  language: Language;
  /** Chart whose microsteps are reported. */
  watched: Parameters<typeof watch>[0];
  report: (observation: MicrostepCoverage) => void;
};

/** Event that a view sent to a chart that ignores it in that state. */
type Ignored = { to: string; event: AnyEventObject };

/** Gateway client of lists and pages; returns the balance that the header shows to a member. */
const client = createClient(endpoints, {
  fetch: async () => Response.json({ success: true, message: 'OK', value: { sumBalance: '25000.00' } }),
  credentials: () => ({ language: 'en', merchant: 'maidan', token: null }),
  seal: () => Promise.reject(new Error('Nothing is sealed here')),
});

const isActor = (ref: object): ref is AnyActorRef => 'id' in ref && 'getSnapshot' in ref;

/** Renders the whole page in jsdom: the real views, router and listener round a root chart whose work is held. */
export async function openPage({ language, children, hosted = {}, input, watched, report }: Stage) {
  const clock = new ManualClock();
  await loadWords('shell', language);
  await speak(language);
  const { deps } = lend({});
  const contents = createContents(deps, rowsWith(hosted));
  const load = fromPromise<unknown, Place>((invocation) => contents.load(invocation.input));
  await Promise.all(['memberCentre', ...Object.keys(hosted)].map((to) => contents.load(placeTo(to))));
  const host = held(hostMachine, { load, content: contents.logic });
  const portal = createActor(standIn(portalMachine, held(portalMachine, { host, ...children })), {
    input: input ?? { language: 'bn', destinations: facts },
    clock,
  });
  clock.attach(portal);
  const events = new Map<AnyActorRef, AnyEventObject[]>();
  const ignored: Ignored[] = [];
  let own = false;
  portal.system.inspect(watch(watched, report));
  const exposureLog = new ExposureLog();
  portal.system.inspect(exposureLog.inspect);
  exposureLog.watchPage();
  const { vault, secrets } = typedSecrets();
  portal.system.inspect((inspectionEvent) => {
    if (inspectionEvent.type !== '@xstate.event' || !isActor(inspectionEvent.actorRef)) return;
    const actor = inspectionEvent.actorRef;
    events.set(actor, [...(events.get(actor) ?? []), inspectionEvent.event]);
    const snapshot: unknown = actor.getSnapshot();
    if (
      inspectionEvent.sourceRef ||
      own ||
      !isMachineSnapshot(snapshot) ||
      inspectionEvent.event.type.startsWith('xstate.')
    )
      return;
    if (!snapshot.can(inspectionEvent.event)) ignored.push({ to: actor.id, event: inspectionEvent.event });
  });

  // jsdom has no layout to scroll.
  window.scrollTo = () => {};
  for (const { id } of toasts.list()) toasts.dismiss(id);
  // As if a pointer rested on them, because a path takes arbitrarily long.
  toasts.hold();
  reads.clear();
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
    portal,
    clock,
    screen: screenOf(wordsOf(language), history),
    ignored,
    /** Lists the places where a typed secret is found; there must be none (asvs 14.2.1). */
    leaks() {
      exposureLog.note('persisted snapshot', JSON.stringify(portal.getPersistedSnapshot()));
      exposureLog.note('history', history.location.href);
      return exposureLog.leaks(secrets());
    },
    /** Events that an actor has received so far. */
    eventsOf: (actor: AnyActorRef) => events.get(actor) ?? [],
    /** Does something that no view does: a child reports, work settles, time passes. */
    act: (thing: () => void) =>
      act(async () => {
        own = true;
        try {
          thing();
        } finally {
          own = false;
        }
      }),
  };
}

export type RenderedPage = Awaited<ReturnType<typeof openPage>>;
