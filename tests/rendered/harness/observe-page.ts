import { act } from '@testing-library/react';
import { type AnyActorRef, type AnyEventObject, isMachineSnapshot } from 'xstate';
import { type MicrostepCoverage, watch } from '../../../src/atlas';
import { reads } from '../../../src/ui/list/reads';
import { toasts } from '../../../src/ui/toast-store';
import { ExposureLog } from '../../harness/leaks';
import { typedSecrets } from './typed-secrets';

/** Chart whose microsteps are reported. */
export type Watched = {
  watched: Parameters<typeof watch>[0];
  report: (observation: MicrostepCoverage) => void;
};

/** Event that a view sent to a chart that ignores it in that state. */
type Ignored = { to: string; event: AnyEventObject };

const isActor = (ref: object): ref is AnyActorRef => 'id' in ref && 'getSnapshot' in ref;

/** Clears what earlier pages have left: toasts and lists that were read. */
export function clearPage() {
  for (const { id } of toasts.list()) toasts.dismiss(id);
  reads.clear();
}

/** Observes a root chart and the page round it: events, ignored events, and places where a typed secret is found. */
export function observePage(root: AnyActorRef, { watched, report }: Watched) {
  const events = new Map<AnyActorRef, AnyEventObject[]>();
  const ignored: Ignored[] = [];
  let own = false;
  root.system.inspect(watch(watched, report));
  const exposureLog = new ExposureLog();
  root.system.inspect(exposureLog.inspect);
  exposureLog.watchPage();
  const { vault, secrets } = typedSecrets();
  root.system.inspect((inspection) => {
    if (inspection.type !== '@xstate.event' || !isActor(inspection.actorRef)) return;
    const { actorRef: actor, event, sourceRef } = inspection;
    events.set(actor, [...(events.get(actor) ?? []), event]);
    const snapshot: unknown = actor.getSnapshot();
    if (sourceRef || own || !isMachineSnapshot(snapshot) || event.type.startsWith('xstate.')) return;
    if (!snapshot.can(event)) ignored.push({ to: actor.id, event });
  });
  return {
    vault,
    ignored,
    /** Lists the places where a typed secret is found, also in `more`; there must be none (asvs 14.2.1). */
    leaks(more: Record<string, string> = {}) {
      exposureLog.note('persisted snapshot', JSON.stringify(root.getPersistedSnapshot()));
      for (const [place, text] of Object.entries(more)) exposureLog.note(place, text);
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
