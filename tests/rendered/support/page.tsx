import { createMemoryHistory } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { type AnyActorLogic, type AnyActorRef, type AnyEventObject, createActor, isMachineSnapshot } from 'xstate';
import { portalMachine } from '../../../machines/portal/portal.machine';
import { type Language, ManualClock, type Seen, watch } from '../../../src/atlas';
import { createClient } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { App } from '../../../src/portal/app/app';
import { listen } from '../../../src/portal/app/listen';
import { loadView } from '../../../src/portal/app/registry';
import { createPortalRouter } from '../../../src/portal/app/router';
import { reads } from '../../../src/portal/parts/portal/reads';
import { bringWords, speak } from '../../../src/portal/parts/portal/words';
import { toasts } from '../../../src/portal/ui/toast-store';
import { Told } from '../../support/leaks';
import { screenOf } from '../../support/screen-testing-library';
import { wordsOf } from '../../support/words';
import { held, standIn } from './stand-ins';
import { typedSecrets } from './typed-secrets';

type Stage = {
  language: Language;
  /** The charts below the root, by their names in its `setup`. */
  children: Record<string, AnyActorLogic>;
  input: { language: Language };
  /** The chart whose microsteps are reported. */
  watched: Parameters<typeof watch>[0];
  report: (seen: Seen) => void;
};

/** What a view sent to a chart that has nothing to do with it there. */
export type Ignored = { to: string; event: AnyEventObject };

/** The gateway of lists and pages: it answers what a member sees in the header. */
const client = createClient(endpoints, {
  fetch: async () => Response.json({ success: true, message: 'OK', value: { sumBalance: '25000.00' } }),
  credentials: () => ({ language: 'en', merchant: 'maidan', token: null }),
  seal: () => Promise.reject(new Error('Nothing is sealed here')),
});

const isActor = (ref: object): ref is AnyActorRef => 'id' in ref && 'getSnapshot' in ref;

/** The dialogs whose chunks are there from the start. */
const VIEWS = [
  'login',
  'register',
  'memberCentre',
  'agentCentre',
  'afterLogin',
  'freeTrial',
  'accountLink',
  'changePassword',
  'forgotPassword',
  'resetPassword',
] as const;

/** The pages of the member centre, likewise. */
const PAGES = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'transferUpline',
  'withdraw',
  'limits',
  'transactionHistory',
  'personalProfit',
];

/** The whole page in jsdom: the real views, router and listener round a root chart whose work is held. */
export async function openPage({ language, children, input, watched, report }: Stage) {
  const clock = new ManualClock();
  const portal = createActor(standIn(portalMachine, held(portalMachine, children)), { input, clock });
  clock.attach(portal);
  const events = new Map<AnyActorRef, AnyEventObject[]>();
  const ignored: Ignored[] = [];
  let own = false;
  portal.system.inspect(watch(watched, report));
  const told = new Told();
  portal.system.inspect(told.inspect);
  told.watchPage();
  const { vault, secrets } = typedSecrets();
  portal.system.inspect((told) => {
    if (told.type !== '@xstate.event' || !isActor(told.actorRef)) return;
    const actor = told.actorRef;
    events.set(actor, [...(events.get(actor) ?? []), told.event]);
    const snapshot: unknown = actor.getSnapshot();
    if (told.sourceRef || own || !isMachineSnapshot(snapshot) || told.event.type.startsWith('xstate.')) return;
    if (!snapshot.can(told.event)) ignored.push({ to: actor.id, event: told.event });
  });

  // jsdom has no layout to scroll.
  window.scrollTo = () => {};
  for (const { id } of toasts.list()) toasts.dismiss(id);
  // As if a pointer rested on them: a path takes as long as it takes.
  toasts.hold();
  reads.clear();
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createPortalRouter({ portal }, history);
  await bringWords('shell', language);
  await speak(language);
  await Promise.all([...VIEWS.map((name) => loadView(name)), ...PAGES.map((page) => loadView('memberCentre', page))]);
  await router.load();
  await act(async () => {
    render(<App page={{ portal, vault, client }} router={router} />);
    portal.start();
    listen(portal, router);
  });

  return {
    portal,
    clock,
    screen: screenOf(wordsOf(language), history),
    ignored,
    /** Where what was typed in secret is found: nowhere (asvs 14.2.1). */
    leaks() {
      told.note('persisted snapshot', JSON.stringify(portal.getPersistedSnapshot()));
      told.note('history', history.location.href);
      return told.leaks(secrets());
    },
    /** The events an actor got so far. */
    eventsOf: (actor: AnyActorRef) => events.get(actor) ?? [],
    /** Does something that no view does: a child reports, work is settled, time passes. */
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
