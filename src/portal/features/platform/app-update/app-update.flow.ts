import { fromCallback, fromPromise } from 'xstate';
import { appUpdateMachine } from '../../../../../machines/platform/app-update/app-update.machine';
import { isLaterRelease, RELEASE } from '../../../../contract/platform/release';
import { isTyped } from '../../../browser/is-typed';
import { aWorkerWaits, letTakeOver } from '../../../browser/waiting-worker';

/** Address of the worker; the gateway always sends the newest. */
const WORKER = '/sw.js';

/** Reports the releases of the gateways that respond. Returns a function that stops it. */
type WatchRelease = (notify: (release: string) => void) => () => void;

/**
 * Meets own.app.offline, own.app.update, own.app.release. `container`: undefined where the browser has no workers. A
 * gateway of an earlier release, as during an upgrade, is no reason to reload.
 */
export const appUpdateFlow = (
  container: ServiceWorkerContainer | undefined,
  page: Document,
  watchRelease: WatchRelease,
) =>
  appUpdateMachine.provide({
    actors: {
      register: fromPromise(async () => {
        const registered = await container?.register(WORKER);
        if (!registered?.scope) throw new Error('The browser took no worker');
      }),
      watchVersions: fromCallback(({ sendBack }) => {
        const stops = [
          watchRelease((release) => isLaterRelease(release, RELEASE) && sendBack({ type: 'release.found' })),
          container ? watchWorker(container, (type) => sendBack({ type })) : () => undefined,
        ];
        return () => {
          for (const stop of stops) stop();
        };
      }),
      look: fromPromise<void>(async () => void (await (await container?.ready)?.update())),
      takeOver: fromPromise(async () => {
        // The registration of a rejected worker never becomes ready.
        const registration = await container?.getRegistration();
        if (registration) await letTakeOver(registration);
      }),
      weigh: fromPromise(async () => ({ kind: isTyped(page) ? ('typed' as const) : ('free' as const) })),
    },
  });

/** Notifies of a waiting version, and of one that another tab has activated. Returns a function that stops it. */
function watchWorker(
  container: ServiceWorkerContainer,
  notify: (change: 'update.found' | 'update.takenOver') => void,
): () => void {
  // The first worker that a page gets replaces none.
  const had = container.controller !== null;
  const stop = new AbortController();
  const { signal } = stop;
  container.addEventListener('controllerchange', () => had && notify('update.takenOver'), { signal });
  void container.ready.then((registration) => aWorkerWaits(registration, () => notify('update.found'), signal));
  return () => stop.abort();
}
